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

/**
 * The score of the first whole attempt of a test on this device, in percent, which stays whatever comes later; null when
 * `id` names that attempt itself, or there is none.
 */
export function useFirstScore(owner: string, testKey: string, id: string): number | null {
  const { data } = useQuery({
    queryKey: ['first-score', owner, testKey],
    queryFn: async () => {
      const attempts = await attemptStore.list(owner)
      const whole = attempts.filter(
        (attempt) => attempt.testKey === testKey && attempt.scope === 'all' && attempt.score !== null,
      )
      return whole.at(-1) ?? null
    },
    gcTime: 0,
  })
  return data && data.id !== id ? (data.score?.percentage ?? null) : null
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
