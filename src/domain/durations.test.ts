import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCountdown, formatPace, formatQuizTime, formatTestDuration, formatTimeTaken } from './durations'

test.each([
  [1, '1 Minute'],
  [25, '25 Minutes'],
  [59, '59 Minutes'],
  [59.6, '1h 0m'],
  [60, '1h 0m'],
  [150, '2h 30m'],
  [0, '0 Minutes'],
  [-5, '0 Minutes'],
])('a test of %s minutes reads %s', (minutes, text) => {
  expect(formatTestDuration(minutes)).toBe(text)
})

test.each([
  [null, 'No time limit'],
  [undefined, 'No time limit'],
  [0, 'No time limit'],
  [Number.NaN, 'No time limit'],
  [1, '1 min'],
  [30, '30 mins'],
  [59, '59 mins'],
  [60, '1h 0m'],
  [95, '1h 35m'],
])('a quiz of %s minutes reads %s', (minutes, text) => {
  expect(formatQuizTime(minutes)).toBe(text)
})

test.each([
  [0, '0m 0s', '0:00'],
  [5, '0m 5s', '0:05'],
  [65, '1m 5s', '1:05'],
  [3599, '59m 59s', '59:59'],
  [3600, '1h 0m 0s', '1:00:00'],
  [4360, '1h 12m 40s', '1:12:40'],
  [36_000, '10h 0m 0s', '10:00:00'],
  [-3, '0m 0s', '0:00'],
])('%s seconds taken read %s, left read %s', (seconds, taken, left) => {
  expect(formatTimeTaken(seconds)).toBe(taken)
  expect(formatCountdown(seconds)).toBe(left)
})

test.each([
  [0, '0s'],
  [54.4, '54s'],
  [59.6, '1m'],
  [90, '1m 30s'],
  [3600, '1h 0m 0s'],
])('a question of %s seconds took %s', (seconds, text) => {
  expect(formatPace(seconds)).toBe(text)
})

test('what the countdown shows is the time that is left', () => {
  fc.assert(
    fc.property(fc.nat(200_000), (seconds) => {
      const shown = formatCountdown(seconds)
      expect(shown).toMatch(/^(\d+:[0-5]\d:[0-5]\d|[0-5]?\d:[0-5]\d)$/)
      expect(shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)).toBe(seconds)
    }),
  )
})
