import { requestsUnderWay } from '../device/under-way'
import { lockOf, startKeeping } from './keeper'
import { keeperOf } from './keeper-of'

/** The names of the locks that tabs of this app hold. Never rejects. */
async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  const found = await navigator.locks?.query?.().catch(() => null)
  return new Set((found?.held ?? []).map(({ name }) => name))
}

/**
 * Goes on with what the network or a closed page has interrupted; what the student has stopped, what does not fit on the
 * device and what another tab is keeping is left. Never rejects.
 */
export async function goOnKeeping(owner: string): Promise<void> {
  const [requests, held] = await Promise.all([requestsUnderWay(owner), heldLocks()])
  for (const request of requests)
    if (!held.has(lockOf(owner, request.id))) startKeeping(keeperOf(request.kind), owner, request)
}
