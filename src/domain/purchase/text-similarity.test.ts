import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { similarity } from './text-similarity'

it.each([
  ['', '', 1],
  ['polity', 'polity', 1],
  ['polity', 'polty', 1 - 1 / 6],
  ['polity', 'politics', 1 - 3 / 8],
  ['abc', 'xyz', 0],
  ['', 'abc', 0],
])('%j and %j are alike by %d', (a, b, expected) => {
  expect(similarity(a, b)).toBeCloseTo(expected, 10)
})

it('is the same both ways, between 0 and 1, and 1 only for the same text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (a, b) => {
      const value = similarity(a, b)
      expect(value).toBe(similarity(b, a))
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
      expect(value === 1).toBe(a === b)
    }),
  )
})
