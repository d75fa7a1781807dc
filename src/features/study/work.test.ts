import { expect, test } from 'vitest'
import { timeLeft } from '@/domain/study/unfinished'
import type { AttemptSummary } from '@/own/attempts'
import { testsRanOut, unfinishedWork } from './work'

const now = 10_000_000
const minute = 60_000
const attempt = (id: string, over: Partial<AttemptSummary> = {}): AttemptSummary => ({
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
  ...over,
})
const century = 100 * 365 * 24 * 60 * minute
const quiz = (id: string, over: Partial<AttemptSummary> = {}) =>
  attempt(id, {
    testKey: `quiz/${id}`,
    title: 'Rivers',
    startedAt: now - 2 * minute,
    deadline: now - 2 * minute + century,
    answered: 1,
    total: 10,
    ...over,
  })

test('work whose timer runs leads, then the latest begun', () => {
  const list = unfinishedWork(
    [
      attempt('early'),
      quiz('rivers'),
      quiz('lakes', { startedAt: now - minute, deadline: now - minute + century }),
      attempt('late', { startedAt: now - minute }),
    ],
    now,
  )
  expect(list.map(({ to }) => to.split('/').at(-1))).toEqual(['late', 'early', 'lakes', 'rivers'])
})

test('tests, practice and quizzes together, each with its place', () => {
  const list = unfinishedWork(
    [attempt('a'), attempt('b', { startedAt: now - minute, scope: 'wrong' }), quiz('rivers')],
    now,
  )
  expect(list.map(({ kind, to }) => [kind, to])).toEqual([
    ['Practice', '/test-series/p/test/b?retake=wrong&of=b'],
    ['Test', '/test-series/p/test/a'],
    ['Quiz', '/quiz/rivers'],
  ])
  expect(list[2]).toMatchObject({ title: 'Rivers', answered: 1, total: 10, endsAt: null })
})

test('practice without a clock waits for as long as it takes, and says what it is', () => {
  const untimed = attempt('a', { scope: 'untimed', deadline: now - 5 * minute + century })
  expect(unfinishedWork([untimed], now + 300 * 24 * 60 * minute)).toMatchObject([
    { kind: 'untimed', endsAt: null },
  ])
})

test('a test that is over, submitted or of an unknown name does not wait, nor does a quiz without an answer', () => {
  const list = unfinishedWork(
    [
      attempt('over', { deadline: now }),
      attempt('submitted', { status: 'submitted', submittedAt: now - 1 }),
      attempt('odd', { testKey: 'odd' }),
      quiz('late', { deadline: now }),
      quiz('blank', { answered: 0 }),
    ],
    now,
  )
  expect(list).toEqual([])
})

test('a test without an answer waits: its clock runs', () => {
  expect(unfinishedWork([attempt('a', { answered: 0 })], now)).toHaveLength(1)
})

test.each([
  [null, null],
  [now + 59_999, 'Less than a minute left'],
  [now + minute, '1 min left'],
  [now + 59.9 * minute, '59 min left'],
  [now + 60 * minute, '1h 0m left'],
  [now + 125 * minute, '2h 5m left'],
])('time left until %s', (endsAt, text) => {
  expect(timeLeft(endsAt, now)).toBe(text)
})

test('a test whose time ran out has a result that nobody has seen; a quiz has not, nor has what was submitted', () => {
  const list = testsRanOut(
    [
      attempt('over', { deadline: now }),
      attempt('running'),
      attempt('seen', { deadline: now, status: 'submitted', submittedAt: now - 1 }),
      quiz('late', { deadline: now }),
    ],
    now,
  )
  expect(list).toEqual([{ title: 'Test over', to: '/test-series/p/test/over' }])
})
