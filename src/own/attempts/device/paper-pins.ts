import * as z from 'zod/mini'
import type { Paper } from '@/domain/paper'
import { mayKeepFor } from '@/session'
import { paperShelf, pinArea } from './paper-shelf'

/** What makes a paper stay until it is taken off: it was kept on purpose. */
export interface Pin {
  /** Bytes of the paper and its pictures. */
  readonly bytes: number
  readonly title: string
  /** Addresses of its pictures. */
  readonly pictures: readonly string[]
}

const pinSchema: z.ZodMiniType<Pin> = z.object({
  bytes: z.number(),
  title: z.string(),
  pictures: z.array(z.string()),
})

/** What is kept on purpose, by the keys of its tests. Never rejects. */
export async function pinsOf(owner: string): Promise<Map<string, Pin>> {
  const entries = await pinArea.entries(owner).catch(() => [])
  return new Map(
    entries.flatMap(([key, value]) => {
      const pin = pinSchema.safeParse(value).data
      return pin ? [[key, pin] as const] : []
    }),
  )
}

/** Keeps a paper until it is taken off. Rejects where the device refuses, as a full one does; then it is not pinned. */
export async function pinPaper(owner: string, key: string, paper: Paper, pin: Pin): Promise<void> {
  if (!mayKeepFor(owner)) return
  // The pin last: it says that all of it is here.
  await paperShelf.put(owner, key, paper)
  await pinArea.setMany(owner, [[key, pin]])
}

/** Takes papers off the device. Rejects where the device refuses. */
export async function unpinPapers(owner: string, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => pinArea.delete(owner, key)))
  await paperShelf.keep(owner, new Map(keys.map((key) => [key, null])))
}
