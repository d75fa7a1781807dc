import { visitor } from '@/lib/device/visitor'
import { downloadItems, putItem } from '../device/download-list'
import type { DownloadItem } from '../model/download-item'
import { idOfFile } from './file-address'
import { fileStore, pieceSize } from './file-store'

/** A file that is on the device whole. */
export interface DownloadedFile {
  /** Who downloaded it: the student, or the visitor of this device. */
  owner: string
  bytes: number
  /** The server has a newer one: this one is for when it cannot be reached. */
  isOld: boolean
  /** Bytes from `begin` up to, not including, `end`. Rejects when the device has lost them. */
  read: (begin: number, end: number) => Promise<Uint8Array>
  /** All of it, to be saved elsewhere. Rejects as `read` does. */
  blob: (type: string) => Promise<Blob>
}

/** Pieces that stay in memory: a reader reads many small parts of the same one. */
const piecesInMemory = 2

async function copyOf(owner: string, key: string): Promise<DownloadedFile | null> {
  const record = await fileStore.find(owner, key)
  const edition = record?.open
  if (!edition) return null
  const recent = new Map<number, Promise<Uint8Array>>()

  const fetchPiece = async (index: number) => {
    const piece = await fileStore.piece(owner, key, edition, index)
    if (!piece) throw new Error('A part of the downloaded file is missing')
    return piece
  }
  const pieceOf = (index: number) => {
    const piece = recent.get(index) ?? fetchPiece(index)
    recent.delete(index)
    recent.set(index, piece)
    for (const older of recent.keys()) if (recent.size > piecesInMemory) recent.delete(older)
    return piece
  }

  return {
    owner,
    bytes: edition.bytes,
    isOld: record.isOld,
    read: async (begin, end) => {
      // A copy: a worker that gets these bytes takes them away from here.
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
      // One by one: a browser may move a blob to the disk, and a large book must not be in memory whole.
      for (let index = 0; index < edition.pieces; index++)
        parts.push(new Blob([new Uint8Array(await fetchPiece(index))]))
      return new Blob(parts, { type })
    },
  }
}

/**
 * The download of a file, by `fileKey`: of `owner`, or of this device's visitor; null when there is none, or it is not
 * complete. Never rejects.
 */
export const downloadedFile = async (owner: string, key: string): Promise<DownloadedFile | null> =>
  (await copyOf(owner, key)) ?? (owner === visitor ? null : copyOf(visitor, key))

/** The list's item of such a file; null for none. Never rejects. */
export async function downloadedFileItem(owner: string, key: string): Promise<DownloadItem | null> {
  const copy = await downloadedFile(owner, key)
  return copy && ((await downloadItems(owner)).find(({ id }) => id === idOfFile(key)) ?? null)
}

/** Notes that the server lets the student have it now. Never rejects. */
export async function noteChecked(owner: string, item: DownloadItem): Promise<void> {
  await putItem(owner, { ...item, checkedAt: Date.now() }).catch(() => undefined)
}
