import { useSyncExternalStore } from 'react'
import { t } from '@/language/text'
import { appErrorOf, toAppError } from '@/lib/app-error'
import { patiently } from '@/lib/file-requests'
import { createTurns } from '@/lib/in-turn'
import { mayKeepFor } from '@/session'
import { addRequest, deleteItem, deleteRequest, pendingRequests } from './device/download-list'
import { downloadFile } from './files/download-file'
import { downloadedFile } from './files/downloaded-file'
import { keyOfFile } from './files/file-address'
import { fileStore } from './files/file-store'
import { storeDecoders, storeReader } from './files/reader-code'
import type { DownloadItem, DownloadRequest } from './model/download-item'
import { downloadPapers } from './papers/download-papers'
import { removePapers } from './papers/remove-papers'

/**
 * A download that this tab runs, or that has failed.
 *
 * | status | becomes |
 * |---|---|
 * | `queued` | `loading` when every download before it has ended |
 * | `loading` | nothing when it is complete; `failed` |
 * | `failed` | `queued` when the student presses again |
 *
 * Stop makes each of them nothing; what has been stored stays.
 */
export type Progress =
  | { status: 'queued' }
  /** `part`: from 0 to 1. `waits`: the network does not answer. */
  | { status: 'loading'; part: number; waits: boolean }
  | { status: 'failed'; message: string }

interface Events {
  readonly signal: AbortSignal
  readonly onPart: (part: number) => void
  readonly onWaiting: (waits: boolean) => void
}

async function runFile(owner: string, request: DownloadRequest, { signal, onPart, onWaiting }: Events) {
  const onProgress = (loaded: number, bytes: number) => onPart(loaded / bytes)
  await downloadFile(owner, request, { signal, onProgress, onWaiting })
  const file = await downloadedFile(owner, keyOfFile(request))
  if (file) await Promise.all([storeReader(), storeDecoders(file)])
}

const ofNetwork = new Set(['network-request-failed', 'timeout', 'unavailable'])
/** About five minutes, while the device says that it is online; then the next start tries again. */
const mostInARow = 30

function runPapers(owner: string, request: DownloadRequest, { signal, onPart, onWaiting }: Events) {
  const failures = { inARow: 0 }
  const onStored = (part: number) => {
    failures.inARow = 0
    onWaiting(false)
    onPart(part)
  }
  const work = async () => {
    // Offline, the list of tests would be the device's own.
    if (!navigator.onLine) throw appErrorOf('network-request-failed')
    await downloadPapers(owner, request, signal, onStored)
  }
  const isPassing = (error: unknown, inARow: number) =>
    ofNetwork.has(toAppError(error).code) && (inARow < mostInARow || !navigator.onLine)
  return patiently(work, { signal, onWaiting, isPassing }, failures)
}

/** What a student reads of a failure, and what helps. */
function messageOf(error: unknown): string {
  const isNamed = typeof error === 'object' && error !== null && 'name' in error
  if (isNamed && error.name === 'QuotaExceededError')
    return t('This device is full. Remove another download, then resume. You have lost nothing.')
  const { code, message } = toAppError(error)
  return code === 'network-request-failed'
    ? t('You are offline. The download resumes when you are online.')
    : message
}

let progress: ReadonlyMap<string, Progress> = new Map()
const controllers = new Map<string, AbortController>()
const listeners = new Set<() => void>()
const inTurn = createTurns()

const nameOf = (owner: string, id: string) => `${owner}/${id}`
/** A tab holds the lock of this name while it downloads. */
const lockOf = (owner: string, id: string): string => `keeping/${nameOf(owner, id)}`

function set(name: string, next: Progress | null): void {
  const all = new Map(progress)
  if (next) all.set(name, next)
  else all.delete(name)
  progress = all
  for (const listener of listeners) listener()
}

/** Runs a download with its lock. What is wanted stays wanted, for the next start, only when the network fails. */
async function run(owner: string, request: DownloadRequest, events: Events): Promise<void> {
  const work = () => (request.kind === 'file' ? runFile : runPapers)(owner, request, events)
  const { signal } = events
  const settle = async () => {
    // After Stop and another press it is wanted again; after sign-out there is nothing to note.
    if (!signal.aborted && mayKeepFor(owner)) await deleteRequest(owner, request.id)
  }
  try {
    if (typeof navigator.locks?.request === 'function')
      await navigator.locks.request(lockOf(owner, request.id), { signal }, work)
    else await work()
  } catch (error) {
    if (toAppError(error).code !== 'network-request-failed') await settle()
    throw error
  }
  await settle()
}

/**
 * Downloads something as soon as every download before it has ended, while the student reads other pages. Resumes what was
 * interrupted. A second press changes nothing.
 */
export function startDownload(owner: string, request: DownloadRequest): void {
  const name = nameOf(owner, request.id)
  void addRequest(owner, request)
  // One that was stopped may still be ending: this one comes after it.
  if (controllers.get(name)?.signal.aborted === false) return
  const controller = new AbortController()
  const { signal } = controller
  controllers.set(name, controller)
  set(name, { status: 'queued' })
  // Once there is something to lose; a browser that refuses may still keep it for years.
  void navigator.storage?.persist?.().catch(() => false)
  let state = { part: 0, waits: false }
  const change = (changed: Partial<typeof state>) => {
    if (signal.aborted) return
    state = { ...state, ...changed }
    set(name, { status: 'loading', ...state })
  }
  const onPart = (part: number) => change({ part })
  const onWaiting = (waits: boolean) => waits !== state.waits && change({ waits })
  const work = async () => {
    if (signal.aborted) return
    change({})
    await run(owner, request, { signal, onPart, onWaiting })
  }
  void inTurn(work)
    .then(
      () => null,
      (error: unknown): Progress | null =>
        signal.aborted ? null : { status: 'failed', message: messageOf(error) },
    )
    .then((end) => {
      if (controllers.get(name) !== controller) return
      controllers.delete(name)
      set(name, end)
    })
}

/** Stops a download until the student starts it again. The parts already stored are kept. */
export function stopDownload(owner: string, id: string): void {
  const name = nameOf(owner, id)
  controllers.get(name)?.abort()
  set(name, null)
  void deleteRequest(owner, id)
}

/** Removes the content of a download from the device; its line in the list stays. Rejects when the device refuses. */
export const removeContent = (owner: string, item: DownloadItem): Promise<void> =>
  item.kind === 'file' ? fileStore.remove(owner, keyOfFile(item)) : removePapers(owner, item)

/** Removes a download. Rejects when the device refuses. */
export async function removeDownload(owner: string, item: DownloadItem): Promise<void> {
  stopDownload(owner, item.id)
  await removeContent(owner, item)
  await deleteItem(owner, item.id)
}

/**
 * Resumes what the network or a closed page has interrupted; not what the student has stopped, what does not fit on the
 * device, or what another tab downloads. Never rejects.
 */
export async function resumeDownloads(owner: string): Promise<void> {
  const [requests, locks] = await Promise.all([
    pendingRequests(owner),
    navigator.locks?.query?.().catch(() => null),
  ])
  const held = new Set(locks?.held?.map(({ name }) => name))
  for (const request of requests) if (!held.has(lockOf(owner, request.id))) startDownload(owner, request)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const allProgress = () => progress

/** Tells the progress of each download of an owner; null for none. */
export function useAllProgress(owner: string): (id: string) => Progress | null {
  const all = useSyncExternalStore(subscribe, allProgress, allProgress)
  return (id) => all.get(nameOf(owner, id)) ?? null
}

/** The progress of one download; null for none. */
export const useProgress = (owner: string, id: string): Progress | null => useAllProgress(owner)(id)
