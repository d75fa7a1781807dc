import { useQuery } from '@tanstack/react-query'
import { attemptStore } from '../attempt-store'

/** Which attempt: the one with that id, or the latest of a test in that state. */
export type Wanted = { id: string } | { testKey: string; status: 'running' | 'submitted' }

/** What this device keeps for `owner`, read anew for each screen: it changes without a word to the cache. */
export function useStoredAttempt(owner: string, wanted: Wanted) {
  return useQuery({
    queryKey: ['stored-attempt', owner, wanted],
    queryFn: () =>
      'id' in wanted
        ? attemptStore.load(owner, wanted.id)
        : attemptStore.latest(owner, wanted.testKey, wanted.status),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
