import { expect, test } from 'vitest'
import { toPaise } from './money'

test.each([
  [1, 100],
  [130, 13_000],
  [99.5, 9_950],
  [130.1, 13_010],
  [1.15, 115],
  [1_000_000, 100_000_000],
])('%d rupees are %d paise', (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise)
})

test.each([0, 0.99, -130, 130.001, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d rupees are no price',
  (rupees) => {
    expect(toPaise(rupees)).toBeUndefined()
  },
)
