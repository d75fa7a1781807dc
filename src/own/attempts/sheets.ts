import { type QueryClient, queryOptions, replaceEqualDeep, skipToken, useQuery } from '@tanstack/react-query'
import { type CorrectionsByRef, correctionsByRef } from '@/content/corrections/queries'
import type { TestCorrections } from '@/content/corrections/schema'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import { writeKey } from '@/domain/question/answer'
import { isOnlyLookedAt } from '@/domain/sitting/test-ref'
import { attemptOfStored, type StoredAttempt, summaryOfStored } from './account/stored-attempt'
import type { AttemptSummary } from './attempt-summary'
import { correctionsAtHand, correctionsFor, correctionsIn } from './corrections'
import { attemptStore } from './device/attempt-store'
import { keepSheet, readSheet, refsOfKept } from './device/kept-sheet'
import { keepSheets, keptSheets, sheetArea } from './device/sheet-area'
import { anew, type KnownAttempts, readAll, readKnown } from './history'
import { sheetOf } from './sheet-of'

/** Sheets that are made before the page gets a moment for something else. */
const atOnce = 20

/** A finished attempt, and where its answers are. */
interface Source {
  readonly summary: AttemptSummary
  readonly isHere: boolean
  /** The account's; null where it has none, or not yet. */
  readonly stored: StoredAttempt | null
}

const isFinished = (summary: AttemptSummary) => summary.status === 'submitted' && !isOnlyLookedAt(summary)

/**
 * Every finished attempt once. This device's own tells more (topics, the order of options), unless the account has
 * another end of it, which came first.
 */
function sourcesOf({ device, copies }: KnownAttempts): Source[] {
  const found = new Map<string, Source>()
  for (const summary of device.filter(isFinished))
    found.set(summary.id, { summary, isHere: true, stored: null })
  for (const stored of copies) {
    const summary = summaryOfStored(stored)
    if (!isFinished(summary)) continue
    const here = found.get(summary.id)
    const isSame = Math.round(here?.summary.submittedAt ?? 0) === summary.submittedAt
    found.set(summary.id, here && isSame ? { ...here, stored } : { summary, isHere: false, stored })
  }
  return [...found.values()]
}

/** What a sheet is made of, apart from the questions themselves: they never change once an attempt is over. */
function madeFrom({ summary, isHere }: Source, refs: readonly string[], byRef: CorrectionsByRef): string {
  const { submittedAt, answered, total, score } = summary
  const corrected = refs.flatMap((ref) => {
    const correction = byRef.get(ref)
    return correction ? `${ref} ${writeKey(correction.key)}` : []
  })
  return JSON.stringify([isHere, submittedAt, answered, total, score, corrected])
}

/** Makes sheets, and keeps them on this device. */
async function makeSheets(
  owner: string,
  sources: readonly Source[],
  byRef: CorrectionsByRef,
): Promise<AnswerSheet[]> {
  const here = sources.filter(({ isHere }) => isHere).map(({ summary }) => summary.id)
  const loaded = await attemptStore.loadMany(owner, here)
  const made = sources.flatMap((source) => {
    const own = loaded.get(source.summary.id)
    const attempt = own ?? (source.stored && attemptOfStored(source.stored, null))
    const sheet = attempt && sheetOf(attempt, correctionsIn(attempt, byRef))
    return sheet ? [{ source, sheet, isWhole: own !== undefined || !source.isHere }] : []
  })
  await keepSheets(
    owner,
    // What the device would not give today, it may give another day.
    made
      .filter(({ isWhole }) => isWhole)
      .map(({ source, sheet }) => {
        const refs = sheet.questions.map(({ ref }) => ref)
        return [sheet.attemptId, keepSheet(sheet, madeFrom(source, refs, byRef))] as const
      }),
  )
  return made.map(({ sheet }) => sheet)
}

/** The sheets of all finished attempts, the latest first. Never throws. */
async function sheetsOf(
  owner: string,
  attempts: KnownAttempts,
  corrections: readonly TestCorrections[],
): Promise<AnswerSheet[]> {
  const byRef = correctionsByRef(corrections)
  const sources = sourcesOf(attempts)
  const kept = await keptSheets(owner)
  const sheets: AnswerSheet[] = []
  const missing: Source[] = []
  for (const source of sources) {
    const { id } = source.summary
    const one = kept.get(id)
    kept.delete(id)
    const isNow = one && one.from === madeFrom(source, refsOfKept(one), byRef)
    const sheet = isNow ? readSheet(id, one) : null
    if (sheet) sheets.push(sheet)
    else missing.push(source)
  }
  // Of attempts that are somebody else's by now, or gone.
  for (const id of kept.keys()) await sheetArea.delete(owner, id).catch(() => undefined)
  for (let from = 0; from < missing.length; from += atOnce)
    sheets.push(...(await makeSheets(owner, missing.slice(from, from + atOnce), byRef)))
  return sheets.sort((a, b) => b.at - a.at)
}

/** What this device knows, by the corrections that this page has read. */
function knownSheetsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['attempts', 'known-sheets', owner],
    queryFn:
      owner === null
        ? skipToken
        : async ({ client }) => sheetsOf(owner, await readKnown(owner), correctionsAtHand(client)),
    ...anew,
  })
}

async function readSheets(owner: string, client: QueryClient): Promise<readonly AnswerSheet[]> {
  const attempts = await readAll(owner)
  const summaries = [...attempts.device, ...attempts.copies.map(summaryOfStored)]
  const sheets = await sheetsOf(owner, attempts, await correctionsFor(client, summaries))
  // Where the account knows no more than this device, what was worked out of its sheets stays.
  return replaceEqualDeep(client.getQueryData(knownSheetsQuery(owner).queryKey), sheets)
}

/**
 * What every finished attempt tells question by question, on this device and in the account, each attempt once and the
 * latest first, by the keys as they are corrected by now. A visitor has those of the device. Without a network: what the
 * device knows. Fails with an AppError when neither has any attempt to show.
 * @param owner null: nobody knows yet, nothing is read
 */
export function answerSheetsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['attempts', 'sheets', owner],
    queryFn: owner === null ? skipToken : ({ client }) => readSheets(owner, client),
    ...anew,
    // They are compared once, with those of the device; fifteen thousand questions are not compared twice.
    structuralSharing: false,
  })
}

/** A student's sheets: first those of this device, then the account's too; null while the device is read. */
export function useAnswerSheets(owner: string | null): readonly AnswerSheet[] | null {
  const known = useQuery(knownSheetsQuery(owner))
  const all = useQuery(answerSheetsQuery(owner))
  return all.data ?? known.data ?? null
}
