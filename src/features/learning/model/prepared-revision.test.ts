import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckOf } from '@/domain/learning/mistake-book'
import { type RevisionAsk, secondsToRevise } from '@/domain/learning/revision-day'
import { schedulesOf } from '@/domain/learning/schedule'
import { anyCards, anySheets, firstDay } from '@/domain/testing/learning-samples'
import { paperOf } from '@/domain/testing/sitting-samples'
import { knownSchedules } from './known-schedules'
import { preparedRevision, weakestPaper } from './prepared-revision'

const anyDeck = fc.tuple(anySheets, anyCards).map(([sheets, cards]) => deckOf(sheets, cards))

const askOf = (entries: RevisionAsk['entries'], minutes: number): RevisionAsk => ({
  entries,
  schedules: schedulesOf(entries),
  today: firstDay + 90,
  minutes,
  examDay: null,
})

/** The quiz of the samples, with some of its questions. */
const papersWith = (ids: readonly string[]) => {
  const questions = paperOf(5).questions.map((question, index) => ({ ...question, id: `${index + 1}` }))
  const paper = paperOf(5, { questions: questions.filter(({ id }) => ids.includes(id)) })
  return async (keys: readonly string[]) => new Map(keys.map((key) => [key, paper] as const))
}

test('has the words of every question, the missing ones apart, within the minutes', async () => {
  const ids = fc.subarray(['1', '2', '3', '4', '5'])
  await fc.assert(
    fc.asyncProperty(anyDeck, ids, fc.integer({ min: 0, max: 6 }), async (deck, there, minutes) => {
      const { day, paper, missing } = await preparedRevision(askOf(deck, minutes), papersWith(there))
      expect(paper.questions.map(({ id }) => id)).toEqual(day.questions.map(({ ref }) => ref))
      for (const { ref } of day.questions) expect(there).toContain(ref.split('#')[1])
      const seconds = day.questions.reduce((sum, entry) => sum + secondsToRevise(entry), 0)
      expect(seconds).toBeLessThanOrEqual(60 * minutes)
      expect(missing).toBeLessThanOrEqual(5 - there.length)
    }),
  )
})

test('what has no words gives its place to what comes next', async () => {
  await fc.assert(
    fc.asyncProperty(anyDeck, async (deck) => {
      const there = ['2', '3', '4', '5']
      const without = deck.filter(({ ref }) => !ref.endsWith('#1'))
      const whole = await preparedRevision(askOf(without, 3), papersWith(there))
      const { day } = await preparedRevision(askOf(deck, 3), papersWith(there))
      expect(day.questions.map(({ ref }) => ref)).toEqual(whole.day.questions.map(({ ref }) => ref))
    }),
  )
})

test('practice of the weakest questions stays within the minutes and asks nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(anyDeck, fc.integer({ min: 0, max: 6 }), async (deck, minutes) => {
      const { questions } = await weakestPaper(askOf(deck, minutes), papersWith(['1', '2', '3', '4', '5']))
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
      const asked = deck.filter(({ ref }) => questions.some(({ id }) => id === ref))
      expect(asked.reduce((sum, entry) => sum + secondsToRevise(entry), 0)).toBeLessThanOrEqual(60 * minutes)
    }),
  )
})

test('schedules that are kept from before are those that would be worked out anew', () => {
  fc.assert(
    fc.property(anyDeck, (deck) => {
      expect(knownSchedules(deck)).toEqual(schedulesOf(deck))
    }),
  )
})
