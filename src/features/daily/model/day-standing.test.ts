import { expect, test } from 'vitest'
import type { AttemptSummary } from '@/own/attempts'
import { standingOfDay } from './day-standing'

const attempt = (id: string, over: Partial<AttemptSummary>): AttemptSummary => ({
  id,
  testKey: `quiz/${id}`,
  scope: 'all',
  title: 'Quiz',
  status: 'running',
  startedAt: 1,
  deadline: 2,
  submittedAt: null,
  answered: 3,
  total: 25,
  score: null,
  ...over,
})

test('the first result of a daily quiz counts, and a sitting without an answer is none', () => {
  const day = 20_000
  const daily = (id: string, over: Partial<AttemptSummary>) =>
    attempt(id, { testKey: 'daily/2024-10-04', ...over })
  const done = { status: 'submitted', submittedAt: 1 } as const
  const score = (percentage: number) => ({ percentage, marks: null })
  expect(
    standingOfDay(
      [daily('b', { ...done, score: score(90) }), daily('a', { ...done, score: score(40) })],
      day,
    ),
  ).toEqual({
    first: { attemptId: 'a', percentage: 40 },
    running: null,
  })
  expect(standingOfDay([daily('c', { answered: 0 }), attempt('other', {})], day)).toEqual({
    first: null,
    running: null,
  })
  expect(standingOfDay([daily('c', {})], day).running).toMatchObject({ answered: 3, total: 25 })
})
