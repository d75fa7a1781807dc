import { useQuery } from '@tanstack/react-query'
import { visitor } from '@/lib/device-store'
import { attemptStore } from '../attempt-store'
import type { AttemptSync } from '../attempt-sync'
import type { Attempt, AttemptScope } from '../model/attempt'
import type { ClockReading } from '../model/exam-clock'
import { type TestRef, testKey, testOfKey } from '../model/test-ref'

interface RunningAttempt {
  attempt: Attempt
  reading: ClockReading | null
}

/** Milliseconds that the account has to answer: when this device has the attempt too, and when it has none. */
const patience = { known: 1500, unknown: 4000 } as const

/** What the account says, or `instead` when it does not say so in time. */
async function fromAccount<T>(
  owner: string,
  wait: number,
  instead: T,
  ask: (sync: AttemptSync) => Promise<T>,
): Promise<T> {
  if (owner === visitor || !navigator.onLine) return instead
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(instead), wait))
  const answer = import('../attempt-sync').then(({ attemptSync }) => ask(attemptSync))
  return Promise.race([answer.catch(() => instead), late])
}

/**
 * The attempt of a test that still runs for `owner`, with the last reading of its clock: this device's, merged with
 * what another device did, else another device's (`changed` when the test has other questions now); null when there is
 * none. Read anew for each screen: what is kept changes without a word to the cache.
 */
export function useRunningAttempt(owner: string, ref: TestRef, scope: AttemptScope) {
  return useQuery({
    queryKey: ['running-attempt', owner, testKey(ref), scope],
    queryFn: async (): Promise<RunningAttempt | 'changed' | null> => {
      const attempt = await attemptStore.latest(owner, testKey(ref), 'running', scope)
      if (!attempt)
        return fromAccount(owner, patience.unknown, null, (sync) => sync.fetchRunning(owner, ref, scope))
      const [met, reading] = await Promise.all([
        fromAccount(owner, patience.known, attempt, (sync) => sync.met(owner, attempt)),
        attemptStore.reading(owner, attempt.id),
      ])
      return { attempt: met, reading }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/**
 * The score of the first whole attempt of a test on this device, in percent, which stays whatever comes later; null when
 * `id` names that attempt itself, or there is none.
 */
export function useFirstScore(owner: string, key: string, id: string): number | null {
  const { data } = useQuery({
    queryKey: ['first-score', owner, key],
    queryFn: async () => {
      const attempts = await attemptStore.list(owner)
      const whole = attempts.filter(
        (attempt) => attempt.testKey === key && attempt.scope === 'all' && attempt.score !== null,
      )
      return whole.at(-1) ?? null
    },
    gcTime: 0,
  })
  return data && data.id !== id ? (data.score?.percentage ?? null) : null
}

/** An attempt that only the account has; null when it does not, or its test is another one by now. */
async function fetchAttempt(owner: string, key: string, id: string): Promise<Attempt | null> {
  const ref = testOfKey(key)
  if (!ref) return null
  const found = await fromAccount(owner, patience.unknown, null, (sync) => sync.fetchOne(owner, ref, id))
  return found === null || found === 'changed' ? null : found.attempt
}

/** The attempt with that id, or without one the latest submitted attempt of the test, else the one that runs. */
export function useStoredAttempt(owner: string, key: string, id: string | null) {
  return useQuery({
    queryKey: ['stored-attempt', owner, key, id],
    queryFn: async () =>
      id === null
        ? ((await attemptStore.latest(owner, key, 'submitted')) ??
          (await attemptStore.latest(owner, key, 'running')))
        : ((await attemptStore.load(owner, id)) ?? fetchAttempt(owner, key, id)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
