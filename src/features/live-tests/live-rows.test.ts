import { expect, test } from 'vitest'
import type { LiveTest } from '@/content/live-tests/schema'
import type { AttemptSummary } from '@/own/attempts'
import { liveRows, liveToday, weekOfResults } from './live-rows'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 27, 6)
/** @param opens hours from now */
const live = (id: string, opens: number): LiveTest => ({
  id,
  title: id,
  description: null,
  minutes: 60,
  questionCount: 50,
  marks: '50',
  languages: [],
  productId: null,
  opensAt: now + opens * hour,
  entryUntil: now + (opens + 1) * hour,
  closesAt: now + (opens + 3) * hour,
  resultsAt: now + (opens + 5) * hour,
})
const attempt = (id: string): AttemptSummary => ({
  id: `live.${id}.student`,
  testKey: `live/${id}`,
  scope: 'all',
  title: id,
  status: 'submitted',
  startedAt: now - hour,
  deadline: now,
  submittedAt: now - 1,
  answered: 3,
  total: 50,
  score: null,
})
const titles = (rows: ReadonlyArray<{ title: string }>) => rows.map(({ title }) => title)

test('what is open comes first, then what opens next, then what is over; after a week nothing', () => {
  const tests = [
    live('old', -200),
    live('over', -20),
    live('closed', -4),
    live('week', 100),
    live('soon', 3),
    live('open', -0.5),
  ]
  const rows = liveRows(tests, now, false)
  expect(titles(rows)).toEqual(['open', 'soon', 'week', 'closed', 'over'])
  expect(rows[0]).toMatchObject({ to: '/live/open', detail: 'Open now until today, 12:00 pm' })
  expect(rows[1]?.detail).toBe('Opens today, 2:30 pm')
  expect(rows[2]?.detail).toBe('Opens 1 Dec, 3:30 pm')
  expect(rows[4]?.detail).toBe('Results and ranks are out')
  expect(liveRows(tests, now, true)[1]?.detail).toBe('Opens today, 2:30 pm India time')
})

test('today is about what is open, a task until it is taken, else about what opens by tomorrow', () => {
  const tests = [live('tomorrow', 20), live('open', -0.5), live('week', 100)]
  expect(liveToday(tests, [], now)).toMatchObject({ title: 'open', isDone: false })
  const next = liveToday(tests, [attempt('open')], now)
  expect(next).toMatchObject({ title: 'tomorrow' })
  expect(next?.detail).toMatch(/^Opens tomorrow, 7:30 am/)
  expect(next).not.toHaveProperty('isDone')
  expect(liveToday([live('week', 100), live('over', -20)], [], now)).toBeNull()
})

test('a result that has come and was not seen is today’s first', () => {
  const tests = [live('over', -20), live('open', -0.5)]
  const result = { kind: 'result', to: '/live/over/results', isDone: false }
  expect(liveToday(tests, [attempt('over')], now)).toMatchObject(result)
  const seen = { ...attempt('over'), score: { percentage: 50, marks: null } }
  expect(liveToday(tests, [seen], now)).toMatchObject({ title: 'open' })
})

test('the week of the latest results is shown for as long as its test is announced', () => {
  // `now` is a Friday; `live` has its results five hours after it opens.
  expect(weekOfResults([live('friday', -6), live('sunday', -115), live('next', -1)], now)).toBe('2026-11-23')
  expect(weekOfResults([live('sunday', -115)], now)).toBe('2026-11-16')
  expect(weekOfResults([live('old', -200), live('open', -1)], now)).toBeNull()
})
