import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Fetched } from '../account/attempt-sync'
import { accountPatience, fromAccount } from '../account/from-account'
import { attemptStore } from '../device/attempt-store'
import type { ClockReading } from '../device/sitting-clock'
import type { Attempt, AttemptScope } from '../model/attempt'
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

/** Milliseconds that the account has while the instructions are read, for which nobody waits. */
const readingPatience = 60_000

/**
 * The attempt of a test that another device began and that still runs (`changed` when the test has other questions
 * now); null when there is none, or the account does not say so within a minute.
 */
export function elsewhereQuery(owner: string, ref: TestRef, scope: AttemptScope) {
  return queryOptions({
    queryKey: ['attempt-elsewhere', owner, testKey(ref), scope],
    queryFn: () => fromAccount(owner, (sync) => sync.fetchRunning(owner, ref, scope), readingPatience),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/**
 * What `elsewhereQuery` finds, for a student who wants to begin now: null when the account does not say so within four
 * seconds. Then it counts as none for good, so that nothing comes in the place of the test that begins.
 */
export async function foundElsewhere(
  client: QueryClient,
  query: ReturnType<typeof elsewhereQuery>,
): Promise<Fetched> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), accountPatience))
  const found = await Promise.race([client.ensureQueryData(query).catch(() => null), late])
  if (found === null) {
    await client.cancelQueries({ queryKey: query.queryKey })
    client.setQueryData(query.queryKey, null)
  }
  return found
}
