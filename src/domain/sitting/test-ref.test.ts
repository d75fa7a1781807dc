import { expect, test } from 'vitest'
import { isOnlyLookedAt, kindOf, placesOf, testKey, testOfKey } from './test-ref'

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
