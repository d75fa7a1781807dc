import { expect, test } from 'vitest'
import { isOnlyLookedAt, kindOf, placesOf, testKey, testOfKey } from '@/domain/sitting/test-ref'
import { begunWith, paperOf, paperWithTimedSections } from '@/domain/testing/sitting-samples'
import { parseAttempt } from './attempt'
import { attemptOf } from './testing/attempt-samples'

const paper = paperOf(2)
const attempt = attemptOf(paper, begunWith(paper, [{ type: 'choose', option: 1 }, { type: 'mark-and-next' }]))

test.each([
  ['running', attempt],
  ['submitted', attemptOf(paper, begunWith(paper, [{ type: 'submit' }]))],
  [
    'scored by a corrected key',
    attemptOf(paper, {
      ...begunWith(paper),
      status: 'submitted',
      submittedAt: 1,
      endedBy: 'time',
      scoredBy: { keys: [{ anyOf: [1, 2] }, 'dropped'], schemes: [null, null] },
    }),
  ],
  ['of timed sections', attemptOf(paperWithTimedSections())],
  ['with extra time', { ...attempt, extra: 'third' as const }],
])('what was kept is the attempt again: %s', (_, kept) => {
  expect(parseAttempt(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['one without a sitting', { ...attempt, sitting: undefined }],
  ['one without its paper', { ...attempt, paper: undefined }],
  ['a sitting of another paper', { ...attempt, paper: paperOf(3) }],
  ['a question that is not there', { ...attempt, sitting: { ...attempt.sitting, current: 2 } }],
  [
    'a section that is not there',
    { ...attempt, sitting: { ...attempt.sitting, open: { section: 0, deadline: 5 } } },
  ],
  ['a sitting that has not begun', { ...attempt, sitting: { status: 'ready' } }],
  ['answers in another form', { ...attempt, sitting: { ...attempt.sitting, questions: { 0: 1 } } }],
  ['one without an id', { ...attempt, id: '' }],
  ['one with another extra time', { ...attempt, extra: 'double' }],
])('%s is no attempt', (_, value) => {
  expect(parseAttempt(value)).toBeNull()
})

test.each([
  { kind: 'series', packageId: 'p/1', testId: 'x y' },
  { kind: 'mock', mockTestId: 't' },
  { kind: 'quiz', quizId: 'rivers 1' },
  { kind: 'daily', day: '2026-11-22' },
  { kind: 'practice', practiceId: 'a b' },
  { kind: 'study', practiceId: 'c/d' },
] as const)('a key names its test: $kind', (ref) => {
  expect(testOfKey(testKey(ref))).toEqual(ref)
})

test.each([
  '',
  'mock',
  'mock/a/b',
  'series/p',
  'series/p/t/more',
  'quiz',
  'quiz/a/b',
  'quiz/100%',
  'poll/q',
  'daily',
  'study/a/b',
])('"%s" names no test', (key) => {
  expect(testOfKey(key)).toBeNull()
})

test.each([
  ['series/p/t', 'Test', false],
  ['mock/m', 'Test', false],
  ['quiz/q', 'Quiz', true],
  ['daily/2026-11-22', 'Daily quiz', true],
  ['practice/p', 'Practice', true],
  ['study/p', 'Study', true],
] as const)('%s is a %s; opened without an answer it is only looked at: %s', (key, kind, isLookedAt) => {
  expect(kindOf({ testKey: key })).toBe(kind)
  expect(isOnlyLookedAt({ testKey: key, answered: 0 })).toBe(isLookedAt)
  expect(isOnlyLookedAt({ testKey: key, answered: 1 })).toBe(false)
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
