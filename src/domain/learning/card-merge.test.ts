import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCardOf, cardOf, firstDay, momentOf } from '../testing/learning-samples'
import { cardLimits, type Review } from './card'
import { boundedCard, mergeCards } from './card-merge'

const ref = 'quiz/rivers#1'
const anyCard = anyCardOf(ref)

test('what is kept is within the limits, by time and each moment once', () => {
  fc.assert(
    fc.property(anyCard, anyCard, (a, b) => {
      const { reviews, note } = mergeCards(a, b)
      expect(reviews.length).toBeLessThanOrEqual(cardLimits.reviews)
      expect(note?.value.length ?? 0).toBeLessThanOrEqual(cardLimits.note)
      const times = reviews.map(({ at }) => at)
      expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
    }),
  )
})

test('of too many reviews the latest stay', () => {
  const review = (day: number): Review => ({ at: momentOf(firstDay + day), result: 'good' })
  const days = [...Array(cardLimits.reviews).keys()]
  const merged = mergeCards(cardOf(ref, days.map(review)), cardOf(ref, [review(100)]))
  expect(merged.reviews).toEqual([...days.slice(1), 100].map(review))
})

test('a star that was taken away later stays away', () => {
  const set = { ...cardOf(ref), star: { value: true, at: 1000 } }
  const taken = { ...cardOf(ref), star: { value: false, at: 2000 } }
  expect(mergeCards(set, taken).star).toEqual({ value: false, at: 2000 })
  expect(mergeCards(taken, set)).toEqual(mergeCards(set, taken))
})

test('a note is never cut within a character', () => {
  const value = `${'a'.repeat(cardLimits.note - 1)}😀`
  const card = { ...cardOf(ref), note: { value, at: 1000 } }
  expect(boundedCard(card).note?.value).toBe('a'.repeat(cardLimits.note - 1))
})
