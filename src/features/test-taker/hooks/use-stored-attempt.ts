import { useQuery } from '@tanstack/react-query'
import { attemptStore } from '../attempt-store'
import type { AttemptScope } from '../model/attempt'

/**
 * The attempt of a test that still runs for `owner`, with the last reading of its clock; null when there is none. Read
 * anew for each screen: what a device keeps changes without a word to the cache.
 */
export function useRunningAttempt(owner: string, testKey: string, scope: AttemptScope) {
  return useQuery({
    queryKey: ['running-attempt', owner, testKey, scope],
    queryFn: async () => {
      const attempt = await attemptStore.latest(owner, testKey, 'running', scope)
      return attempt && { attempt, reading: await attemptStore.reading(owner, attempt.id) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** The attempt with that id, or without one the latest submitted attempt of the test, else the one that runs. */
export function useStoredAttempt(owner: string, testKey: string, id: string | null) {
  return useQuery({
    queryKey: ['stored-attempt', owner, testKey, id],
    queryFn: async () =>
      id === null
        ? ((await attemptStore.latest(owner, testKey, 'submitted')) ??
          (await attemptStore.latest(owner, testKey, 'running')))
        : attemptStore.load(owner, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
