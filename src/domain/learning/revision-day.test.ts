import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IndiaDay } from '../india-day'
import { type QuestionRef, questionRef } from '../question/ref'
import {
  anyCards,
  anySheets,
  cardMap,
  cardOf,
  firstDay,
  momentOf,
  refs,
  sheetOf,
} from '../testing/learning-samples'
import type { QuestionCard } from './card'
import { type DeckEntry, deckOf } from './mistake-book'
import { dueOn, leastKnownFirst, revisedOn, revisionOf, secondsToRevise } from './revision-day'
import { recallOn, schedulesOf } from './schedule'

const ref = 'quiz/rivers#1'
const on = (day: number) => momentOf(firstDay + day)
const failed = (...names: readonly QuestionRef[]) =>
  sheetOf(
    on(0),
    names.map((name) => ({ ref: name, outcome: 'wrong' })),
  )

interface Day {
  day: number
  minutes?: number
  examDay?: IndiaDay | null
}

const askOf = (entries: readonly DeckEntry[], { day, minutes = 20, examDay = null }: Day) => ({
  entries,
  schedules: schedulesOf(entries),
  today: firstDay + day,
  minutes,
  examDay,
})
const named = (entries: readonly DeckEntry[]) => entries.map((entry) => entry.ref)

const anyDay = fc.record({
  day: fc.integer({ min: 0, max: 90 }),
  minutes: fc.integer({ min: 1, max: 10 }),
  examDay: fc.option(fc.integer({ min: 0, max: 120 }).map((day) => firstDay + day)),
})

describe('how long a question takes to revise', () => {
  const taken = (...seconds: readonly number[]) =>
    deckOf(
      seconds.map((each, index) => sheetOf(on(index), [{ ref, outcome: 'wrong', seconds: each }])),
      new Map(),
    ).map(secondsToRevise)

  test('is what the student usually takes, within bounds', () => {
    expect(taken(20, 60, 40)).toEqual([40])
    expect(taken(1)).toEqual([15])
    expect(taken(3600)).toEqual([180])
  })

  test('is the usual time for one that was never answered', () => {
    expect(
      deckOf([sheetOf(on(0), [{ ref, outcome: 'unanswered', seconds: 5 }])], new Map()).map(secondsToRevise),
    ).toEqual([45])
  })
})

describe("a day's revision", () => {
  test('has each question once, all of them due, and never more than the minutes', () => {
    fc.assert(
      fc.property(anySheets, anyCards, anyDay, (sheets, cards, day) => {
        const ask = askOf(deckOf(sheets, cards), day)
        const { questions, seconds, done, waiting } = revisionOf(ask)
        const due = named(dueOn(ask))
        expect(new Set(named(questions)).size).toBe(questions.length)
        expect(new Set(due).size).toBe(due.length)
        for (const each of named(questions)) expect(due).toContain(each)
        expect(questions.reduce((sum, entry) => sum + secondsToRevise(entry), 0)).toBe(seconds.left)
        expect(seconds.left).toBeLessThanOrEqual(Math.max(0, 60 * day.minutes - seconds.done))
        expect(done).toBe(revisedOn(ask.entries, ask.today).length)
        expect(questions.length + waiting).toBeLessThanOrEqual(due.length)
        expect(ask.today >= (day.examDay ?? Infinity) ? questions : []).toEqual([])
      }),
    )
  })

  test('says on which day there is something again, and has nothing before', () => {
    fc.assert(
      fc.property(anySheets, anyCards, anyDay, (sheets, cards, day) => {
        const ask = askOf(deckOf(sheets, cards), { ...day, minutes: 60 })
        const { questions, next } = revisionOf(ask)
        fc.pre(questions.length === 0)
        const until = next ?? ask.today + 200
        for (let today = ask.today + 1; today < until; today++) expect(dueOn({ ...ask, today })).toEqual([])
        expect(next === null || dueOn({ ...ask, today: next }).length > 0).toBe(true)
      }),
    )
  })

  test('counts what was revised today, and has it no more', () => {
    const sheets = [failed(...refs)]
    const before = revisionOf(askOf(deckOf(sheets, new Map()), { day: 1, minutes: 1 }))
    expect(before).toMatchObject({ seconds: { left: 60, done: 0 }, done: 0, waiting: 3 })
    const cards = cardMap(
      ...before.questions.map((entry) => cardOf(entry.ref, [{ at: on(1), result: 'again' }])),
    )
    const after = revisionOf(askOf(deckOf(sheets, cards), { day: 1, minutes: 1 }))
    expect(after).toMatchObject({ questions: [], seconds: { left: 0, done: 60 }, done: 2, waiting: 3 })
    expect(after.next).toBe(firstDay + 2)
  })

  test('has what has been due longest first when more is due than fits', () => {
    const known = (name: QuestionRef, ...days: readonly number[]) =>
      cardOf(
        name,
        days.map((day) => ({ at: on(day), result: 'good' as const })),
      )
    const [first, second, third] = ['quiz/rivers#1', 'quiz/rivers#2', 'quiz/rivers#3'] as const
    // Due on days 12 and 34; the third failed on day 29, is due on day 30 and is known least.
    const cards = cardMap(known(first, 1, 4), known(second, 1, 4, 12))
    const deck = deckOf([failed(first, second), sheetOf(on(29), [{ ref: third, outcome: 'wrong' }])], cards)
    const { questions } = revisionOf(askOf(deck, { day: 40, minutes: 1 }))
    expect(named(questions)).toEqual([first, third])
  })

  test('has nothing on the day of the mistake, and all of it on the next', () => {
    const deck = deckOf([failed(...refs)], new Map())
    expect(revisionOf(askOf(deck, { day: 0 }))).toMatchObject({ questions: [], next: firstDay + 1 })
    expect(named(revisionOf(askOf(deck, { day: 1 })).questions).sort()).toEqual([...refs])
  })

  test('is empty, and plans nothing, without mistakes', () => {
    expect(revisionOf(askOf([], { day: 0 }))).toEqual({
      questions: [],
      seconds: { left: 0, done: 0 },
      done: 0,
      waiting: 0,
      next: null,
    })
  })
})

test('practice of the weakest questions asks them weakest first', () => {
  fc.assert(
    fc.property(anySheets, anyCards, (sheets, cards) => {
      const deck = deckOf(sheets, cards)
      const schedules = schedulesOf(deck)
      const known = leastKnownFirst(deck, schedules, firstDay + 90).map((entry) => {
        const schedule = schedules.get(entry.ref)
        return schedule ? recallOn(schedule, firstDay + 90) : 0
      })
      expect(known).toHaveLength(deck.length)
      expect(known).toEqual([...known].sort((a, b) => a - b))
    }),
  )
})

describe('before an exam', () => {
  /** Each day's questions from `from` to the exam, all revised and right; the seconds of no day are exceeded. */
  function reviseUntil(
    sheets: Parameters<typeof deckOf>[0],
    start: readonly QuestionCard[],
    from: number,
    day: Day,
  ) {
    const cards = new Map(start.map((card) => [card.ref, card]))
    const asked: QuestionRef[][] = []
    for (let today = from; firstDay + today < (day.examDay ?? 0) + 5; today++) {
      const { questions } = revisionOf(askOf(deckOf(sheets, cards), { ...day, day: today }))
      asked.push(named(questions))
      for (const { ref: each } of questions) {
        const reviews = [...(cards.get(each)?.reviews ?? []), { at: on(today), result: 'good' as const }]
        cards.set(each, cardOf(each, reviews))
      }
      // A list that was worked through stays so until the next day.
      expect(revisionOf(askOf(deckOf(sheets, cards), { ...day, day: today })).questions).toEqual([])
    }
    return asked
  }

  test('each question comes at least once more where time allows, and none from its day on', () => {
    const knownFor = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 24 })
    fc.assert(
      fc.property(
        knownFor,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 2, max: 9 }),
        (known, daysLeft, minutes) => {
          const names = known.map((_, index) => questionRef('quiz/rivers', String(index)))
          const cards = known.map((times, index) =>
            cardOf(
              names[index] ?? '',
              [1, 4, 12].slice(0, times).map((day) => ({ at: on(day), result: 'good' as const })),
            ),
          )
          const from = 13
          // Half of each day's minutes are for this, and what is overdue already needs the same once more.
          fc.pre(2 * 30 * known.length <= 60 * minutes * Math.floor((daysLeft - 1) / 2))
          const asked = reviseUntil([failed(...names)], cards, from, {
            day: 0,
            minutes,
            examDay: firstDay + from + daysLeft,
          })
          for (const name of names) expect(asked.flat()).toContain(name)
          expect(asked.slice(daysLeft).flat()).toEqual([])
          for (const day of asked) expect(day.length * 30).toBeLessThanOrEqual(60 * minutes)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('what would come after it is spread over the last days', () => {
    const names = [...Array(20).keys()].map((index) => questionRef('quiz/rivers', String(index)))
    const cards = names.map((name) =>
      cardOf(
        name,
        [1, 4].map((day) => ({ at: on(day), result: 'good' as const })),
      ),
    )
    // Due on day 12; ten minutes of questions, five minutes a day: four last days of five questions.
    const asked = reviseUntil([failed(...names)], cards, 5, { day: 0, minutes: 5, examDay: firstDay + 11 })
    expect(asked.map((day) => day.length)).toEqual([0, 0, 5, 5, 5, 5, 0, 0, 0, 0, 0])
  })
})
