import { expect, test } from 'vitest'
import { frontOf, placeOnRing, stepsTo } from './ring'

test('the front goes round in both directions without an end', () => {
  expect([-6, -1, 0, 4, 5, 12].map((turn) => frontOf(turn, 5))).toEqual([4, 4, 0, 4, 0, 2])
  expect(frontOf(7, 1)).toBe(0)
})

test.each([
  [0, 0, 5, 0],
  [1, 0, 5, 1],
  [4, 0, 5, -1],
  [0, 4, 5, 1],
  [3, 13, 5, 0],
  [0, -1, 5, 1],
  [1, 0, 2, 1],
])('from turn to place %i the short way: turn %i of %i is %i steps', (place, turn, count, steps) => {
  expect(stepsTo(place, turn, count)).toBe(steps)
})

const angles = (transform: string) =>
  [...transform.matchAll(/rotateY\((-?[\d.]+)deg\)/g)].map(([, angle]) => Number(angle))

test('the front picture stands flat, its neighbours lean to both sides alike', () => {
  expect(angles(placeOnRing(3, 3, 5)).map(Math.abs)).toEqual([0, 0])
  const [right = 0, rightBack = 0] = angles(placeOnRing(1, 0, 5))
  const [left = 0, leftBack = 0] = angles(placeOnRing(4, 0, 5))
  expect(right).toBe(72)
  // The same place on the other side: 288 degrees round is 72 back.
  expect(left % 360).toBe(288)
  expect(right + rightBack).toBeCloseTo(-(left + leftBack), 1)
})

test('a picture goes on in one direction however often the ring has turned', () => {
  const around = Array.from({ length: 11 }, (_, turn) => angles(placeOnRing(2, turn, 5))[0] ?? 0)
  for (const [turn, angle] of around.entries()) expect(angle).toBeCloseTo(144 - turn * 72, 1)
})
