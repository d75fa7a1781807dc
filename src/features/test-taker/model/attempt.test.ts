import { expect, test } from 'vitest'
import { type Attempt, parseAttempt } from './attempt'
import { attemptKey, placesOf } from './test-ref'

const question = {
  id: 'q1',
  text: 'Q',
  options: ['a', 'b'],
  correctAnswer: 1,
  explanation: null,
  image: null,
  topic: null,
}
const attempt: Attempt = {
  paper: { title: 'Free Mock Test 1', minutes: 25, questions: [question, { ...question, id: 'q2' }] },
  session: {
    status: 'running',
    questionCount: 2,
    current: 1,
    answers: new Map([[0, 1]]),
    marked: new Set([1]),
    visited: new Set([0, 1]),
    startedAt: 5,
    deadline: 1_500_005,
  },
}

test('what IndexedDB gives back is the attempt that was kept', () => {
  expect(parseAttempt(structuredClone(attempt.paper), structuredClone(attempt.session))).toEqual(attempt)
})

test.each<[string, unknown, unknown]>([
  ['nothing', undefined, undefined],
  ['a paper without a session', attempt.paper, undefined],
  ['a session without its paper', undefined, attempt.session],
  ['a session of another paper', attempt.paper, { ...attempt.session, questionCount: 3 }],
  ['a question that is not there', attempt.paper, { ...attempt.session, current: 2 }],
  ['a session that has not begun', attempt.paper, { status: 'ready', questionCount: 2, minutes: 25 }],
  ['answers in another form', attempt.paper, { ...attempt.session, answers: { 0: 1 } }],
])('%s is no attempt', (_, paper, session) => {
  expect(parseAttempt(paper, session)).toBeNull()
})

test('attempts are told apart by student, by kind and by test', () => {
  const series = { kind: 'series', packageId: 'p', testId: 't' } as const
  const keys = [
    attemptKey(series, null),
    attemptKey(series, 'visitor'),
    attemptKey(series, 'u1'),
    attemptKey({ ...series, packageId: 'p/t', testId: '' }, 'u1'),
    attemptKey({ kind: 'mock', mockTestId: 't' }, 'u1'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('a mock test has its own addresses and its own way back', () => {
  expect(placesOf({ kind: 'mock', mockTestId: 'm 1' })).toMatchObject({
    test: '/mock-test/m%201',
    results: '/mock-test/m%201/results',
    back: '/content/mock-test',
  })
  expect(placesOf({ kind: 'series', packageId: 'p', testId: 't' })).toMatchObject({
    test: '/test-series/p/test/t',
    results: '/test-series/p/test/t/results',
    back: '/test-series/p',
  })
})
