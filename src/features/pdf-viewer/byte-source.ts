import {
  describedFile,
  type FileAccess,
  FileAnswerError,
  mayPass,
  patiently,
  totalOf,
} from '@/lib/file-requests'
import { imageTypeOf } from './model/file-kind'

/** Bytes of the first request: a linearised file's first page fits in most cases. */
export const startSize = 64 * 1024

/** Bytes of pdf.js's smallest question. */
export const chunkSize = 32 * 1024

/**
 * At least so many bytes at the end are read in one piece: the list of objects and the last page stand there, pdf.js
 * looks at both before it shows the first page, and the last chunk of a file can be a few bytes.
 */
const leastTail = 16 * 1024

/** What happens while a file is read, long after it was opened. */
export interface ByteEvents {
  /** True when the network does not answer and is asked again and again; false when it answers. */
  onWaiting: (waiting: boolean) => void
  /** The file is refused or gone: nothing more can be read. */
  onRefused: (error: unknown) => void
}

/** A file of known length, read by range. */
export interface ByteSource {
  length: number
  /** What image it is, by its first bytes or its server's word; null for anything else. */
  imageType: string | null
  /** Bytes from `begin` up to, not including, `end`. Waits for the network however long it takes; null once closed or refused. */
  read: (begin: number, end: number) => Promise<Uint8Array | null>
  close: () => void
}

/**
 * Opens a file for reading by range. A server that answers the whole file instead is taken at its word: everything is
 * there then.
 * @param access asked for before each request, so that the token is always fresh.
 * @throws FileAnswerError when it is refused or missing, TypeError when the network is gone.
 */
export async function openByteSource(
  access: () => Promise<FileAccess>,
  { onWaiting, onRefused }: ByteEvents,
): Promise<ByteSource> {
  const closing = new AbortController()

  const request = async (range: Record<string, string>) => {
    const { url, headers } = await access()
    const response = await fetch(url, { headers: { ...headers, ...range }, signal: closing.signal })
    if (response.status !== 206 && response.status !== 200) throw new FileAnswerError(response.status)
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  let { response: answer, bytes: start } = await request({ Range: `bytes=0-${startSize - 1}` })
  const isAll = answer.status === 200 || start.length < startSize
  let length = isAll ? start.length : totalOf(answer)
  length ??= (await describedFile(await access(), closing.signal).catch(() => null))?.size ?? null
  if (length === null) {
    ;({ response: answer, bytes: start } = await request({}))
    length = start.length
  }
  const total = length

  const readOnce = async (begin: number, end: number) => {
    const { response, bytes } = await request({ Range: `bytes=${begin}-${end - 1}` })
    if (response.status === 200) return bytes.slice(begin, end)
    // A file that was replaced meanwhile cannot be put together from parts of both.
    if ((totalOf(response) ?? total) !== total || bytes.length !== end - begin) throw new FileAnswerError(409)
    return bytes
  }

  const readPatiently = (begin: number, end: number) =>
    patiently(() => readOnce(begin, end), {
      signal: closing.signal,
      onWaiting,
      isPassing: mayPass,
    }).catch((error: unknown) => {
      if (!closing.signal.aborted) onRefused(error)
      return null
    })
  let tail: Promise<Uint8Array | null> | null = null

  return {
    length: total,
    imageType: imageTypeOf(start, answer.headers.get('content-type')),
    close: () => closing.abort(),
    read: async (begin, end) => {
      // A copy: what is handed to the worker is taken from here.
      if (end <= start.length) return start.slice(begin, end)
      const tailBegin = Math.max(Math.floor((total - leastTail) / chunkSize) * chunkSize, start.length)
      if (begin < tailBegin) return readPatiently(begin, end)
      tail ??= readPatiently(tailBegin, total)
      return (await tail)?.slice(begin - tailBegin, end - tailBegin) ?? null
    },
  }
}
