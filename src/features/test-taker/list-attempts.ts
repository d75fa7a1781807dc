import { visitor } from '@/lib/device-store'
import { attemptStore } from './attempt-store'
import type { AttemptSummary } from './model/attempt-summary'

/**
 * Every attempt that this device keeps for a student (null: the visitor), running and submitted, the latest start
 * first. `testKey` tells which test one is of, `placesOf(testOfKey(key))` where it goes on. An attempt whose deadline
 * has passed may still say `running`: it ends when its test is next opened. Never throws.
 */
export function listAttempts(userId: string | null): Promise<AttemptSummary[]> {
  return attemptStore.list(userId ?? visitor)
}
