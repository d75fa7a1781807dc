import { visitor } from '@/lib/device/visitor'
import { fileStore, isWhole, pieceSize } from './file-store'

/** A file that is on the device whole. */
export interface KeptFile {
  /** Whose copy it is: who asked for it, or the visitor before them. */
  owner: string
  bytes: number
  /** The server has a newer one: this one is for when it cannot be reached. */
  isOld: boolean
  /** Bytes from `begin` up to, not including, `end`. Rejects when the device has lost them. */
  read: (begin: number, end: number) => Promise<Uint8Array>
  /** All of it, to be saved elsewhere. Rejects as `read` does. */
  blob: (type: string) => Promise<Blob>
}

/** Pieces that stay in memory: a reader asks for many small parts of the same one. */
const atHand = 2

async function copyOf(owner: string, key: string): Promise<KeptFile | null> {
  const record = await fileStore.find(owner, key)
  if (!record || !isWhole(record)) return null
  const recent = new Map<number, Promise<Uint8Array>>()

  const fetchPiece = async (index: number) => {
    const piece = await fileStore.piece(owner, key, record, index)
    if (!piece) throw new Error('A part of the kept file is missing')
    return piece
  }
  const pieceOf = (index: number) => {
    const piece = recent.get(index) ?? fetchPiece(index)
    recent.delete(index)
    recent.set(index, piece)
    for (const older of recent.keys()) if (recent.size > atHand) recent.delete(older)
    return piece
  }

  return {
    owner,
    bytes: record.bytes,
    isOld: record.isOld,
    read: async (begin, end) => {
      // A copy: what is handed to a worker is taken from here.
      const bytes = new Uint8Array(end - begin)
      for (let index = Math.floor(begin / pieceSize); index * pieceSize < end; index++) {
        const at = index * pieceSize
        const part = (await pieceOf(index)).subarray(Math.max(begin - at, 0), end - at)
        bytes.set(part, Math.max(at - begin, 0))
      }
      return bytes
    },
    blob: async (type) => {
      const parts: Blob[] = []
      // One by one: a browser may put a blob on the disk, and a large book is not to be in memory whole.
      for (let index = 0; index < record.pieces; index++) {
        parts.push(new Blob([new Uint8Array(await fetchPiece(index))]))
      }
      return new Blob(parts, { type })
    },
  }
}

/**
 * The copy that `owner` keeps of a file, by `fileKey`, or that was kept before they signed in; null when there is none, or
 * it is not whole. Never rejects.
 */
export const keptFile = async (owner: string, key: string): Promise<KeptFile | null> =>
  (await copyOf(owner, key)) ?? (owner === visitor ? null : copyOf(visitor, key))
