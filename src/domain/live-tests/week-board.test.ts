import { expect, test } from 'vitest'
import { boardSign, weekOf } from './week-board'

test.each([
  ['2026-11-23T00:00:00+05:30', '2026-11-23'],
  ['2026-11-29T23:59:59+05:30', '2026-11-23'],
  ['2026-11-30T00:00:00+05:30', '2026-11-30'],
])('the week of %s in India begins on Monday, %s', (at, monday) => {
  expect(weekOf(Date.parse(at))).toBe(monday)
})

test('a sign is of one student in one week, and does not contain the uid', () => {
  const signs = ['asha', 'ravi'].flatMap((uid) =>
    ['2026-11-23', '2026-11-30'].map((week) => boardSign(week, uid)),
  )
  expect(new Set(signs).size).toBe(4)
  for (const sign of signs) expect(sign).toMatch(/^[0-9a-f]{8}$/)
})
