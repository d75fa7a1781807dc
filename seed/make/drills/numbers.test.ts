import { expect, it } from 'vitest'
import { factors, fraction, gcd, isPrime, lcm, plain, sequence } from './numbers'

it('factors, divides and reduces', () => {
  expect(factors(360)).toEqual([
    [2, 3],
    [3, 2],
    [5, 1],
  ])
  expect([gcd(84, 126), lcm(12, 18)]).toEqual([42, 36])
  expect([1, 2, 9, 97, 91].map(isPrime)).toEqual([false, true, false, true, false])
  expect([fraction(6, 8), fraction(8, 4), fraction(-3, 9)]).toEqual(['3/4', '2', '-1/3'])
  expect([plain(1234567.891), plain(2.5), plain(3)]).toEqual(['12,34,567.89', '2.5', '3'])
})

it('a sequence stays within its bounds and is the same each time', () => {
  const take = () => {
    const next = sequence(7)
    return Array.from({ length: 200 }, () => next(3, 9))
  }
  expect(take()).toEqual(take())
  expect(new Set(take())).toEqual(new Set([3, 4, 5, 6, 7, 8, 9]))
})
