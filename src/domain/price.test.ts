import { expect, test } from 'vitest'
import { isPaid, paiseOf, priceOf, rupeesOf } from './price'

test.each<[unknown, boolean | null, string, number | null]>([
  [undefined, null, 'free', null],
  [null, false, 'free', null],
  ['  ', null, 'free', null],
  [undefined, true, 'paid', null],
  [0, null, 'free', null],
  ['0', false, 'free', null],
  [0, true, 'paid', null],
  [50, false, 'price', 50],
  [130, null, 'price', 130],
  ['199', null, 'price', 199],
  [' 99.50 ', null, 'price', 99.5],
  [130.1, null, 'price', 130.1],
  [1_000_000, null, 'price', 1_000_000],
  [1_000_001, null, 'unreadable', null],
  [-5, null, 'unreadable', null],
  [0.5, null, 'unreadable', null],
  [1.005, null, 'unreadable', null],
  ['free', null, 'unreadable', null],
  ['Rs. 130', true, 'unreadable', null],
  [Number.NaN, null, 'unreadable', null],
  [Number.POSITIVE_INFINITY, null, 'unreadable', null],
  [true, null, 'unreadable', null],
  [{}, null, 'unreadable', null],
])('a stored price of %o with isPaid %o is %s', (stored, flag, kind, rupees) => {
  const price = priceOf(stored, flag)
  expect(price.kind).toBe(kind)
  expect(rupeesOf(price)).toBe(rupees)
  expect(isPaid(price)).toBe(kind !== 'free')
})

test.each<[unknown, number | null]>([
  [undefined, 130],
  [null, 130],
  ['', 130],
  [0, null],
  [-5, null],
  ['soon', null],
  [149, 149],
])('with a usual price of Rs. 130, a stored %o asks for %o', (stored, rupees) => {
  expect(rupeesOf(priceOf(stored, null, 130))).toBe(rupees)
})

test('paise are whole, whatever a double makes of them', () => {
  expect([paiseOf(130.1), paiseOf(0.99), paiseOf(1), paiseOf(99.999)]).toEqual([13_010, null, 100, null])
})
