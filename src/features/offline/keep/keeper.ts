import { toAppError } from '@/lib/app-error'
import { mayKeepFor } from '@/session'
import { dropKeptItem } from '../device/kept-items'
import { forgetUnderWay, noteUnderWay } from '../device/under-way'
import type { KeepRequest, KeptItem } from '../model/kept-item'
import { type Keeping, startDownload, stopDownload } from './downloads'

/** How things of a kind are kept, and dropped again. */
export interface Keeper {
  keep: (owner: string, request: KeepRequest, ...events: Parameters<Keeping>) => Promise<void>
  /** Takes what is here of an item off the device. Rejects where the device refuses. */
  drop: (owner: string, item: KeptItem) => Promise<void>
  /** Asks whether the server has a newer edition of what is here, and notes it. Rejects where nobody can say. */
  compare: (owner: string, item: KeptItem) => Promise<void>
}

/** While a tab keeps something it holds the lock of this name. */
export const lockOf = (owner: string, id: string): string => `keeping/${owner}/${id}`

/** Whether a failure is the network's: what is wanted stays wanted. */
const isOfNetwork = (error: unknown) => toAppError(error).code === 'network-request-failed'

/** Begins to keep what is asked for, or goes on with it; a network that goes, a reload or a kill does not end it. */
export function startKeeping({ keep }: Keeper, owner: string, request: KeepRequest): void {
  const { id } = request
  void noteUnderWay(owner, request)
  const isOver = async (signal: AbortSignal) => {
    // Who has pressed Stop and then Keep wants it again; who has signed out has nothing here.
    if (!signal.aborted && mayKeepFor(owner)) await forgetUnderWay(owner, id)
  }
  startDownload(owner, id, async (signal, ...events) => {
    const work = () => keep(owner, request, signal, ...events)
    try {
      if (typeof navigator.locks?.request === 'function')
        await navigator.locks.request(lockOf(owner, id), { signal }, work)
      else await work()
    } catch (error) {
      if (!isOfNetwork(error)) await isOver(signal)
      throw error
    }
    await isOver(signal)
  })
}

/** Ends it until the student presses again. What came stays. */
export function stopKeeping(owner: string, id: string): void {
  stopDownload(owner, id)
  void forgetUnderWay(owner, id)
}

/** Removes a kept item, and all of it that is on the device. Rejects where the device refuses. */
export async function removeKept({ drop }: Keeper, owner: string, item: KeptItem): Promise<void> {
  stopKeeping(owner, item.id)
  await drop(owner, item)
  await dropKeptItem(owner, item.id)
}
