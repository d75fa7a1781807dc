import { t } from '@/language/text'
import { AppError, appErrorOf, toAppError } from '@/lib/app-error'
import { freeSpace } from '@/lib/device/free-space'
import { describedFile, FileAnswerError, mayPass, patiently, stopped, totalOf } from '@/lib/file-requests'
import { formatFileSize } from '@/lib/file-size'
import { mayKeepFor } from '@/session'
import { deleteItem, downloadItems, putItem } from '../device/download-list'
import type { DownloadRequest } from '../model/download-item'
import { addressOf, type FileAddress, fileAccess, fileKey, idOfFile } from './file-address'
import { type Edition, type FileRecord, fileStore, loadedOf } from './file-store'
import { readPieces } from './read-pieces'

/** What happens during a download. */
export interface FileEvents {
  /** Stops it; what is here stays, and the next download resumes from it. */
  readonly signal: AbortSignal
  /** Bytes that are here, of how many. */
  readonly onProgress?: (loaded: number, bytes: number) => void
  /** True while the network does not answer. */
  readonly onWaiting?: (waiting: boolean) => void
}

/** Bytes that must stay free for what else the device stores: the answers of a test, for one. */
const reserve = 4 * 1024 * 1024
/** How often a file may change during its download. */
const mostVersions = 3

/** Codes of errors that a retry may solve. */
const passing = new Set(['network-request-failed', 'timeout', 'unavailable', 'internal', 'unknown'])
const isPassing = (error: unknown) => (error instanceof AppError ? passing.has(error.code) : mayPass(error))

/** Removes what is here of a file, and its line in the list. Rejects when the device refuses. */
export async function removeFile(owner: string, key: string): Promise<void> {
  await fileStore.remove(owner, key)
  await deleteItem(owner, idOfFile(key))
}

const editionOf = (bytes: number, version: string): Edition => ({
  name: `${bytes} ${encodeURIComponent(version)}`,
  bytes,
  pieces: 0,
})

/** The edition that the server has now. @throws FileAnswerError, AppError, or TypeError without a network */
async function currentEdition(address: FileAddress, signal: AbortSignal): Promise<Edition> {
  const { url, headers } = await fileAccess(address)
  const described = await describedFile({ url, headers }, signal)
  if (described) return editionOf(described.size, described.version)
  const options = { headers: { ...headers, Range: 'bytes=0-0' }, cache: 'no-store', signal } as const
  const answer = await fetch(url, options)
  void answer.body?.cancel()
  if (!answer.ok) throw new FileAnswerError(answer.status)
  const bytes = answer.status === 206 ? totalOf(answer) : Number(answer.headers.get('content-length'))
  if (!bytes)
    throw new AppError(
      'unknown-size',
      t('You cannot download this file for offline use: its server does not send its size.'),
    )
  return editionOf(bytes, answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? '')
}

/** @param bytes that do not fit; null for a few */
function fullDevice(bytes: number | null): AppError {
  const size = formatFileSize(bytes)
  return new AppError(
    'device-full',
    size
      ? t(
          'There is no room for {size} on this device. Free some space or remove a download, then try again.',
          {
            size,
          },
        )
      : t(
          'There is no room for the file on this device. Free some space or remove a download, then try again.',
        ),
  )
}

/**
 * Starts or resumes the server's edition. An older edition that is complete stays, and opens, until the new one is complete.
 * @throws AppError `device-full`
 */
async function startEdition(owner: string, address: FileAddress, now: Edition): Promise<FileRecord> {
  const key = fileKey(address)
  const before = await fileStore.find(owner, key)
  const open = before?.open ?? null
  const begun = before?.coming?.name === now.name ? before.coming : now
  const coming = open?.name === now.name ? null : begun
  if (coming) {
    const missing = coming.bytes - loadedOf(coming)
    const free = await freeSpace()
    if (free !== null && free < missing + reserve) throw fullDevice(missing)
  }
  const record = { address, open, coming, isOld: open !== null && coming !== null }
  await fileStore.replace(owner, key, before, record)
  return record
}

/** Checks that the student has not signed out during the download. @throws AppError, which is not retried */
function demandOwner(owner: string): void {
  if (!mayKeepFor(owner)) throw appErrorOf('unauthenticated')
}

/** Removes an edition that does not fit. Never rejects: the device has already refused something. */
async function dropComing(owner: string, key: string, record: FileRecord): Promise<void> {
  const dropped = record.open
    ? fileStore.replace(owner, key, record, { ...record, coming: null })
    : removeFile(owner, key)
  await dropped.catch(() => undefined)
}

/**
 * Downloads the rest of the edition that is coming, and opens it.
 * @param show updates the list
 * @returns whether the server still has this edition
 */
async function finishEdition(
  owner: string,
  started: FileRecord,
  events: FileEvents,
  show: (record: FileRecord) => Promise<void>,
): Promise<boolean> {
  const { address, coming } = started
  if (!coming) return true
  const key = fileKey(address)
  const { signal, onProgress, onWaiting } = events
  const patience = { ...events, isPassing }
  const failures = { inARow: 0 }
  let edition = coming
  let record = started

  const save = async (piece: Uint8Array) => {
    if (signal.aborted) throw stopped()
    demandOwner(owner)
    try {
      record = await fileStore.add(owner, key, record, piece)
      edition = record.coming ?? edition
      await show(record)
    } catch (cause) {
      console.info('The device does not store the file', cause)
      await dropComing(owner, key, record)
      throw fullDevice(edition.bytes)
    }
  }
  const onLoaded = (loaded: number) => {
    failures.inARow = 0
    onWaiting?.(false)
    onProgress?.(loaded, edition.bytes)
  }
  const readRest = async () => {
    const begin = loadedOf(edition)
    if (begin === edition.bytes) return true
    return readPieces(await fileAccess(address), { begin, bytes: edition.bytes, signal }, save, onLoaded)
  }

  if (!(await patiently(readRest, patience, failures))) return false
  const now = await patiently(() => currentEdition(address, signal), patience)
  if (now.name !== edition.name) return false
  demandOwner(owner)
  const done = { address, open: edition, coming: null, isOld: false }
  await fileStore.replace(owner, key, record, done)
  await show(done)
  return true
}

/**
 * Downloads a file; what is on the device already is not requested again. Waits for the network however long it takes.
 * @throws AppError whose message says why not: `device-full`, or that the file is refused or missing (nothing of it stays
 * then); `AbortError` once `signal` is aborted or the student has signed out
 */
export async function downloadFile(
  owner: string,
  request: DownloadRequest,
  events: FileEvents,
): Promise<void> {
  const address = addressOf(request)
  const { signal } = events
  const keptAt = Date.now()
  const show = async ({ open, coming }: FileRecord) => {
    const edition = open ?? coming
    // Until a newer edition is complete, the list shows the one that opens.
    if (!edition || (open && coming)) return
    const loaded = loadedOf(edition)
    const facts = { bytes: edition.bytes, loaded, whole: open !== null, keptAt, checkedAt: Date.now() }
    await putItem(owner, { ...request, ...facts })
  }
  try {
    for (let versions = 0; versions < mostVersions; versions++) {
      const now = await patiently(() => currentEdition(address, signal), { ...events, isPassing })
      const record = await startEdition(owner, address, now)
      await show(record)
      if (await finishEdition(owner, record, events, show)) return
    }
    throw appErrorOf('aborted')
  } catch (error) {
    if (signal.aborted || !mayKeepFor(owner)) throw stopped()
    if (error instanceof FileAnswerError) {
      await removeFile(owner, fileKey(address)).catch(() => undefined)
      throw appErrorOf(error.status === 404 ? 'object-not-found' : 'unauthorized')
    }
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw fullDevice(null)
    throw toAppError(error)
  }
}

/** Notes on the device when the server has a newer edition of a downloaded file. Never rejects. */
export async function compareFile(owner: string, key: string): Promise<void> {
  try {
    const record = await fileStore.find(owner, key)
    if (!record?.open || record.isOld) return
    const now = await currentEdition(record.address, new AbortController().signal)
    if (now.name === record.open.name) return
    const item = (await downloadItems(owner)).find(({ id }) => id === idOfFile(key))
    if (!item || !mayKeepFor(owner)) return
    await fileStore.replace(owner, key, record, { ...record, isOld: true })
    await putItem(owner, { ...item, newer: true })
  } catch (error) {
    console.info('A downloaded file could not be compared', error)
  }
}
