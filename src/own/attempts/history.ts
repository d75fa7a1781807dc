import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { CorrectionsByRef } from '@/content/corrections/queries'
import { correctedResults } from '@/domain/sitting/corrections'
import { asksByRef, testOfKey } from '@/domain/sitting/test-ref'
import { visitor } from '@/lib/device/visitor'
import { attemptSync } from './account/attempt-sync'
import { attemptOfStored } from './account/review-paper'
import { summaryOf } from './account/stored-attempt'
import type { Attempt } from './attempt'
import type { AttemptSummary } from './attempt-summary'
import { cachedCorrections, correctionsFor, correctionsOf } from './corrections'
import { attemptStore } from './device/attempt-store'
import { inBatches, type KnownAttempt, readAllKnown, readKnown, uncached } from './known'

/** An attempt that only the account has, which the device stores from then on; null when it has none, or for a visitor. @throws AppError */
export async function fetchAttempt(owner: string, testKey: string, id: string): Promise<Attempt | null> {
  const ref = testOfKey(testKey)
  if (!ref || owner === visitor) return null
  const found = await attemptSync.fetchOne(owner, ref, id)
  return found === null || found === 'changed' ? null : found.attempt
}

/** Milliseconds after which an account that could not be reached is read again. */
const againAfter = 15_000

/**
 * An attempt that the device cannot load. Of a practice the account's document is enough; other papers may be shuffled.
 */
async function loadElsewhere(owner: string, { record }: KnownAttempt, asksAccount: boolean) {
  if (asksByRef(record)) return attemptOfStored(record, null)
  return asksAccount ? fetchAttempt(owner, record.testKey, record.id).catch(() => null) : null
}

/** What lists show of attempts, with the scores by the corrected keys. */
async function correctedSummaries(
  owner: string,
  known: readonly KnownAttempt[],
  byRef: CorrectionsByRef,
  asksAccount: boolean,
): Promise<AttemptSummary[]> {
  const affected = known.flatMap((one) => {
    if (one.record.score === null) return []
    const corrections = correctionsOf(one.record.testKey, one.record.questionIds, byRef)
    return corrections.length === 0 ? [] : [{ ...one, corrections }]
  })
  const changed = await inBatches(affected, async (batch) => {
    const ids = batch.flatMap(({ isHere, record }) => (isHere ? [record.id] : []))
    const onDevice = await attemptStore.loadMany(owner, ids)
    return Promise.all(
      batch.map(async (one) => {
        const { id } = one.record
        const attempt = onDevice.get(id) ?? (await loadElsewhere(owner, one, asksAccount))
        return [id, attempt && correctedResults(attempt, one.corrections)] as const
      }),
    )
  })
  const resultsOf = new Map(changed)
  return known.map(({ record }) => {
    const results = resultsOf.get(record.id)
    if (!results?.correction) return summaryOf(record)
    const { score, marks, correction } = results
    return { ...summaryOf(record), score: { percentage: score.percentage, marks }, correction }
  })
}

async function readHistory(owner: string, client: QueryClient) {
  const { known, complete } = await readAllKnown(owner, client)
  const byRef = await correctionsFor(client, known)
  return { attempts: await correctedSummaries(owner, known, byRef, true), complete }
}

async function readKnownHistory(owner: string, client: QueryClient) {
  return correctedSummaries(owner, await readKnown(owner), cachedCorrections(client), false)
}

/**
 * The attempts that this device knows, available at once: tests and quizzes, running and submitted, the latest start
 * first. One whose deadline has passed may still say `running`: it ends when its test is next opened.
 * @param owner null: not known yet, nothing is read
 */
export function knownAttemptsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['attempts', 'known', owner],
    queryFn: owner === null ? skipToken : ({ client }) => readKnownHistory(owner, client),
    ...uncached,
  })
}

/**
 * All attempts of a student, on this device and in the account, scored by the corrected keys; `complete` is false when the
 * account cannot be reached. Fails with an AppError when neither has any to show.
 * @param owner null: not known yet, nothing is read
 */
export function historyQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['attempts', 'all', owner],
    queryFn: owner === null ? skipToken : ({ client }) => readHistory(owner, client),
    ...uncached,
    // The browser's word that the network is back may come too early, or never.
    refetchInterval: ({ state }) => (state.data?.complete === true ? false : againAfter),
  })
}

/** A student's attempts: first those of this device, then the account's too; null while the device is read. */
export function useAttempts(owner: string | null): readonly AttemptSummary[] | null {
  const known = useQuery(knownAttemptsQuery(owner))
  const all = useQuery(historyQuery(owner))
  return all.data?.attempts ?? known.data ?? null
}
