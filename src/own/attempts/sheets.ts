import { type QueryClient, queryOptions, replaceEqualDeep, skipToken, useQuery } from '@tanstack/react-query'
import type { CorrectionsByRef } from '@/content/corrections/queries'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import { writeKey } from '@/domain/question/answer'
import type { KeyCorrection } from '@/domain/sitting/corrections'
import { isOnlyLookedAt } from '@/domain/sitting/test-ref'
import { attemptOfStored } from './account/review-paper'
import { summaryOf } from './account/stored-attempt'
import { cachedCorrections, correctionsFor, correctionsOf } from './corrections'
import { attemptStore } from './device/attempt-store'
import { inBatches, type KnownAttempt, readAllKnown, readKnown, uncached } from './known'
import { sheetOf } from './sheet-of'

/** The sheets that this page has made, by their attempts' ids, each with what it was made from. */
const made = new Map<string, { from: string; sheet: AnswerSheet }>()

const isFinished = ({ record }: KnownAttempt) => {
  const summary = summaryOf(record)
  return summary.status === 'submitted' && !isOnlyLookedAt(summary)
}

/** A finished attempt with the corrections of its questions. */
interface Source extends KnownAttempt {
  readonly corrections: readonly KeyCorrection[]
  /** Names the state that its sheet is made from. */
  readonly from: string
}

function sourceOf(owner: string, known: KnownAttempt, byRef: CorrectionsByRef): Source {
  const { testKey, submittedAt, options, questionIds } = known.record
  const corrections = correctionsOf(testKey, questionIds, byRef)
  const keys = corrections.map(({ questionId, key }) => [questionId, writeKey(key)])
  return { ...known, corrections, from: JSON.stringify([owner, known.isHere, submittedAt, options, keys]) }
}

/** New sheets; an attempt that cannot be read has none. Never throws. */
async function makeSheets(owner: string, sources: readonly Source[]): Promise<AnswerSheet[]> {
  const attempts = sources.map((source) => {
    const alone = attemptOfStored(source.record, null)
    // A corrected key needs the order of the options, which only the paper has.
    return { ...source, alone, needsPaper: source.isHere && (source.corrections.length > 0 || !alone) }
  })
  const ids = attempts.flatMap(({ record, needsPaper }) => (needsPaper ? [record.id] : []))
  const onDevice = await attemptStore.loadMany(owner, ids)
  return attempts.flatMap(({ record: { id }, from, corrections, alone, needsPaper }) => {
    const whole = needsPaper ? onDevice.get(id) : alone
    const attempt = whole ?? alone
    const sheet = attempt && sheetOf(attempt, corrections)
    if (sheet && whole) made.set(id, { from, sheet })
    return sheet ? [sheet] : []
  })
}

/** The sheets of all finished attempts, the latest first. Never throws. */
async function sheetsOf(
  owner: string,
  known: readonly KnownAttempt[],
  byRef: CorrectionsByRef,
): Promise<AnswerSheet[]> {
  const sheets: AnswerSheet[] = []
  const missing: Source[] = []
  for (const one of known.filter(isFinished)) {
    const source = sourceOf(owner, one, byRef)
    const before = made.get(one.record.id)
    if (before?.from === source.from) sheets.push(before.sheet)
    else missing.push(source)
  }
  sheets.push(...(await inBatches(missing, (batch) => makeSheets(owner, batch))))
  return sheets.sort((a, b) => b.at - a.at)
}

/** By the corrections that this page has read. */
function knownSheetsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['attempts', 'known-sheets', owner],
    queryFn:
      owner === null
        ? skipToken
        : async ({ client }) => sheetsOf(owner, await readKnown(owner), cachedCorrections(client)),
    ...uncached,
  })
}

async function readSheets(owner: string, client: QueryClient): Promise<readonly AnswerSheet[]> {
  const { known } = await readAllKnown(owner, client)
  const sheets = await sheetsOf(owner, known, await correctionsFor(client, known))
  // Where the account has no more than this device, everything that was derived from its sheets stays.
  return replaceEqualDeep(client.getQueryData(knownSheetsQuery(owner).queryKey), sheets)
}

/**
 * The outcome and time of each question of every finished attempt, on this device and in the account, each attempt once
 * and the latest first, by the corrected keys. Offline: those of the device. Fails with an AppError when neither has any
 * attempt to show.
 * @param owner null: not known yet, nothing is read
 */
export function answerSheetsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['attempts', 'sheets', owner],
    queryFn: owner === null ? skipToken : ({ client }) => readSheets(owner, client),
    ...uncached,
    // `readSheets` has compared them with those of the device; thirty thousand questions are not compared twice.
    structuralSharing: false,
  })
}

/** A student's sheets: first those of this device, then the account's too; null while the device is read. */
export function useAnswerSheets(owner: string | null): readonly AnswerSheet[] | null {
  const known = useQuery(knownSheetsQuery(owner))
  const all = useQuery(answerSheetsQuery(owner))
  return all.data ?? known.data ?? null
}
