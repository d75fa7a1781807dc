import { expect, test } from 'vitest'
import type { LiveTest } from '@/content/live-tests/schema'
import { liveRows, liveToday } from './live-rows'

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
  const rows = liveRows(tests, now)
  expect(titles(rows)).toEqual(['open', 'soon', 'week', 'closed', 'over'])
  expect(rows[0]).toMatchObject({ to: '/live/open', detail: 'Open now: begin by 27 Nov, 12:00 pm · 1h 0m' })
  expect(rows[1]?.detail).toBe('Opens 27 Nov, 2:30 pm · 1h 0m')
  expect(rows[4]?.detail).toBe('Results and ranks are out · 1h 0m')
})

test('today is about what is open, a task until it is taken, else about what opens by tomorrow', () => {
  const tests = [live('tomorrow', 20), live('open', -0.5), live('week', 100)]
  expect(liveToday(tests, new Set(), now)).toMatchObject({ title: 'open', isDone: false })
  const next = liveToday(tests, new Set(['live/open']), now)
  expect(next).toMatchObject({ title: 'tomorrow' })
  expect(next).not.toHaveProperty('isDone')
  expect(liveToday([live('week', 100), live('over', -20)], new Set(), now)).toBeNull()
})
