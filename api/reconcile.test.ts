import { expect, test } from 'vitest'
import { dueAt } from './reconcile'

const minute = 60_000
const hour = 60 * minute

test.each([
  [0, 'wait'],
  [2 * minute - 1, 'wait'],
  [2 * minute, 'ask'],
  [59 * minute, 'ask'],
  [hour, 'ask'],
  [hour + 5 * minute, 'wait'],
  [5 * hour + 4 * minute, 'ask'],
  [5 * hour + 30 * minute, 'wait'],
  [72 * hour - 1, 'wait'],
  [72 * hour, 'give up'],
])('an unpaid order of %d ms: %s', (age, due) => {
  expect(dueAt(age, 5 * minute)).toBe(due)
})
