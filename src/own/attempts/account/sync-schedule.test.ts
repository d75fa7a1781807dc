import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  mayWriteEarly,
  mostDailyWrites,
  mostWrites,
  mostWritesOf,
  nextWriteAt,
  type SyncMoments,
} from './sync-schedule'

const minute = 60_000
const base = {
  lastWrite: 0,
  firstChange: 40_000,
  lastChange: 40_000,
  deadline: 10 * minute,
  writes: 1,
  most: mostWrites,
}

test.each<[string, Partial<SyncMoments>, number | null]>([
  ['the first state: at once', { lastWrite: null, writes: 0 }, 40_000],
  ['a change, then quiet: 5 s later', {}, 45_000],
  ['a change soon after a write: 30 s after that', { firstChange: 1000, lastChange: 1000 }, 30_000],
  ['changes without a pause: 30 s after the first', { lastChange: 69_000 }, 70_000],
  ['a long test: less often, so that the writes last', { deadline: 110 * minute }, 120_000],
  [
    'without a time limit: as in a test of four hours',
    { deadline: 3e12 },
    (4 * 60 * minute) / (mostWrites - 5),
  ],
  ['a practice of 21 minutes: every seven', { deadline: 21 * minute, most: mostDailyWrites }, 7 * minute],
  ['near the end of what may be written: only the submit', { writes: mostWrites - 4 }, null],
])('%s', (_, over, expected) => {
  expect(nextWriteAt({ ...base, ...over })).toBe(expected)
})

test.each([
  ['mock/ssc', 60],
  ['quiz/rivers', 60],
  ['daily/2026-11-22', 8],
  ['practice/a1', 8],
  ['study/study-a1', 8],
])('%s may cost %d writes', (key, most) => {
  expect(mostWritesOf(key)).toBe(most)
})

test.each([mostWrites, mostDailyWrites])(
  'costs at most its %d writes, whatever its length and however it is answered, left and submitted',
  (most) => {
    const pauses = fc.array(fc.integer({ min: 200, max: 200_000 }), { minLength: 1, maxLength: 400 })
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 180 }), pauses, fc.nat(3), (minutes, list, hideEvery) => {
        const deadline = minutes * minute
        let writes = 0
        let lastWrite: number | null = null
        let firstChange: number | null = 0
        let lastChange = 0
        let at = 0
        let planned: number[] = []
        const write = (moment: number) => {
          writes += 1
          if (lastWrite !== null) planned = [...planned, moment - lastWrite]
          lastWrite = moment
          firstChange = null
        }
        const passUntil = (end: number) => {
          if (firstChange === null) return
          const due = nextWriteAt({ lastWrite, firstChange, lastChange, deadline, writes, most })
          if (due !== null && due <= end) write(Math.max(due, lastChange))
        }
        list.forEach((pause, index) => {
          passUntil(Math.min(at + pause, deadline))
          at += pause
          if (at >= deadline) return
          lastChange = at
          firstChange ??= at
          if (hideEvery > 0 && index % hideEvery === 0 && mayWriteEarly(writes, most)) {
            writes += 1
            lastWrite = at
            firstChange = null
          }
        })
        writes += 1
        expect(writes).toBeLessThanOrEqual(most)
        expect(planned.filter((gap) => gap < 30_000)).toEqual([])
      }),
    )
  },
)
