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
  /** An edition that is not here whole yet: the one before it opens until then, and has a record of its own. */
  isComing: z.exactOptional(z.boolean()),
  /** Its pieces lie in the second place, because those of the edition before it lay in the first. */
  isSecond: z.exactOptional(z.boolean()),
})

/** What is here of a file. */
export type FileRecord = Readonly<z.infer<typeof recordSchema>>

export const loadedOf = ({ pieces, bytes }: FileRecord) => Math.min(pieces * pieceSize, bytes)
export const isWhole = (record: FileRecord) => loadedOf(record) === record.bytes

const store = createDeviceStore('offline-files', { atSignOut: 'forgotten' })

// No name of a file has a line break.
const below = (key: string) => `${key}\n`
const coming = (key: string) => `${below(key)}=`
const nameOf = (key: string, { isComing = false }: FileRecord) => (isComing ? coming(key) : key)
/** How the names of its pieces begin. */
const startsOf = (key: string, isSecond = false): string[] =>
  isSecond ? [`${below(key)}+`] : Array.from({ length: 10 }, (_, digit) => `${below(key)}${digit}`)
const placeOf = (key: string, { isSecond = false }: FileRecord, piece: number) =>
  `${below(key)}${isSecond ? '+' : ''}${piece}`

async function recordAt(owner: string, name: string): Promise<FileRecord | null> {
  const kept = await store.get(owner, name).catch(() => null)
  return recordSchema.safeParse(kept).data ?? null
}

/** The bytes of kept files, in pieces, by `fileKey`. All but `find` and `coming` reject where the device refuses. */
export const fileStore = {
  /** The edition that opens, or the only one that is on its way; null when nothing is here, or the device does not say. */
  find: (owner: string, key: string): Promise<FileRecord | null> => recordAt(owner, key),

  /** The edition that is on its way beside one that opens; null as above. */
  coming: (owner: string, key: string): Promise<FileRecord | null> => recordAt(owner, coming(key)),

  /** Begins a file; nothing stays of what was here, which is lost only once the device has taken this much. */
  async begin(owner: string, key: string, record: FileRecord): Promise<void> {
    await store.setMany(owner, [[key, record]])
    await store.deleteBelow(owner, below(key))
  },

  /** @returns the record with one piece more, on the disk as the piece is */
  async add(owner: string, key: string, record: FileRecord, piece: Uint8Array): Promise<FileRecord> {
    const next = { ...record, pieces: record.pieces + 1 }
    await store.setMany(owner, [
      [placeOf(key, record, record.pieces), piece],
      [nameOf(key, next), next],
    ])
    return next
  },

  note: (owner: string, key: string, record: FileRecord) =>
    store.setMany(owner, [[nameOf(key, record), record]]),

  /** Nothing stays of a file but this edition, which opens from now on. @returns its record */
  async keepOnly(owner: string, key: string, record: FileRecord): Promise<FileRecord> {
    const { isComing: _, ...only } = record
    await store.setMany(owner, [[key, only]])
    await store.delete(owner, coming(key))
    for (const start of startsOf(key, !only.isSecond)) await store.deleteBelow(owner, start)
    return only
  },

  /** null for one that is not here. */
  async piece(owner: string, key: string, record: FileRecord, index: number): Promise<Uint8Array | null> {
    const kept = await store.get(owner, placeOf(key, record, index))
    return ArrayBuffer.isView(kept) ? new Uint8Array(kept.buffer, kept.byteOffset, kept.byteLength) : null
  },

  async remove(owner: string, key: string): Promise<void> {
    await store.deleteBelow(owner, below(key))
    await store.delete(owner, key)
  },
}
