import * as z from 'zod/mini'
import { createDeviceStore } from '@/lib/device/device-store'

/** Bytes of one piece of a kept file; the last one is shorter. */
export const pieceSize = 512 * 1024

const addressSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('storage'), path: z.string(), productId: z.nullable(z.string()) }),
  z.object({ kind: z.literal('web'), url: z.string() }),
])

const recordSchema = z.object({
  address: addressSchema,
  /** What its server calls this state of the file. */
  version: z.string(),
  bytes: z.number(),
  /** How many pieces are here, from the first one on. */
  pieces: z.number(),
  /** The server has another version since. */
  isOld: z.boolean(),
})

/** What is here of a file. */
export type FileRecord = Readonly<z.infer<typeof recordSchema>>

export const loadedOf = ({ pieces, bytes }: FileRecord) => Math.min(pieces * pieceSize, bytes)
export const isWhole = (record: FileRecord) => loadedOf(record) === record.bytes

const store = createDeviceStore('offline-files', { atSignOut: 'forgotten' })

// No name of a file has a line break.
const below = (key: string) => `${key}\n`
const placeOf = (key: string, piece: number) => `${below(key)}${piece}`

/** The bytes of kept files, in pieces, by `fileKey`. All but `find` reject where the device refuses. */
export const fileStore = {
  /** null when nothing is here, or the device does not say. */
  async find(owner: string, key: string): Promise<FileRecord | null> {
    const kept = await store.get(owner, key).catch(() => null)
    return recordSchema.safeParse(kept).data ?? null
  },

  /** Begins a file; nothing stays of an earlier version, which is lost only once the device has taken this much. */
  async begin(owner: string, key: string, record: FileRecord): Promise<void> {
    await store.setMany(owner, [[key, record]])
    await store.deleteBelow(owner, below(key))
  },

  /** @returns the record with one piece more, on the disk as the piece is */
  async add(owner: string, key: string, record: FileRecord, piece: Uint8Array): Promise<FileRecord> {
    const next = { ...record, pieces: record.pieces + 1 }
    await store.setMany(owner, [
      [placeOf(key, record.pieces), piece],
      [key, next],
    ])
    return next
  },

  note: (owner: string, key: string, record: FileRecord) => store.setMany(owner, [[key, record]]),

  /** null for one that is not here. */
  async piece(owner: string, key: string, index: number): Promise<Uint8Array | null> {
    const kept = await store.get(owner, placeOf(key, index))
    return ArrayBuffer.isView(kept) ? new Uint8Array(kept.buffer, kept.byteOffset, kept.byteLength) : null
  },

  async remove(owner: string, key: string): Promise<void> {
    await store.deleteBelow(owner, below(key))
    await store.delete(owner, key)
  },
}
