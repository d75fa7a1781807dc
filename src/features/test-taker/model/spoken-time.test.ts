import { expect, test } from 'vitest'
import { spokenTime } from './spoken-time'

test.each([
  [3900, '1 hour 5 minutes left'],
  [7200, '2 hours left'],
  [600, '10 minutes left'],
  [299, '4 minutes left'],
  [61, '1 minute 1 second left'],
  [60, '1 minute left'],
  [0, '0 seconds left'],
])('%d seconds are "%s"', (seconds, words) => {
  expect(spokenTime(seconds)).toBe(words)
})
