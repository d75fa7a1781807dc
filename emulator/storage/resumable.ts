/** Resumable uploads under way. They are kept in memory only: a restart of the backend ends them. */
import { randomUUID } from 'node:crypto'
import { HttpError } from '../http'
import type { Announced } from './stored-object'

export interface ResumableUpload {
  readonly id: string
  readonly bucket: string
  readonly name: string
  readonly announced: Announced
  chunks: Buffer[]
  /** Bytes received so far. */
  size: number
  status: 'active' | 'final' | 'cancelled'
  /** Takes no more chunks and lets go of those that came. */
  end(status: 'final' | 'cancelled'): void
}

export interface ResumableUploads {
  start(upload: Pick<ResumableUpload, 'bucket' | 'name' | 'announced'>): ResumableUpload
  /** @throws HttpError 404 when there is no such upload. */
  find(id: string): ResumableUpload
  clear(): void
}

/** The SDK sends chunks in multiples of this many bytes. */
export const CHUNK_GRANULARITY = 256 * 1024

export function createResumableUploads(): ResumableUploads {
  const uploads = new Map<string, ResumableUpload>()
  return {
    start(begun) {
      const upload: ResumableUpload = {
        ...begun,
        id: randomUUID(),
        chunks: [],
        size: 0,
        status: 'active',
        end(status) {
          upload.status = status
          upload.chunks = []
        },
      }
      uploads.set(upload.id, upload)
      return upload
    },
    find(id) {
      const upload = uploads.get(id)
      if (!upload) throw new HttpError(404, 'There is no such upload.')
      return upload
    },
    clear: () => uploads.clear(),
  }
}
