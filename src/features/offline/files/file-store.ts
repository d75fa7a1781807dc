import * as z from 'zod/mini'
import { createDeviceStore } from '@/lib/device/device-store'

/** Bytes of one piece of a file; the last one is shorter. */
export const pieceSize = 512 * 1024

const editionSchema = z.object({
  /** From its size and what the server calls this version: two editions with one name are the same. */
  name: z.string(),
  bytes: z.number(),
  /** How many pieces are on the device, from the first one on. */
  pieces: z.number(),
})
/** One version of a file. */
export type Edition = Readonly<z.infer<typeof editionSchema>>

const recordSchema = z.object({
  address: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('storage'), path: z.string(), productId: z.nullable(z.string()) }),
    z.object({ kind: z.literal('web'), url: z.string() }),
  ]),
  /** The edition that opens: all of it is here. */
  open: z.nullable(editionSchema),
  /** The edition that is being downloaded; at its end it replaces the one that opens. */
  coming: z.nullable(editionSchema),
  /** The server has a newer edition than the one that opens. */
  isOld: z.boolean(),
})
/** What is on the device of a file. */
export type FileRecord = Readonly<z.infer<typeof recordSchema>>

export const loadedOf = ({ pieces, bytes }: Edition) => Math.min(pieces * pieceSize, bytes)

const store = createDeviceStore('offline-files', { atSignOut: 'forgotten' })

// No name of a file has a line break.
const below = (key: string) => `${key}\n`
const piecesOf = (key: string, { name }: Edition) => `${below(key)}${name}/`

/** Files in pieces, by `fileKey`. All but `find` reject when the device refuses. */
export const fileStore = {
  /** null when nothing is here, or the device does not answer. */
  async find(owner: string, key: string): Promise<FileRecord | null> {
    const stored = await store.get(owner, key).catch(() => null)
    return recordSchema.safeParse(stored).data ?? null
  },

  /** Stores a record, then deletes the pieces of each edition of `before` that it does not have. */
  async replace(owner: string, key: string, before: FileRecord | null, record: FileRecord): Promise<void> {
    await store.setMany(owner, [[key, record]])
    const names = [record.open?.name, record.coming?.name]
    for (const edition of [before?.open, before?.coming])
      if (edition && !names.includes(edition.name)) await store.deleteBelow(owner, piecesOf(key, edition))
  },

  /** Stores the next piece of the edition that is coming, with the record. @returns the record */
  async add(owner: string, key: string, record: FileRecord, piece: Uint8Array): Promise<FileRecord> {
    if (!record.coming) return record
    const { pieces } = record.coming
    const next = { ...record, coming: { ...record.coming, pieces: pieces + 1 } }
    await store.setMany(owner, [
      [piecesOf(key, record.coming) + pieces, piece],
      [key, next],
    ])
    return next
  },

  /** null for one that is not here. */
  async piece(owner: string, key: string, edition: Edition, index: number): Promise<Uint8Array | null> {
    const stored = await store.get(owner, piecesOf(key, edition) + index)
    return ArrayBuffer.isView(stored)
      ? new Uint8Array(stored.buffer, stored.byteOffset, stored.byteLength)
      : null
  },

  async remove(owner: string, key: string): Promise<void> {
    await store.deleteBelow(owner, below(key))
    await store.delete(owner, key)
  },
}
