import * as fc from 'fast-check'
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { startOfIndiaDay } from '../india-day'
import {
  anyCards,
  anySheets,
  cardMap,
  cardOf,
  firstDay,
  momentOf,
  sheetOf,
} from '../testing/learning-samples'
import type { Review } from './card'
import { bookOf, deckOf } from './mistake-book'
import { recallOn, scheduleOf, schedulesOf } from './schedule'

const ref = 'quiz/rivers#1'
const on = (day: number, hour = 12) => momentOf(firstDay + day, hour)
const failed = sheetOf(on(0), [{ ref, outcome: 'wrong' }])

/** The schedule after a mistake on day 0 and these reviews. */
function after(...reviews: readonly Review[]) {
  const [entry] = bookOf([failed], cardMap(cardOf(ref, reviews)))
  if (!entry) throw new Error('not in the book')
  return scheduleOf(entry)
}

test('a question that failed today is due tomorrow, then after about 3, 8 and 22 days', () => {
  const gaps: number[] = []
  const reviews: Review[] = []
  let last = firstDay
  for (let round = 0; round < 4; round++) {
    const { due } = after(...reviews)
    gaps.push(due - last)
    reviews.push({ at: momentOf(due), result: 'good' })
    last = due
  }
  expect(gaps).toEqual([1, 3, 8, 22])
})

test('due days and stability are those of ts-fsrs, but a failed question is due on the next day', () => {
  const own = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9 })
  const history = fc.array(fc.record({ wait: fc.integer({ min: 1, max: 400 }), right: fc.boolean() }), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 23 }), (steps, hour) => {
      const start = startOfIndiaDay(firstDay)
      const dateOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day))
      let card = own.next(createEmptyCard(dateOf(0)), dateOf(0), Rating.Again).card
      let day = 0
      const reviews: Review[] = []
      for (const { wait, right } of steps) {
        day += wait
        card = own.next(card, dateOf(day), right ? Rating.Good : Rating.Again).card
        reviews.push({ at: start + (day * 24 + hour) * 3_600_000, result: right ? 'good' : 'again' })
      }
      const schedule = after(...reviews)
      const isFailed = steps.length > 0 && !steps[steps.length - 1]?.right
      const byFsrs = (card.due.getTime() - dateOf(0).getTime()) / 86_400_000
      expect(schedule.due - firstDay).toBe(isFailed ? day + 1 : byFsrs)
      expect(schedule.last).toBe(firstDay + day)
      expect(schedule.stability).toBeCloseTo(card.stability, 6)
      expect(recallOn(schedule, firstDay + day + 30)).toBeCloseTo(
        own.get_retrievability(card, dateOf(day + 30), false),
        6,
      )
    }),
  )
})

test('an older question that failed today is due tomorrow, too, and then again by FSRS', () => {
  const known: Review[] = [1, 4, 12, 34, 90].map((day) => ({ at: on(day), result: 'good' }))
  expect(after(...known).due).toBeGreaterThan(firstDay + 150)
  const failedAgain: Review[] = [...known, { at: on(160), result: 'again' }]
  expect(after(...failedAgain).due).toBe(firstDay + 161)
  expect(after(...failedAgain, { at: on(161), result: 'good' }).due).toBeGreaterThan(firstDay + 164)
})

test('a day on which it was wrong at all counts as wrong, and once', () => {
  const onceWrong = after({ at: on(1), result: 'again' })
  expect(after({ at: on(1, 9), result: 'good' }, { at: on(1, 18), result: 'again' })).toEqual(onceWrong)
  expect(after({ at: on(1, 9), result: 'again' }, { at: on(1, 18), result: 'good' })).toEqual(onceWrong)
})

test('one that was put back comes on the next day, until it is met again', () => {
  const known: Review[] = [
    { at: on(1), result: 'good' },
    { at: on(4), result: 'good' },
  ]
  expect(after(...known).due).toBe(firstDay + 12)
  expect(after(...known, { at: on(5), result: 'put-back' }).due).toBe(firstDay + 6)
  expect(
    after(...known, { at: on(5), result: 'put-back' }, { at: on(6), result: 'good' }).due,
  ).toBeGreaterThan(firstDay + 7)
})

test('a saved question that was never met may come from the day of its star', () => {
  const star = { value: true, at: on(3) }
  const [entry] = deckOf([], cardMap({ ...cardOf(ref), star }))
  const schedule = entry && scheduleOf(entry)
  expect(schedule).toEqual({ ref, due: firstDay + 3, last: null, stability: 0 })
  expect(schedule && recallOn(schedule, firstDay + 9)).toBe(0)
})

test('each entry has a schedule, due after it was last met, and is known less and less', () => {
  fc.assert(
    fc.property(anySheets, anyCards, (sheets, cards) => {
      const deck = deckOf(sheets, cards)
      const schedules = schedulesOf(deck)
      for (const entry of deck) {
        const schedule = schedules.get(entry.ref)
        if (!schedule) throw new Error('no schedule')
        expect(Number.isInteger(schedule.due)).toBe(true)
        const { last } = schedule
        if (last === null) continue
        expect(schedule.due).toBeGreaterThan(last)
        expect(recallOn(schedule, last)).toBe(1)
        expect(recallOn(schedule, last + 20)).toBeLessThan(recallOn(schedule, last + 10))
      }
    }),
  )
})
