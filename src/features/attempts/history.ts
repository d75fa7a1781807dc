import { queryOptions } from '@tanstack/react-query'
import { visitor } from '@/lib/device-store'
import { attemptRepository } from './account/attempt-repository'
import { attemptStore } from './device/attempt-store'
import { historyOf } from './model/attempt-history'
import type { AttemptSummary } from './model/attempt-summary'

/**
 * All attempts of a student, on this device and in the account; `complete` is false when the account could not be
 * asked. A visitor has those of the device. @throws AppError when neither has any to show.
 */
export async function readHistory(
  owner: string,
): Promise<{ attempts: readonly AttemptSummary[]; complete: boolean }> {
  const asked = owner === visitor ? Promise.resolve([]) : attemptRepository.list(owner)
  const [device, account] = await Promise.allSettled([attemptStore.list(owner), asked])
  const kept = device.status === 'fulfilled' ? device.value : []
  if (account.status === 'fulfilled') return { attempts: historyOf(kept, account.value), complete: true }
  if (kept.length === 0) throw account.reason
  return { attempts: historyOf(kept, []), complete: false }
}

/** `readHistory` for a screen that shows it, read anew whenever it opens. */
export function historyQuery(owner: string) {
  return queryOptions({
    queryKey: ['attempt-history', owner],
    queryFn: () => readHistory(owner),
    // What the device has shows without a network too.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * Every attempt that this device keeps for a student (null: the visitor), running and submitted, the latest start
 * first. `testKey` tells which test one is of, `placesOf(testOfKey(key))` where it goes on. An attempt whose deadline
 * has passed may still say `running`: it ends when its test is next opened. Never throws.
 */
export function listAttempts(userId: string | null): Promise<AttemptSummary[]> {
  return attemptStore.list(userId ?? visitor)
}
