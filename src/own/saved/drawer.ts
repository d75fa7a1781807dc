import * as z from 'zod/mini'
import { type SavedItem, savedItemSchema } from './item'

const drawers = 10

/**
 * The drawer, `0` to `9`, in which the account stores an item: the same on every device. Rules can count the items of one
 * document but not the documents of a collection, and one document with all items would be too big for them
 * (docs/decisions/036).
 */
export function drawerOf(key: string): string {
  let sum = 0
  for (let index = 0; index < key.length; index++) sum = (sum * 31 + key.charCodeAt(index)) % 1_000_003
  return String(sum % drawers)
}

const readItem = (value: unknown): SavedItem[] => {
  const { data } = savedItemSchema.safeParse(value)
  return data ? [data] : []
}

/** A drawer of `users/{uid}/saved`. A bad item is left out. */
export const savedDrawerSchema: z.ZodMiniType<SavedItem[]> = z.pipe(
  z.object({ lastKey: z.string(), items: z._default(z.record(z.string(), z.unknown()), {}) }),
  z.transform(({ items }) => Object.values(items).flatMap(readItem)),
)
