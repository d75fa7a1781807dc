/** Resumable uploads in progress. They are in memory only: a restart of the backend ends them. */
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
  /** @throws HttpError 404 when there is no such upload, or it was dropped. */
  find(id: string): ResumableUpload
  add(upload: ResumableUpload, chunk: Buffer): void
  clear(): void
}

/** Uploads that were not used for the longest time are dropped when there are more, or when they hold more bytes. */
interface Limits {
  readonly uploads: number
  readonly bytes: number
  /** An unused upload is dropped after this time. Production waits a week. */
  readonly idleMs: number
}

const LIMITS: Limits = { uploads: 100, bytes: 256 * 1024 * 1024, idleMs: 3_600_000 }

/** The SDK sends chunks in multiples of this many bytes. */
export const CHUNK_GRANULARITY = 256 * 1024

/** @param limits Other limits, for tests. */
export function createResumableUploads(limits: Partial<Limits> = {}): ResumableUploads {
  const most = { ...LIMITS, ...limits }
  /** The one that was used last stands last. */
  const uploads = new Map<string, { readonly upload: ResumableUpload; readonly timer: NodeJS.Timeout }>()

  const remove = (id: string): void => {
    clearTimeout(uploads.get(id)?.timer)
    uploads.delete(id)
  }
  const drop = (upload: ResumableUpload): void => {
    remove(upload.id)
    upload.end('cancelled')
  }
  const bytesHeld = (): number => {
    const chunks = [...uploads.values()].flatMap(({ upload }) => upload.chunks)
    return chunks.reduce((sum, { length }) => sum + length, 0)
  }
  const use = (upload: ResumableUpload): void => {
    remove(upload.id)
    uploads.set(upload.id, { upload, timer: setTimeout(() => drop(upload), most.idleMs).unref() })
    for (const { upload: oldest } of uploads.values()) {
      if (uploads.size <= most.uploads && bytesHeld() <= most.bytes) return
      drop(oldest)
    }
  }

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
      use(upload)
      return upload
    },
    find(id) {
      const found = uploads.get(id)
      if (!found) throw new HttpError(404, 'There is no such upload.')
      use(found.upload)
      return found.upload
    },
    add(upload, chunk) {
      upload.chunks.push(chunk)
      upload.size += chunk.length
      use(upload)
    },
    clear: () => {
      for (const { upload } of uploads.values()) drop(upload)
    },
  }
}
