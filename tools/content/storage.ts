/** Files in Storage, as administrator: what the tool uploads beside documents. */
import type { TokenSource } from '../../api/firestore/call'
import { type Log, networkReason } from '../../api/upstream'
import type { Upload } from './question-files'
import { type Sent, sendResumable } from './resumable'

const timeoutMs = 60_000

/** The local backend speaks as the app's SDK does, Google's service as its own JSON interface does. */
const addresses = {
  local: {
    object: (bucket: string, name: string) => `/v0/b/${bucket}/o/${name}`,
    upload: (bucket: string, name: string) => `/v0/b/${bucket}/o?name=${name}`,
    // The local backend takes whole files alone.
    resumable: null,
  },
  google: {
    object: (bucket: string, name: string) => `/storage/v1/b/${bucket}/o/${name}`,
    upload: (bucket: string, name: string) =>
      `/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${name}`,
    resumable: (bucket: string, name: string) =>
      `/upload/storage/v1/b/${bucket}/o?uploadType=resumable&name=${name}`,
  },
}

export function createFiles(options: {
  url: string
  kind: keyof typeof addresses
  bucket: string
  accessToken: TokenSource
  log: Log
}) {
  const { url, bucket, accessToken, log } = options
  const { object, upload, resumable } = addresses[options.kind]

  async function call(
    path: string,
    init: { method?: string; body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> },
  ): Promise<number> {
    const headers = { ...init.headers, authorization: `Bearer ${await accessToken()}` }
    try {
      const response = await fetch(`${url}${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.arrayBuffer()
      return response.status
    } catch (error) {
      log(`Storage is unavailable: ${networkReason(error)}`)
      throw new Error('The pictures could not be uploaded; no document was written.', { cause: error })
    }
  }

  async function media(path: string, headers: Record<string, string>): Promise<Uint8Array | null> {
    try {
      const response = await fetch(`${url}${object(bucket, encodeURIComponent(path))}?alt=media`, {
        headers: { ...headers, authorization: `Bearer ${await accessToken()}` },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      return response.ok ? bytes : null
    } catch (error) {
      log(`Storage is unavailable: ${networkReason(error)}`)
      return null
    }
  }

  const refused = (path: string, status: number) =>
    new Error(`Storage answered ${status} for ${path} in ${bucket}; no document was written.`)

  return {
    bucket,
    /** Those that are not there yet, each once; a path names its content. */
    async missing<T extends Pick<Upload, 'path'>>(uploads: readonly T[]): Promise<T[]> {
      const missing: T[] = []
      for (const one of new Map(uploads.map((each) => [each.path, each])).values()) {
        if (!(await this.has(one.path))) missing.push(one)
      }
      return missing
    },
    /** Whether a file is there. @throws Error when Storage does not say */
    async has(path: string): Promise<boolean> {
      const status = await call(object(bucket, encodeURIComponent(path)), {})
      if (status !== 200 && status !== 404) throw refused(path, status)
      return status === 200
    },
    /** The bytes of a file; null for one that Storage does not give. */
    read: (path: string): Promise<Uint8Array | null> => media(path, {}),
    /** The first bytes of a file, at most `count`; null for one that Storage does not give. */
    begin: (path: string, count: number): Promise<Uint8Array | null> =>
      media(path, { range: `bytes=0-${count - 1}` }),
    /** @throws Error for a refused one: those before it stand. */
    async put({ path, type, bytes }: Upload): Promise<void> {
      const headers = { 'content-type': type }
      const body = new Uint8Array(bytes)
      const status = await call(upload(bucket, encodeURIComponent(path)), { method: 'POST', headers, body })
      if (status !== 200) throw refused(path, status)
    },
    /**
     * A file of any size, in chunks where Storage takes chunks. An upload that was cut off goes on where it stopped.
     * @param progress told how many bytes are stored
     */
    async send(path: string, type: string, file: Sent, progress: (bytes: number) => void): Promise<void> {
      if (resumable === null) {
        await this.put({ path, type, bytes: await file.read(0, file.size) })
        progress(file.size)
        return
      }
      const start = `${url}${resumable(bucket, encodeURIComponent(path))}`
      await sendResumable({ start, type, file, accessToken, progress })
    },
  }
}

export type Files = ReturnType<typeof createFiles>
