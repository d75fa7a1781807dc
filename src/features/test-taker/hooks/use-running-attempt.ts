import { queryOptions, useQuery } from '@tanstack/react-query'
import { attemptStore } from '../attempt-store'
import { fromAccount } from '../from-account'
import type { Attempt, AttemptScope } from '../model/attempt'
import type { ClockReading } from '../model/exam-clock'
import { type TestRef, testKey } from '../model/test-ref'

interface RunningAttempt {
  attempt: Attempt
  reading: ClockReading | null
}

/**
 * The attempt of a test that runs for `owner` on this device, with the last reading of its clock; null when there is
 * none. Read anew for each screen: what is kept changes without a word to the cache.
 */
export function useRunningAttempt(owner: string, ref: TestRef, scope: AttemptScope) {
  return useQuery({
    queryKey: ['running-attempt', owner, testKey(ref), scope],
    queryFn: async (): Promise<RunningAttempt | null> => {
      const attempt = await attemptStore.latest(owner, testKey(ref), 'running', scope)
      return attempt && { attempt, reading: await attemptStore.reading(owner, attempt.id) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/**
 * The attempt of a test that another device began and that still runs (`changed` when the test has other questions
 * now); null when there is none, or the account does not say so within four seconds.
 */
export function elsewhereQuery(owner: string, ref: TestRef, scope: AttemptScope) {
  return queryOptions({
    queryKey: ['attempt-elsewhere', owner, testKey(ref), scope],
    queryFn: () => fromAccount(owner, (sync) => sync.fetchRunning(owner, ref, scope)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
