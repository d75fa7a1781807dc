/** Resumable uploads in progress. They are in memory only: a restart of the backend ends them. */
import { randomUUID } from 'node:crypto'
import { type Call, HttpError } from '../http'
import { type Announced, MAX_OBJECT_BYTES } from './stored-object'

export interface ResumableUpload {
  readonly id: string
  readonly bucket: string
  readonly name: string
  readonly announced: Announced
  chunks: Buffer[]
  /** Bytes received so far. */
  size: number
  status: 'active' | 'final' | 'cancelled'
  /** The call whose body is on its way. */
  incoming: Call | null
  /** Takes no more chunks and lets go of those that came. */
  end(status: 'final' | 'cancelled'): void
}

export type ResumableUploads = ReturnType<typeof createResumableUploads>

/**
 * When there are more uploads, or they hold more bytes, those that have ended are dropped first, then those that were not
 * used for the longest time.
 */
interface Limits {
  readonly uploads: number
  readonly bytes: number
  /** An unused upload is dropped after this time. Production waits a week. */
  readonly idleMs: number
}

const LIMITS: Limits = { uploads: 100, bytes: 256 * 1024 * 1024, idleMs: 3_600_000 }

/** The bytes that a body will have; one that does not say may be as large as any. */
function announcedBytes({ headers }: Call): number {
  return Math.min(Number(headers['content-length'] ?? MAX_OBJECT_BYTES), MAX_OBJECT_BYTES)
}

/** The SDK sends chunks in multiples of this many bytes. */
export const CHUNK_GRANULARITY = 256 * 1024

/** @param limits Other limits, for tests. */
export function createResumableUploads(limits: Partial<Limits> = {}) {
  const most = { ...LIMITS, ...limits }
  /** The last used one is last. */
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
    let sum = 0
    for (const { upload } of uploads.values()) {
      for (const { length } of upload.chunks) sum += length
      if (upload.incoming) sum += announcedBytes(upload.incoming)
    }
    return sum
  }
  const use = (upload: ResumableUpload): void => {
    remove(upload.id)
    uploads.set(upload.id, { upload, timer: setTimeout(() => drop(upload), most.idleMs).unref() })
    const all = [...uploads.values()].map((held) => held.upload)
    for (const ended of all) if (uploads.size > most.uploads && ended.status !== 'active') drop(ended)
    for (const oldest of all) {
      if (uploads.size <= most.uploads && bytesHeld() <= most.bytes) return
      drop(oldest)
    }
  }

  return {
    start(begun: Pick<ResumableUpload, 'bucket' | 'name' | 'announced'>): ResumableUpload {
      const upload: ResumableUpload = {
        ...begun,
        id: randomUUID(),
        chunks: [],
        size: 0,
        status: 'active',
        incoming: null,
        end(status) {
          upload.status = status
          upload.chunks = []
          upload.incoming?.request.destroy()
        },
      }
      use(upload)
      return upload
    },
    /** @throws HttpError 404 when there is no such upload, or it was dropped. */
    find(id: string): ResumableUpload {
      const found = uploads.get(id)
      if (!found) throw new HttpError(404, 'There is no such upload.')
      use(found.upload)
      return found.upload
    },
    /** Reads the next chunk; a body that was still on its way is given up. @throws HttpError */
    async receive(upload: ResumableUpload, call: Call): Promise<Buffer> {
      upload.incoming?.request.destroy()
      upload.incoming = call
      try {
        use(upload)
        return await call.body(MAX_OBJECT_BYTES)
      } finally {
        if (upload.incoming === call) upload.incoming = null
      }
    },
    add(upload: ResumableUpload, chunk: Buffer): void {
      upload.chunks.push(chunk)
      upload.size += chunk.length
      use(upload)
    },
    clear: () => {
      for (const { upload } of uploads.values()) drop(upload)
    },
  }
}
