import { queryOptions, useQuery } from '@tanstack/react-query'
import { visitor } from '@/lib/device-store'
import { attemptStore } from '../attempt-store'
import type { AttemptSync, Fetched } from '../attempt-sync'
import type { Attempt, AttemptScope } from '../model/attempt'
import type { ClockReading } from '../model/exam-clock'
import { type TestRef, testKey, testOfKey } from '../model/test-ref'

interface RunningAttempt {
  attempt: Attempt
  reading: ClockReading | null
}

/** Milliseconds that the account has to answer. */
const patience = 4000

/** What the account says; null when it does not say so in time, or nobody is signed in. */
async function fromAccount(owner: string, ask: (sync: AttemptSync) => Promise<Fetched>): Promise<Fetched> {
  if (owner === visitor || !navigator.onLine) return null
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const answer = import('../attempt-sync').then(({ attemptSync }) => ask(attemptSync))
  return Promise.race([answer.catch(() => null), late])
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
  const found = await fromAccount(owner, (sync) => sync.fetchOne(owner, ref, id))
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
