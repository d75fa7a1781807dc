import { describe, expect, it } from 'vitest'
import {
  heightOf,
  layOut,
  pageAt,
  pageGap,
  pageRead,
  pagesBetween,
  placeAt,
  spreadGap,
  spreadOf,
} from './page-layout'

const size = (page: number) => ({ width: 600, height: page === 2 ? 400 : 800 })
const layout = layOut(3, size, 1)

describe('layOut', () => {
  it('puts the pages one below the other with a gap around each', () => {
    expect(layout.boxes.map(({ top, height }) => [top, height])).toEqual([
      [pageGap, 800],
      [800 + 2 * pageGap, 400],
      [1200 + 3 * pageGap, 800],
    ])
    expect(layout.height).toBe(2000 + 4 * pageGap)
    expect(layout.width).toBe(600)
  })
})

describe('a place', () => {
  it.each([0, 5, 500, 812, 824, 1300, 2040])('at %d pixels is the same letters at another zoom', (y) => {
    const place = placeAt(layout, y)
    expect(heightOf(layout, place)).toBeCloseTo(y, 6)
    const twice = layOut(3, size, 2)
    expect(placeAt(twice, heightOf(twice, place))).toEqual(place)
  })

  it('beyond the last page is on it', () => {
    expect(pageAt(layout, 99_999)).toBe(3)
    expect(heightOf(layout, { page: 9, fraction: 0 })).toBe(layout.boxes[2]?.top)
  })
})

it.each([
  // A window of 600 at the top, over the gap after page 1, and with three pages in it.
  [0, 600, [1, 1], 1],
  [814, 600, [2, 3], 2],
  [700, 1400, [1, 3], 2],
  [824, 400, [2, 2], 2],
])('from %d in a window of %d, pages %o are seen and %d is read', (top, height, seen, read) => {
  expect(pagesBetween(layout, top, top + height)).toEqual(seen)
  expect(pageRead(layout, top, height)).toBe(read)
})

it('two small pages in one window: the upper one is read', () => {
  const small = layOut(4, () => ({ width: 100, height: 140 }), 1)
  expect(pageRead(small, 0, 600)).toBe(1)
  expect(pageRead(small, small.boxes[1]?.top ?? 0, 600)).toBe(2)
})

it('of pages that touch the edges of the window nothing is seen', () => {
  const [, second, third] = layout.boxes
  const top = (second?.top ?? 0) - pageGap
  expect(pagesBetween(layout, top, third?.top ?? 0)).toEqual([2, 2])
})

describe('two pages side by side', () => {
  const spreads = layOut(6, size, 1, true)

  it('lie as in an open book: the first alone, the last alone where its side is empty', () => {
    const opened = Array.from({ length: 6 }, (_, index) => spreadOf(index + 1, 6))
    expect(opened).toEqual([
      [1, 1],
      [2, 3],
      [2, 3],
      [4, 5],
      [4, 5],
      [6, 6],
    ])
    expect(spreads.boxes.map(({ top }) => top)).toEqual([12, 824, 824, 1636, 1636, 2448])
    expect(spreads.boxes.slice(0, 3).map(({ left }) => left)).toEqual([-300, -602, 2])
    expect(spreads.width).toBe(1200 + spreadGap)
  })

  it('are seen together, and the left one is read', () => {
    expect(pagesBetween(spreads, 830, 1400)).toEqual([2, 3])
    // The left one is the smaller one here: the right one goes on below it.
    expect(pagesBetween(spreads, 1300, 1500)).toEqual([2, 3])
    expect(pagesBetween(spreads, 1630, 3000)).toEqual([4, 6])
    expect(pageRead(spreads, 824, 600)).toBe(2)
    expect(placeAt(spreads, 1636)).toEqual({ page: 4, fraction: 0 })
  })

  it('keep the place of either of them', () => {
    expect(heightOf(spreads, { page: 3, fraction: 0.5 })).toBe(824 + 400)
    expect(heightOf(layout, { page: 3, fraction: 0.5 })).toBe((layout.boxes[2]?.top ?? 0) + 400)
  })
})
