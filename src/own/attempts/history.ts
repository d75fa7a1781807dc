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
import { type KnownAttempt, readAllKnown, readKnown, uncached } from './known'

/** An attempt that only the account has, which the device stores from then on; null when it has none, or for a visitor. @throws AppError */
export async function fetchAttempt(owner: string, testKey: string, id: string): Promise<Attempt | null> {
  const ref = testOfKey(testKey)
  if (!ref || owner === visitor) return null
  const found = await attemptSync.fetchOne(owner, ref, id)
  return found === null || found === 'changed' ? null : found.attempt
}

/** An attempt for its corrected score. Of a practice the account's document is enough; other papers may be shuffled. */
async function loadFor(owner: string, { record, isHere }: KnownAttempt, asksAccount: boolean) {
  const { id, testKey } = record
  const onDevice = isHere ? await attemptStore.load(owner, id) : null
  if (onDevice) return onDevice
  if (asksByRef(record)) return attemptOfStored(record, null)
  return asksAccount ? fetchAttempt(owner, testKey, id).catch(() => null) : null
}

/** What lists show of an attempt, with the score by the corrected keys. */
async function correctedSummary(
  owner: string,
  known: KnownAttempt,
  byRef: CorrectionsByRef,
  asksAccount: boolean,
): Promise<AttemptSummary> {
  const summary = summaryOf(known.record)
  const corrections = correctionsOf(summary.testKey, known.record.questionIds, byRef)
  if (summary.score === null || corrections.length === 0) return summary
  const attempt = await loadFor(owner, known, asksAccount)
  const results = attempt && correctedResults(attempt, corrections)
  if (!results?.correction) return summary
  const { score, marks, correction } = results
  return { ...summary, score: { percentage: score.percentage, marks }, correction }
}

async function readHistory(owner: string, client: QueryClient) {
  const { known, complete } = await readAllKnown(owner, client)
  const byRef = await correctionsFor(client, known)
  const attempts = await Promise.all(known.map((one) => correctedSummary(owner, one, byRef, true)))
  return { attempts, complete }
}

async function readKnownHistory(owner: string, client: QueryClient) {
  const byRef = cachedCorrections(client)
  return Promise.all((await readKnown(owner)).map((one) => correctedSummary(owner, one, byRef, false)))
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
  })
}

/** A student's attempts: first those of this device, then the account's too; null while the device is read. */
export function useAttempts(owner: string | null): readonly AttemptSummary[] | null {
  const known = useQuery(knownAttemptsQuery(owner))
  const all = useQuery(historyQuery(owner))
  return all.data?.attempts ?? known.data ?? null
}
