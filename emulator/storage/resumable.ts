/** Resumable uploads: start, chunks, query, finalize, cancel. Unfinished ones are kept in memory only. */
import { randomUUID } from 'node:crypto'
import { HttpError } from '../http'
import type { Settable } from './stored-object'

export interface ResumableUpload {
  id: string
  bucket: string
  name: string
  settings: Partial<Settable>
  chunks: Buffer[]
  size: number
  status: 'active' | 'final' | 'cancelled'
}

export interface ResumableUploads {
  start(upload: Pick<ResumableUpload, 'bucket' | 'name' | 'settings'>): ResumableUpload
  /** @throws HttpError 400 when there is no such upload. */
  find(id: string): ResumableUpload
  clear(): void
}

/** The SDK sends chunks in multiples of this many bytes. */
export const CHUNK_GRANULARITY = 256 * 1024

export function createResumableUploads(): ResumableUploads {
  const uploads = new Map<string, ResumableUpload>()
  return {
    start(begun) {
      const upload: ResumableUpload = { ...begun, id: randomUUID(), chunks: [], size: 0, status: 'active' }
      uploads.set(upload.id, upload)
      return upload
    },
    find(id) {
      const upload = uploads.get(id)
      if (!upload) throw new HttpError(400, 'There is no such upload.')
      return upload
    },
    clear: () => uploads.clear(),
  }
}
