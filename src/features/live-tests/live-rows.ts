import { paths } from '@/config/paths'
import type { LiveTest } from '@/content/live-tests/schema'
import { indiaDayOf } from '@/domain/india-day'
import { type LivePhase, livePhase } from '@/domain/live-test'
import { weekOf } from '@/domain/live-tests/week-board'
import { testKey } from '@/domain/sitting/test-ref'
import type { Task } from '@/domain/study/suggestion'
import { t } from '@/language/text'
import type { AttemptSummary } from '@/own/attempts'
import { formatLiveTime, isOutsideIndia } from './live-time'

/** Milliseconds for which a live test is announced after its results. */
const shownFor = 7 * 86_400_000

/** What comes first: what is open, then what is to come, then what is over. */
const order: readonly LivePhase[] = ['open', 'upcoming', 'sitting', 'closed', 'published']

function detailOf(test: LiveTest, now: number, outside: boolean): string {
  const at = (time: number) => formatLiveTime(time, now, outside)
  switch (livePhase(test, now)) {
    case 'upcoming':
      return t('Opens {date}', { date: at(test.opensAt) })
    case 'open':
      return t('Open now until {date}', { date: at(test.entryUntil) })
    case 'sitting':
    case 'closed':
      return t('Results {date}', { date: at(test.resultsAt) })
    case 'published':
      return t('Results and ranks are out')
  }
}

/**
 * Live tests as lists announce them, what is open first.
 * @param now epoch milliseconds
 * @param outside whether each row says that its time is India time
 */
export function liveRows(tests: readonly LiveTest[], now: number, outside = isOutsideIndia()): Task[] {
  return tests
    .filter(({ resultsAt }) => now < resultsAt + shownFor)
    .map((test) => ({ test, place: order.indexOf(livePhase(test, now)) }))
    .sort((a, b) => a.place - b.place || a.test.opensAt - b.test.opensAt)
    .map(({ test }) => ({
      kind: 'live',
      title: test.title,
      detail: detailOf(test, now, outside),
      to: paths.liveTest(test.id),
    }))
}

/** The Monday of the latest week of which results are out; null when no live test is announced with its results. */
export function weekOfResults(tests: readonly LiveTest[], now: number): string | null {
  const closed = tests.flatMap(({ closesAt, resultsAt }) =>
    resultsAt <= now && now < resultsAt + shownFor ? [closesAt] : [],
  )
  return closed.length === 0 ? null : weekOf(Math.max(...closed))
}

/** Days before its opening from which a live test is one of today's lines. */
const announcedDays = 1

/** The live test whose results are out and were not seen yet; null for none. */
function resultOf(tests: readonly LiveTest[], attempts: readonly AttemptSummary[], now: number): Task | null {
  const unseen = attempts.filter(({ status, score }) => status === 'submitted' && score === null)
  const out = tests.find(
    (test) =>
      livePhase(test, now) === 'published' &&
      unseen.some(({ testKey: key }) => key === testKey({ kind: 'live', liveTestId: test.id })),
  )
  return out
    ? {
        kind: 'result',
        title: out.title,
        detail: t('Your result and rank are out'),
        to: paths.liveTestResults(out.id),
        isDone: false,
      }
    : null
}

/**
 * The live test that today is about: one whose results have come, one that is open, both tasks of the day until they are
 * done, or one that opens today or tomorrow; null for none.
 */
export function liveToday(
  tests: readonly LiveTest[],
  attempts: readonly AttemptSummary[],
  now: number,
): Task | null {
  const result = resultOf(tests, attempts, now)
  if (result) return result
  const taken = new Set(attempts.map(({ testKey: key }) => key))
  const isOpen = (test: LiveTest) => livePhase(test, now) === 'open'
  const about = tests.filter((test) => {
    const isNear = indiaDayOf(test.opensAt) - indiaDayOf(now) <= announcedDays
    return isOpen(test) || (livePhase(test, now) === 'upcoming' && isNear)
  })
  const [row] = liveRows(
    about.filter(({ id }) => !taken.has(testKey({ kind: 'live', liveTestId: id }))),
    now,
  )
  if (!row) return null
  return about.some((test) => isOpen(test) && paths.liveTest(test.id) === row.to)
    ? { ...row, isDone: false }
    : row
}
