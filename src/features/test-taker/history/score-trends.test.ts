import { expect, test } from 'vitest'
import type { AttemptSummary } from '@/own/attempts'
import { testsWithTrend, trendOf } from './score-trends'

const running: AttemptSummary = {
  id: 'a',
  testKey: 'mock/a',
  scope: 'all',
  title: 'A test',
  status: 'running',
  startedAt: 9000,
  deadline: 10_000,
  submittedAt: null,
  answered: 0,
  total: 2,
  score: null,
}
const scored = (testKey: string, percentage: number, scope: AttemptSummary['scope'] = 'all') => ({
  ...running,
  status: 'submitted' as const,
  testKey,
  scope,
  score: { percentage, marks: null },
})

test('a trend runs from the earliest score to the latest, practice and running attempts left out', () => {
  const attempts = [
    running,
    scored('mock/a', 70),
    scored('mock/b', 10),
    scored('mock/a', 100, 'wrong'),
    scored('mock/a', 90, 'untimed'),
    scored('mock/a', 40),
  ]
  expect(trendOf(attempts, null)).toEqual([40, 10, 70])
  expect(trendOf(attempts, 'mock/a')).toEqual([40, 70])
  expect(testsWithTrend(attempts).map(({ testKey }) => testKey)).toEqual(['mock/a'])
})

test('a trend shows the latest twenty scores', () => {
  const attempts = Array.from({ length: 25 }, (_, index) => scored('mock/a', index))
  expect(trendOf(attempts, null)).toHaveLength(20)
  expect(trendOf(attempts, null).at(-1)).toBe(0)
})
