/** Google's resumable uploads: a large file in chunks, which goes on where a lost connection cut it off. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { TokenSource } from '../../api/firestore/call'

/** A file that is sent. */
export interface Sent {
  size: number
  read(from: number, count: number): Promise<Uint8Array>
}

interface Resumable {
  /** Where an upload of the file begins. */
  start: string
  type: string
  file: Sent
  accessToken: TokenSource
  progress: (bytes: number) => void
  /** Milliseconds before each new try; then the upload fails. */
  waits?: readonly number[]
}

/** Storage wants multiples of 256 KiB. */
const chunkBytes = 8 * 1024 * 1024
const chunkMs = 5 * 60_000
const defaultWaits = [1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1000)

/** Sessions of this process by where they began: pressing Upload again goes on. Whoever knows one may write the file. */
const sessions = new Map<string, string>()

/** Storage has forgotten the upload. */
class SessionGone extends Error {}
/** Storage will never take the file. */
class Refused extends Error {}

async function beginSession({ start, type, file, accessToken }: Resumable): Promise<string> {
  const response = await fetch(start, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await accessToken()}`,
      'content-type': 'application/json',
      'x-upload-content-type': type,
      'x-upload-content-length': String(file.size),
    },
    body: '{}',
    signal: AbortSignal.timeout(60_000),
  })
  await response.arrayBuffer()
  const session = response.headers.get('location')
  if (response.status < 500 && (!response.ok || session === null))
    throw new Refused(`Storage answered ${response.status}; the file was not uploaded.`)
  if (!session) throw new Error(`Storage answered ${response.status}.`)
  sessions.set(start, session)
  return session
}

/** Sends bytes, or asks how many arrived. @returns how many bytes Storage has; the size when it has all */
async function sendPart(
  session: string,
  size: number,
  from: number,
  bytes: Uint8Array | null,
): Promise<number> {
  const range = bytes && bytes.length > 0 ? `${from}-${from + bytes.length - 1}` : '*'
  const response = await fetch(session, {
    method: 'PUT',
    headers: { 'content-range': `bytes ${range}/${size}` },
    body: new Uint8Array(bytes ?? []),
    signal: AbortSignal.timeout(chunkMs),
  })
  await response.arrayBuffer()
  if (response.status === 200 || response.status === 201) return size
  if (response.status === 308) {
    const [, last] = /^bytes=0-(\d+)$/.exec(response.headers.get('range') ?? '') ?? []
    return last === undefined ? 0 : Number(last) + 1
  }
  if (response.status === 404 || response.status === 410) throw new SessionGone()
  if (response.status < 500 && response.status !== 408 && response.status !== 429)
    throw new Refused(`Storage answered ${response.status}; the file was not uploaded.`)
  throw new Error(`Storage answered ${response.status}.`)
}

/** @throws Error when Storage refuses the file, or cannot be reached for about two minutes */
export async function sendResumable(upload: Resumable): Promise<void> {
  const { start, file, progress, waits = defaultWaits } = upload
  let stored: number | null = null
  let tries = 0
  while (stored === null || stored < file.size) {
    try {
      const session: string = sessions.get(start) ?? (await beginSession(upload))
      // After a fault only Storage knows what arrived.
      stored ??= await sendPart(session, file.size, 0, null)
      if (stored < file.size) {
        const bytes = await file.read(stored, Math.min(chunkBytes, file.size - stored))
        if (bytes.length === 0) throw new Refused('The file became shorter while it was uploaded.')
        const next = await sendPart(session, file.size, stored, bytes)
        if (next <= stored) throw new Error('Storage took nothing of a chunk.')
        stored = next
      }
      tries = 0
      progress(stored)
    } catch (error) {
      if (error instanceof Refused) {
        sessions.delete(start)
        throw error
      }
      if (error instanceof SessionGone) sessions.delete(start)
      const wait = waits[tries++]
      if (wait === undefined)
        throw new Error(
          'The connection to Storage is lost. Upload the file again: it goes on where it stopped.',
          {
            cause: error,
          },
        )
      stored = null
      await sleep(wait)
    }
  }
  sessions.delete(start)
}
