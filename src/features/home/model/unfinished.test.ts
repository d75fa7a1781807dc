import { expect, test } from 'vitest'
import type { TakenTest } from './taken-test'
import { timeLeft, unfinishedWork } from './unfinished'

const now = 10_000_000
const minute = 60_000
const attempt = (id: string, over: Partial<TakenTest> = {}): TakenTest => ({
  id,
  testKey: `series/p/${id}`,
  scope: 'all',
  title: `Test ${id}`,
  status: 'running',
  startedAt: now - 5 * minute,
  deadline: now + 20 * minute,
  submittedAt: null,
  answered: 3,
  total: 25,
  score: null,
  to: `/test-series/p/test/${id}`,
  packageId: 'p',
  ...over,
})
const quiz = (startedAt: number, endsAt: number | null, answers: Record<string, number> = { q1: 1 }) => ({
  title: 'Rivers',
  questionCount: 10,
  visit: 'v',
  attempt: { startedAt, endsAt, place: 1, answers, submittedAt: null },
  best: null,
})

test('tests and quizzes together, the latest begun first, each with its place', () => {
  const list = unfinishedWork(
    [attempt('a'), attempt('b', { startedAt: now - minute, scope: 'wrong' })],
    [['rivers', quiz(now - 2 * minute, null)]],
    now,
  )
  expect(list.map(({ kind, to }) => [kind, to])).toEqual([
    ['Practice', '/test-series/p/test/b'],
    ['Quiz', '/quiz/rivers'],
    ['Test', '/test-series/p/test/a'],
  ])
  expect(list[1]).toMatchObject({ title: 'Rivers', answered: 1, total: 10, endsAt: null })
})

test('what is over, was submitted, never answered (a quiz) or cannot be named does not wait', () => {
  const list = unfinishedWork(
    [
      attempt('over', { deadline: now }),
      attempt('submitted', { status: 'submitted', submittedAt: now - 1 }),
      attempt('odd', { to: null }),
    ],
    [
      ['late', quiz(now - minute, now)],
      ['blank', quiz(now - minute, null, {})],
      ['broken', { title: 4 }],
    ],
    now,
  )
  expect(list).toEqual([])
})

test('a test without an answer waits: its clock runs', () => {
  expect(unfinishedWork([attempt('a', { answered: 0 })], [], now)).toHaveLength(1)
})

test.each([
  [null, null],
  [now + 59_999, 'less than a minute left'],
  [now + minute, '1 min left'],
  [now + 59.9 * minute, '59 min left'],
  [now + 60 * minute, '1h 0m left'],
  [now + 125 * minute, '2h 5m left'],
])('time left until %s', (endsAt, text) => {
  expect(timeLeft(endsAt, now)).toBe(text)
})
