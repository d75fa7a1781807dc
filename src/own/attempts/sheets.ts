import { type QueryClient, queryOptions, replaceEqualDeep, skipToken, useQuery } from '@tanstack/react-query'
import type { CorrectionsByRef } from '@/content/corrections/queries'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import { writeKey } from '@/domain/question/answer'
import { isOnlyLookedAt } from '@/domain/sitting/test-ref'
import { attemptOfStored } from './account/review-paper'
import { summaryOf } from './account/stored-attempt'
import { cachedCorrections, correctionsFor, correctionsOf } from './corrections'
import { attemptStore } from './device/attempt-store'
import { type KnownAttempt, readAllKnown, readKnown, uncached } from './known'
import { sheetOf } from './sheet-of'

/** After so many new sheets the page can respond to the student. */
const atOnce = 20

/** The sheets that this page has made, by their attempts' ids, each with what it was made from. */
const made = new Map<string, { from: string; sheet: AnswerSheet }>()

const isFinished = ({ record }: KnownAttempt) => {
  const summary = summaryOf(record)
  return summary.status === 'submitted' && !isOnlyLookedAt(summary)
}

/** The sheet of a finished attempt; null when the attempt cannot be read. Never throws. */
async function sheetFrom(
  owner: string,
  { record, isHere }: KnownAttempt,
  byRef: CorrectionsByRef,
): Promise<AnswerSheet | null> {
  const { id, testKey, submittedAt, options } = record
  const corrections = correctionsOf(testKey, record.questionIds, byRef)
  const keys = corrections.map(({ questionId, key }) => [questionId, writeKey(key)])
  const from = JSON.stringify([owner, isHere, submittedAt, options, keys])
  const known = made.get(id)
  if (known?.from === from) return known.sheet
  const alone = attemptOfStored(record, null)
  // A corrected key needs the order of the options, which only the paper has.
  const needsPaper = isHere && (keys.length > 0 || !alone)
  const onDevice = needsPaper ? await attemptStore.load(owner, id) : null
  const attempt = onDevice ?? alone
  const sheet = attempt && sheetOf(attempt, corrections)
  if (sheet && (onDevice || !needsPaper)) made.set(id, { from, sheet })
  return sheet
}

/** The sheets of all finished attempts, the latest first. Never throws. */
async function sheetsOf(
  owner: string,
  known: readonly KnownAttempt[],
  byRef: CorrectionsByRef,
): Promise<AnswerSheet[]> {
  const sheets: AnswerSheet[] = []
  let before = made.size
  for (const one of known.filter(isFinished)) {
    const sheet = await sheetFrom(owner, one, byRef)
    if (sheet) sheets.push(sheet)
    if (made.size - before >= atOnce) {
      await new Promise((resolve) => setTimeout(resolve))
      before = made.size
    }
  }
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
  })
}

/** A student's sheets: first those of this device, then the account's too; null while the device is read. */
export function useAnswerSheets(owner: string | null): readonly AnswerSheet[] | null {
  const known = useQuery(knownSheetsQuery(owner))
  const all = useQuery(answerSheetsQuery(owner))
  return all.data ?? known.data ?? null
}
