import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paletteMove } from './palette-move'

/** Twelve questions in rows of five, 0 to 4, 5 to 9 and 10 to 11. */
const whole = [{ first: 0, count: 12 }]
/** Seven and four: 0 to 4, 5 to 6; 7 to 10. */
const parts = [
  { first: 0, count: 7 },
  { first: 7, count: 4 },
]

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 1, 6],
  ['ArrowUp', 6, 1],
  // The last row has two: from above its empty places lead to its last question.
  ['ArrowDown', 9, 11],
  ['Home', 8, 0],
  ['End', 3, 11],
  // At the edges nothing moves.
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 3, 3],
  ['ArrowDown', 10, 10],
  ['ArrowRight', 11, 11],
])('%s from question %i leads to %i', (key, at, to) => {
  expect(paletteMove(key, at, whole, [0, 11])).toBe(to)
})

test.each([
  ['ArrowDown', 6, 8],
  ['ArrowUp', 8, 6],
  ['ArrowUp', 10, 6],
  ['ArrowDown', 2, 6],
  ['ArrowRight', 6, 7],
])('over the edge of a section %s leads from %i to %i', (key, at, to) => {
  expect(paletteMove(key, at, parts, [0, 10])).toBe(to)
})

test('a closed section is not entered', () => {
  expect(paletteMove('ArrowDown', 6, parts, [0, 6])).toBe(6)
  expect(paletteMove('End', 1, parts, [0, 6])).toBe(6)
  expect(paletteMove('Home', 9, parts, [7, 10])).toBe(7)
})

test.each(['Enter', ' ', 'a', 'Tab', 'Escape', 'PageDown'])('%s means nothing', (key) => {
  expect(paletteMove(key, 0, whole, [0, 11])).toBeNull()
})

describe('of any palette', () => {
  const anyParts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }).map((counts) => {
    let first = 0
    return counts.map((count) => {
      const part = { first, count }
      first += count
      return part
    })
  })

  test('a key leads to a question of it, and every question can be reached from every other', () => {
    fc.assert(
      fc.property(anyParts, (sections) => {
        const total = sections.reduce((sum, { count }) => sum + count, 0)
        const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
        const seen = new Set([0])
        const queue = [0]
        for (let at = queue.pop(); at !== undefined; at = queue.pop())
          for (const key of keys) {
            const to = paletteMove(key, at, sections, [0, total - 1])
            if (to === null || to < 0 || to >= total) throw new Error(`${key} from ${at} leads to ${to}`)
            if (!seen.has(to)) {
              seen.add(to)
              queue.push(to)
            }
          }
        expect(seen.size).toBe(total)
      }),
      { numRuns: 50 },
    )
  })

  test('down and then up comes back, but for a row that was cut short', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(199), (total, place) => {
        const sections = [{ first: 0, count: total }]
        const at = place % total
        const below = paletteMove('ArrowDown', at, sections, [0, total - 1]) ?? at
        fc.pre(below === at + 5)
        expect(paletteMove('ArrowUp', below, sections, [0, total - 1])).toBe(at)
      }),
    )
  })
})
