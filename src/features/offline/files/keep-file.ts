import { AppError, appErrorOf, toAppError } from '@/lib/app-error'
import { freeSpace } from '@/lib/device/free-space'
import {
  describedFile,
  type FileAccess,
  FileAnswerError,
  mayPass,
  patiently,
  stopped,
  totalOf,
} from '@/lib/file-requests'
import { formatFileSize } from '@/lib/file-size'
import { mayKeepFor } from '@/session'
import { dropKeptItem, keptItems, putKeptItem } from '../device/kept-items'
import type { KeepRequest } from '../model/kept-item'
import { type FileAddress, fileAccess, fileKey } from './file-address'
import { addressOf, idOfFile } from './file-request'
import { type FileRecord, fileStore, isWhole, loadedOf, pieceSize } from './file-store'

/** What happens while a file comes. */
export interface FileEvents {
  /** Ends it; what has come stays and is gone on from. */
  readonly signal: AbortSignal
  /** Bytes that are here, of how many. */
  readonly onProgress?: (loaded: number, bytes: number) => void
  /** True when the network does not answer and is asked again and again; false when it answers. */
  readonly onWaiting?: (waiting: boolean) => void
}

/** Milliseconds without a byte after which a request is given up and made again. */
const quietFor = 30_000
/** Bytes that a device is left for what else it keeps: the answers of a test, for one. */
const leftOver = 4 * 1024 * 1024
/** How often a file may change while it comes. */
const mostVersions = 3

/** Errors of asking for a token or a file that another try could change. */
const passing = new Set(['network-request-failed', 'timeout', 'unavailable', 'internal', 'unknown'])
const isPassing = (error: unknown) => (error instanceof AppError ? passing.has(error.code) : mayPass(error))

/** Removes what is here of a file, and takes it off the list. Rejects where the device refuses. */
export async function removeFile(owner: string, key: string): Promise<void> {
  await fileStore.remove(owner, key)
  await dropKeptItem(owner, idOfFile(key))
}

/** What the server says of a file before it is read. */
type Edition = Pick<FileRecord, 'bytes' | 'version'>
const isSame = (a: Edition, b: Edition) => a.version === b.version && a.bytes === b.bytes

/** @throws as asking for it does */
async function askOf(address: FileAddress, signal: AbortSignal): Promise<Edition> {
  const { url, headers } = await fileAccess(address)
  const told = await describedFile({ url, headers }, signal)
  if (told) return { bytes: told.size, version: told.version }
  const options = { headers: { ...headers, Range: 'bytes=0-0' }, cache: 'no-store', signal } as const
  const answer = await fetch(url, options)
  void answer.body?.cancel()
  if (!answer.ok) throw new FileAnswerError(answer.status)
  const bytes = answer.status === 206 ? totalOf(answer) : Number(answer.headers.get('content-length'))
  if (!bytes)
    throw new AppError('unknown-size', 'This file cannot be kept: its server does not tell its size.')
  return { bytes, version: answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? '' }
}

/** @param bytes that do not fit; null for a few */
function fullDevice(bytes: number | null): AppError {
  const size = formatFileSize(bytes) ?? 'the file'
  return new AppError(
    'device-full',
    `There is no room for ${size} on this device. Free some space, or remove something that is kept for offline, then try again. Nothing else was lost.`,
  )
}

/** @throws AppError `device-full` when the device says that so much does not fit */
async function demandRoom(bytes: number): Promise<void> {
  const free = await freeSpace()
  if (free !== null && free < bytes + leftOver) throw fullDevice(bytes)
}

/**
 * What is here of the edition that the server has now, to go on from; begins it where nothing is. An older one that is
 * whole stays, and opens, until all of this one is here. @throws AppError `device-full`
 */
async function goOnFrom(owner: string, address: FileAddress, now: Edition): Promise<FileRecord> {
  const key = fileKey(address)
  const here = await fileStore.find(owner, key)
  const coming = await fileStore.coming(owner, key)
  const isHere = here !== null && isSame(here, now)
  const known = isHere ? here : coming && isSame(coming, now) ? coming : null
  const older = here && !isHere && isWhole(here) ? here : null
  const begun: FileRecord = {
    ...now,
    address,
    pieces: 0,
    isOld: false,
    ...(older && { isComing: true, isSecond: !older.isSecond }),
  }
  const record = known ? { ...known, isOld: false } : begun
  await demandRoom(record.bytes - loadedOf(record))
  if (isHere) return fileStore.keepOnly(owner, key, record)
  // Of a third edition that was on its way nothing is wanted any more.
  if (older && !known) await fileStore.keepOnly(owner, key, older)
  await (older || known ? fileStore.note(owner, key, record) : fileStore.begin(owner, key, record))
  return record
}

/** What comes of an answer, from the byte `skip` on; gives up when nothing comes for a while. */
async function* chunksOf(answer: Response, skip: number, giveUp: () => void) {
  const reader = answer.body?.getReader()
  let left = skip
  let timer = setTimeout(giveUp, quietFor)
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done || !value) return
      clearTimeout(timer)
      timer = setTimeout(giveUp, quietFor)
      if (value.length > left) yield value.subarray(left)
      left = Math.max(left - value.length, 0)
    }
  } finally {
    clearTimeout(timer)
    void reader?.cancel().catch(() => undefined)
  }
}

/**
 * Reads a file from where it stopped to its end, a piece at a time.
 * @param save keeps the next piece
 * @returns whether the file is still the one that was begun
 * @throws when the answer is no or breaks off
 */
async function readOn(
  access: FileAccess,
  { begin, bytes, signal }: { begin: number; bytes: number; signal: AbortSignal },
  save: (piece: Uint8Array) => Promise<void>,
  onLoaded: (loaded: number) => void,
): Promise<boolean> {
  const request = new AbortController()
  const giveUp = () => request.abort()
  signal.addEventListener('abort', giveUp)
  try {
    const headers = { ...access.headers, Range: `bytes=${begin}-` }
    const answer = await fetch(access.url, { headers, cache: 'no-store', signal: request.signal })
    if (answer.status === 416) return false
    if (answer.status !== 206 && answer.status !== 200) throw new FileAnswerError(answer.status)
    if (answer.status === 206 && (totalOf(answer) ?? bytes) !== bytes) return false
    let loaded = begin
    let piece = new Uint8Array(Math.min(pieceSize, bytes - loaded))
    let filled = 0
    // A server without ranges sends all of it again.
    for await (const chunk of chunksOf(answer, answer.status === 200 ? begin : 0, giveUp)) {
      if (loaded + filled + chunk.length > bytes) return false
      for (let from = 0; from < chunk.length; ) {
        const part = chunk.subarray(from, from + piece.length - filled)
        piece.set(part, filled)
        filled += part.length
        from += part.length
        if (filled < piece.length) continue
        await save(piece)
        loaded += filled
        filled = 0
        piece = new Uint8Array(Math.min(pieceSize, bytes - loaded))
      }
      onLoaded(loaded + filled)
    }
    if (loaded < bytes) throw new TypeError('The file broke off')
    return true
  } finally {
    signal.removeEventListener('abort', giveUp)
    giveUp()
  }
}

/** Removes what came of an edition; the one before it stays, where there is one. Rejects where the device refuses. */
async function dropEdition(owner: string, key: string, { isComing }: FileRecord): Promise<void> {
  const older = isComing ? await fileStore.find(owner, key) : null
  if (older) await fileStore.keepOnly(owner, key, older)
  else await removeFile(owner, key)
}

/** Reads the rest of one version of a file, which opens then. @returns whether it is still the version that the server has */
async function readVersion(
  owner: string,
  address: FileAddress,
  record: FileRecord,
  events: FileEvents,
  tell: (record: FileRecord) => Promise<void>,
): Promise<boolean> {
  const key = fileKey(address)
  const { signal, onProgress, onWaiting } = events
  const patience = { ...events, isPassing }
  const failures = { inARow: 0 }
  let here = record

  const save = async (piece: Uint8Array) => {
    if (signal.aborted) throw stopped()
    // Who has signed out meanwhile leaves nothing behind.
    if (!mayKeepFor(owner)) throw appErrorOf('unauthenticated')
    try {
      here = await fileStore.add(owner, key, here, piece)
      await tell(here)
    } catch (cause) {
      console.info('The device does not keep the file', cause)
      await dropEdition(owner, key, here).catch(() => undefined)
      throw fullDevice(here.bytes)
    }
  }
  const onLoaded = (loaded: number) => {
    failures.inARow = 0
    onWaiting?.(false)
    onProgress?.(loaded, here.bytes)
  }
  const readRest = async () => {
    if (isWhole(here)) return true
    const rest = { begin: loadedOf(here), bytes: here.bytes, signal }
    return readOn(await fileAccess(address), rest, save, onLoaded)
  }

  if (!(await patiently(readRest, patience, failures))) return false
  const now = await patiently(() => askOf(address, signal), patience)
  if (!isSame(now, here)) return false
  if (!mayKeepFor(owner)) throw appErrorOf('unauthenticated')
  if (here.isComing) await tell(await fileStore.keepOnly(owner, key, here))
  return true
}

/**
 * Keeps a file on this device; what is here of it already is not asked for again. Waits for the network however long it
 * takes.
 * @throws AppError whose message tells why not: `device-full`, or that the file is refused or gone (nothing stays of it
 * then); `AbortError` once `signal` is aborted or the student has signed out
 */
export async function keepFile(owner: string, request: KeepRequest, events: FileEvents): Promise<void> {
  const address = addressOf(request)
  const { signal } = events
  const key = fileKey(address)
  const keptAt = Date.now()
  const tell = async (record: FileRecord) => {
    // Until it is whole, the list tells of the edition that opens.
    if (record.isComing) return
    await putKeptItem(owner, {
      ...request,
      bytes: record.bytes,
      loaded: loadedOf(record),
      whole: isWhole(record),
      keptAt,
      checkedAt: Date.now(),
    })
  }
  try {
    for (let versions = 0; versions < mostVersions; versions++) {
      const now = await patiently(() => askOf(address, signal), { ...events, isPassing })
      const record = await goOnFrom(owner, address, now)
      await tell(record)
      if (await readVersion(owner, address, record, events, tell)) return
    }
    throw appErrorOf('aborted')
  } catch (error) {
    if (signal.aborted || !mayKeepFor(owner)) throw stopped()
    if (error instanceof FileAnswerError) {
      await removeFile(owner, key).catch(() => undefined)
      throw appErrorOf(error.status === 404 ? 'object-not-found' : 'unauthorized')
    }
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw fullDevice(null)
    throw toAppError(error)
  }
}

/**
 * Asks the server whether a kept file is still as it was; one that is not is to be kept anew, and opens without a
 * network until then. Never rejects.
 */
export async function compareFile(owner: string, key: string): Promise<void> {
  try {
    const record = await fileStore.find(owner, key)
    if (!record || record.isOld || !isWhole(record)) return
    const now = await askOf(record.address, new AbortController().signal)
    if (isSame(now, record)) return
    const item = (await keptItems(owner)).find(({ id }) => id === idOfFile(key))
    if (!item || !mayKeepFor(owner)) return
    await fileStore.note(owner, key, { ...record, isOld: true })
    await putKeptItem(owner, { ...item, newer: true })
  } catch (error) {
    console.info('A kept file could not be compared', error)
  }
}
