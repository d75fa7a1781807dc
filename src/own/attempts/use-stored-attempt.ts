import { useQuery } from '@tanstack/react-query'
import { correctedResults } from '@/domain/sitting/corrections'
import type { TestResults } from '@/domain/sitting/results'
import { toAppError } from '@/lib/app-error'
import type { Attempt } from './attempt'
import { useCorrectionsOf } from './corrections'
import { attemptStore } from './device/attempt-store'
import { fetchAttempt } from './history'

/**
 * The results of the first whole attempt of a test on this device, which stay whatever comes later; null when `id` names
 * that attempt itself, or there is none.
 */
export function useFirstResults(owner: string, key: string, id: string): TestResults | null {
  const { data } = useQuery({
    queryKey: ['first-results', owner, key],
    queryFn: async () => {
      const attempts = await attemptStore.list(owner)
      const first = attempts
        .filter((attempt) => attempt.testKey === key && attempt.scope === 'all' && attempt.score !== null)
        .pop()
      return first ? attemptStore.load(owner, first.id) : null
    },
    gcTime: 0,
  })
  const corrections = useCorrectionsOf(key, data)
  if (!data || data.id === id) return null
  return correctedResults(data, corrections)
}

/**
 * The attempt with that id, or without one the latest submitted attempt of the test, else the one that runs. An error
 * when only the account has it and cannot be asked.
 */
export function useStoredAttempt(owner: string, key: string, id: string | null) {
  return useQuery({
    queryKey: ['stored-attempt', owner, key, id],
    queryFn: async () => {
      const attempt =
        id === null
          ? ((await attemptStore.latest(owner, key, 'submitted')) ??
            (await attemptStore.latest(owner, key, 'running')))
          : ((await attemptStore.load(owner, id)) ?? (await fetchAttempt(owner, key, id)))
      if (attempt?.paper.keysFrom === undefined) return attempt
      return (await import('./live-test')).withPublishedKeys(owner, attempt)
    },
    // What the device has shows without a network too.
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

type StoredResults =
  | { status: 'looking' }
  | { status: 'found'; attempt: Attempt; results: TestResults }
  /** It still runs, or its time ran out while nobody was here: the screen of the test or quiz ends it. */
  | { status: 'running'; attempt: Attempt }
  /** It is submitted, and its keys are published later: a live test. */
  | { status: 'awaited'; attempt: Attempt; refetch: () => void }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'none' }

/** What the attempt of `useStoredAttempt` came to, by the keys as they are corrected by now. */
export function useStoredResults(owner: string, key: string, id: string | null): StoredResults {
  const { data: attempt, error, isPending, isFetching, refetch } = useStoredAttempt(owner, key, id)
  const corrections = useCorrectionsOf(key, attempt)
  if (isPending || (error && isFetching)) return { status: 'looking' }
  if (attempt) {
    const results = correctedResults(attempt, corrections)
    if (results) return { status: 'found', attempt, results }
    const isOver = attempt.sitting.status === 'submitted'
    return isOver
      ? { status: 'awaited', attempt, refetch: () => void refetch() }
      : { status: 'running', attempt }
  }
  if (error) return { status: 'failed', message: toAppError(error).message, retry: () => void refetch() }
  return { status: 'none' }
}
