import {
  collection,
  deleteField,
  doc,
  type FieldValue,
  type Firestore,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { readLimits } from '@/config/limits'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type SavedItem, savedFields, savedItemSchema, savedKey } from './item'

const drawers = 10

/**
 * The drawer, `0` to `9`, in which the account stores an item: the same on every device. Rules can count the items of one
 * document but not the documents of a collection, and one document with all items would be too big for them
 * (docs/decisions/036).
 */
function drawerOf(key: string): string {
  let sum = 0
  for (let index = 0; index < key.length; index++) sum = (sum * 31 + key.charCodeAt(index)) % 1_000_003
  return String(sum % drawers)
}

/** A drawer of `users/{uid}/saved`. A bad item is left out. */
const savedDrawerSchema: z.ZodMiniType<SavedItem[]> = z.pipe(
  z.object({ lastKey: z.string(), items: z._default(z.record(z.string(), z.unknown()), {}) }),
  z.transform(({ items }) =>
    Object.values(items).flatMap((value) => savedItemSchema.safeParse(value).data ?? []),
  ),
)

/** `users/{uid}/saved`: what a student saves for later (docs/decisions/011, 036). Every function throws AppError. */
export function createSavedRepository(firestore: Firestore) {
  const own = (userId: string) => collection(firestore, 'users', userId, 'saved')

  async function write(userId: string, item: SavedItem, value: FieldValue | object): Promise<void> {
    const key = savedKey(item)
    const change = { items: { [key]: value }, lastKey: key }
    await asStudent(() => setDoc(doc(own(userId), drawerOf(key)), change, { merge: true })).catch(rethrow)
  }

  return {
    /** What is saved, in no order. */
    async list(userId: string): Promise<SavedItem[]> {
      const all = query(own(userId), limit(readLimits.saved))
      return (await asStudent(() => readList(all, savedDrawerSchema))).flat()
    },

    /** Saves an item, or saves it again. */
    put: (userId: string, item: SavedItem): Promise<void> => write(userId, item, savedFields(item)),

    /** Also for one that is not there (any more). */
    remove: (userId: string, item: SavedItem): Promise<void> => write(userId, item, deleteField()),
  }
}

export type SavedRepository = ReturnType<typeof createSavedRepository>

export const savedRepository = createSavedRepository(db)
