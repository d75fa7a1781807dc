import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { visitor } from '@/lib/device/device-store'
import { accountCopies } from './account/account-copies'
import { attemptSync } from './account/attempt-sync'
import { correctionsAtHand, correctionsFor, withCorrections } from './corrections'
import { attemptStore } from './device/attempt-store'
import { historyOf } from './model/attempt-history'
import type { AttemptSummary } from './model/attempt-summary'
import { testOfKey } from './model/test-ref'

/**
 * Every attempt that this device knows of, tests and quizzes, running and submitted, the latest start first: its own,
 * and what the account had when it was last asked. An attempt whose deadline has passed may still say `running`: it ends
 * when its test is next opened. Never throws.
 */
async function knownAttempts(owner: string): Promise<AttemptSummary[]> {
  const account = owner === visitor ? [] : accountCopies.known(owner)
  return historyOf(await attemptStore.list(owner), await account)
}

/** An attempt with its paper, from this device or else from the account, whose copy the device keeps from then on. */
async function findAttempt(owner: string, { id, testKey }: AttemptSummary) {
  const ref = testOfKey(testKey)
  const kept = await attemptStore.load(owner, id)
  if (kept || owner === visitor || !ref) return kept
  const found = await attemptSync.fetchOne(owner, ref, id).catch(() => null)
  return found === null || found === 'changed' ? null : found.attempt
}

async function readAll(owner: string): Promise<{ attempts: readonly AttemptSummary[]; complete: boolean }> {
  if (owner === visitor) return { attempts: await knownAttempts(owner), complete: true }
  try {
    const account = await accountCopies.refresh(owner)
    return { attempts: historyOf(await attemptStore.list(owner), account), complete: true }
  } catch (error) {
    const attempts = await knownAttempts(owner)
    if (attempts.length === 0) throw error
    return { attempts, complete: false }
  }
}

/**
 * All attempts of a student, on this device and in the account, scored by the keys as they are corrected by now;
 * `complete` is false when the account could not be asked. A visitor has those of the device.
 * @throws AppError when neither has any to show.
 */
async function readHistory(owner: string, client: QueryClient) {
  const { attempts, complete } = await readAll(owner)
  const corrections = await correctionsFor(client, attempts)
  return {
    attempts: await withCorrections(attempts, corrections, (attempt) => findAttempt(owner, attempt)),
    complete,
  }
}

/** What the device knows, with the corrections that this page has read. */
async function readKnown(owner: string, client: QueryClient) {
  const attempts = await knownAttempts(owner)
  return withCorrections(attempts, correctionsAtHand(client), ({ id }) => attemptStore.load(owner, id))
}

// What is kept changes without a word to the cache, so every screen reads it anew; and it shows without a network too.
const anew = { networkMode: 'always', retry: false, staleTime: 0, gcTime: 0 } as const

/** What this device knows: there at once. @param owner null: nobody knows yet, nothing is read */
export function knownAttemptsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['attempts', 'known', owner],
    queryFn: owner === null ? skipToken : ({ client }) => readKnown(owner, client),
    ...anew,
  })
}

/** What the account says too. @param owner null: nobody knows yet, nothing is read */
export function historyQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['attempts', 'all', owner],
    queryFn: owner === null ? skipToken : ({ client }) => readHistory(owner, client),
    ...anew,
  })
}

/** A student's attempts as they become known: this device's at once, those of the account behind; null before that. */
export function useAttempts(owner: string | null): readonly AttemptSummary[] | null {
  const known = useQuery(knownAttemptsQuery(owner))
  const all = useQuery(historyQuery(owner))
  return all.data?.attempts ?? known.data ?? null
}
