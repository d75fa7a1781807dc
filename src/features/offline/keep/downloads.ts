import { useSyncExternalStore } from 'react'
import { toAppError } from '@/lib/app-error'
import { createTurns } from '@/lib/in-turn'

/** What is on its way to the device. `part`: from 0 to 1. */
export type Download =
  | { status: 'waiting' }
  /** `waits`: the network does not answer, and is asked again and again. */
  | { status: 'loading'; part: number; waits: boolean }
  | { status: 'failed'; message: string }

/** Keeps something. What came before it is stopped, or fails, stays. */
export type Keeping = (
  signal: AbortSignal,
  onPart: (part: number) => void,
  onWaiting: (waits: boolean) => void,
) => Promise<void>

let downloads: ReadonlyMap<string, Download> = new Map()
const controllers = new Map<string, AbortController>()
const listeners = new Set<() => void>()
const inTurn = createTurns()

const nameOf = (owner: string, id: string) => `${owner}/${id}`

function set(name: string, download: Download | null): void {
  const next = new Map(downloads)
  if (download) next.set(name, download)
  else next.delete(name)
  downloads = next
  for (const listener of listeners) listener()
}

/** What a student reads of a failure, and what helps. */
function messageOf(error: unknown): string {
  const isNamed = typeof error === 'object' && error !== null && 'name' in error
  if (isNamed && error.name === 'QuotaExceededError')
    return 'This device is full. Remove something else, then go on. Nothing that was here is lost.'
  const { code, message } = toAppError(error)
  return code === 'network-request-failed'
    ? 'The network is gone. It goes on when the network is back: what came is here.'
    : message
}

/** Begins when everything before it has ended, and goes on while other pages are read. One that is under way goes on. */
export function startDownload(owner: string, id: string, keep: Keeping): void {
  const name = nameOf(owner, id)
  // One that was stopped may still be ending: this one comes after it.
  if (controllers.get(name)?.signal.aborted === false) return
  const controller = new AbortController()
  const { signal } = controller
  controllers.set(name, controller)
  set(name, { status: 'waiting' })
  // Asked for once there is something to lose; a browser that says no may still keep it for years.
  void navigator.storage?.persist?.().catch(() => false)
  const run = async () => {
    if (signal.aborted) return
    let state = { part: 0, waits: false }
    const tell = (change: Partial<typeof state>) => {
      if (signal.aborted) return
      state = { ...state, ...change }
      set(name, { status: 'loading', ...state })
    }
    tell({})
    await keep(
      signal,
      (part) => tell({ part }),
      (waits) => waits !== state.waits && tell({ waits }),
    )
  }
  void inTurn(run)
    .then(
      () => null,
      (error: unknown): Download | null =>
        signal.aborted ? null : { status: 'failed', message: messageOf(error) },
    )
    .then((end) => {
      if (controllers.get(name) !== controller) return
      controllers.delete(name)
      set(name, end)
    })
}

/** What came stays, and can go on. */
export function stopDownload(owner: string, id: string): void {
  const name = nameOf(owner, id)
  controllers.get(name)?.abort()
  set(name, null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** All that is on its way, by owner and id. */
const allDownloads = () => downloads

/** What is on its way of one thing; null for nothing. */
export function useDownload(owner: string, id: string): Download | null {
  return useSyncExternalStore(subscribe, allDownloads, allDownloads).get(nameOf(owner, id)) ?? null
}
