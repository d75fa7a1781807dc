/**
 * What today's tasks need besides the attempts: packages with their tests, and what is due. Pages load this code behind
 * their first screen.
 */

import type { QueryClient } from '@tanstack/react-query'
import { packagesQuery } from '@/content/categories/queries'
import { oncePerDay } from '@/content/kept'
import { packageQuery } from '@/content/test-series/queries'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import type { QuestionCard } from '@/domain/learning/card'
import { deckOf } from '@/domain/learning/mistake-book'
import { type RevisionAsk, revisionOf } from '@/domain/learning/revision-day'
import { wholeMinutes } from '@/domain/learning/revision-time'
import { type Schedule, scheduleOf } from '@/domain/learning/schedule'
import { isTestSeriesProduct } from '@/domain/purchase/product'
import type { QuestionRef } from '@/domain/question/ref'
import type { RevisionLeft } from '@/domain/study/suggest'
import { readReceipts } from '@/features/payments'
import { visitor } from '@/lib/device/visitor'
import { inOrderOfPlan, type OpenPackage } from './next-test'

/** Packages that are looked into for the next test. */
const lookedInto = 2

/** The test series that a student has bought. @throws AppError when the purchases cannot be read */
async function boughtSeries(client: QueryClient, owner: string) {
  if (owner === visitor) return []
  const receipts = await readReceipts(client, owner)
  return receipts.flatMap(({ productId, productName, categoryId }) =>
    isTestSeriesProduct(productId) && categoryId ? [{ packageId: categoryId, title: productName }] : [],
  )
}

/**
 * The packages that the next test is taken from, `inOrderOfPlan`: those that the student owns, else the free tests of any.
 * It reads purchases, and the packages once a day. @throws AppError
 */
export async function openPackages(
  client: QueryClient,
  owner: string,
  wish: { exam: string; latest: string | null },
): Promise<OpenPackage[]> {
  const bought = await boughtSeries(client, owner)
  const isOwned = bought.length > 0
  const onShow = isOwned ? [] : await client.fetchQuery(oncePerDay(packagesQuery))
  const named = isOwned ? bought : onShow.map(({ id, name }) => ({ packageId: id, title: name }))
  const open: OpenPackage[] = []
  for (const { packageId, title } of inOrderOfPlan(named, wish).slice(0, lookedInto)) {
    const known = onShow.find(({ id }) => id === packageId)
    const found = await client.fetchQuery(oncePerDay(packageQuery(packageId, known))).catch(() => null)
    if (!found) continue
    const { free, premium } = found.tests
    const tests = isOwned ? [...free, ...premium] : free
    open.push({
      packageId,
      title: known?.title ?? title,
      isOwned,
      tests: tests.map(({ id, title: name }) => ({ id, title: name })),
    })
  }
  return open
}

/** Milliseconds of work before whatever else the page has to do gets its turn. */
const turn = 8

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/**
 * What today's revision comes to; null when there is nothing to revise at all. It works in short turns, because a long
 * history takes a weak phone more than a second.
 * @param goesOn returns false when the result is no longer needed; the answer is then null
 */
export async function revisionLeft(
  sheets: readonly AnswerSheet[],
  cards: ReadonlyMap<QuestionRef, QuestionCard>,
  ask: Omit<RevisionAsk, 'entries' | 'schedules'>,
  goesOn: () => boolean,
): Promise<RevisionLeft | null> {
  const entries = deckOf(sheets, cards)
  if (entries.length === 0) return null
  const schedules = new Map<string, Schedule>()
  let since = performance.now()
  for (const entry of entries) {
    schedules.set(entry.ref, scheduleOf(entry))
    if (performance.now() - since < turn) continue
    await pause()
    if (!goesOn()) return null
    since = performance.now()
  }
  const { questions, seconds, done, next } = revisionOf({ ...ask, entries, schedules })
  const minutes = wholeMinutes(seconds.left)
  const isForTomorrow = questions.length === 0 && next === ask.today + 1
  const tomorrow = isForTomorrow
    ? revisionOf({ ...ask, entries, schedules, today: next }).questions.length
    : 0
  const mistakes = entries.filter((entry) => 'inBook' in entry && entry.inBook).length
  return { questions: questions.length, minutes, done, next, tomorrow, mistakes }
}
