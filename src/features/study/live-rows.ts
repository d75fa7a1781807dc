import { paths } from '@/config/paths'
import type { LiveTest } from '@/content/live-tests/schema'
import { formatTestDuration } from '@/domain/durations'
import { indiaDayOf } from '@/domain/india-day'
import { type LivePhase, livePhase } from '@/domain/live-test'
import { testKey } from '@/domain/sitting/test-ref'
import type { Task } from '@/domain/study/suggestion'
import { t } from '@/language/text'
import { formatMoment } from '@/lib/dates'

/** Milliseconds for which a live test is announced after its results. */
const shownFor = 7 * 86_400_000

/** What comes first: what is open, then what is to come, then what is over. */
const order: readonly LivePhase[] = ['open', 'upcoming', 'sitting', 'closed', 'published']

function detailOf(test: LiveTest, now: number): string {
  const at = (time: number) => formatMoment(new Date(time))
  switch (livePhase(test, now)) {
    case 'upcoming':
      return t('Opens {date}', { date: at(test.opensAt) })
    case 'open':
      return t('Open now: begin by {date}', { date: at(test.entryUntil) })
    case 'sitting':
    case 'closed':
      return t('Results {date}', { date: at(test.resultsAt) })
    case 'published':
      return t('Results and ranks are out')
  }
}

/** Live tests as lists announce them, what is open first. @param now epoch milliseconds */
export function liveRows(tests: readonly LiveTest[], now: number): Task[] {
  return tests
    .filter(({ resultsAt }) => now < resultsAt + shownFor)
    .map((test) => ({ test, place: order.indexOf(livePhase(test, now)) }))
    .sort((a, b) => a.place - b.place || a.test.opensAt - b.test.opensAt)
    .map(({ test }) => ({
      kind: 'live',
      title: test.title,
      detail: [detailOf(test, now), formatTestDuration(test.minutes)].join(' · '),
      to: paths.liveTest(test.id),
    }))
}

/** Days before its opening from which a live test is one of today's lines. */
const announcedDays = 1

/**
 * The live test that today is about: one that is open, which is a task of the day until it is taken, or one that opens
 * today or tomorrow; null for none.
 * @param taken keys of the tests that were begun or submitted
 */
export function liveToday(tests: readonly LiveTest[], taken: ReadonlySet<string>, now: number): Task | null {
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
