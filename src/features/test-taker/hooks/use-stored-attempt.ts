import { useQuery } from '@tanstack/react-query'
import { attemptStore } from '../attempt-store'

/**
 * What this device keeps under `key`, read anew for each screen (`reader`): while a test runs it changes without a
 * word to the cache.
 */
export function useStoredAttempt(key: string, reader: 'test' | 'results') {
  return useQuery({
    queryKey: ['stored-attempt', reader, key],
    queryFn: () => attemptStore.load(key),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
