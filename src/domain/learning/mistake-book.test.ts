import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRight, type Key } from '../question/answer'
import type { AnswerOutcome } from '../question/marking'
import {
  anyCardOf,
  anyCards,
  anySheets,
  cardMap,
  cardOf,
  firstDay,
  momentOf,
  refs,
  sheetOf,
} from '../testing/learning-samples'
import type { Review } from './card'
import { mergeCards } from './card-merge'
import { encountersOf } from './encounters'
import { markedByKeys } from './marked-cards'
import { bookOf, deckOf } from './mistake-book'

const ref = 'quiz/rivers#1'
const on = (day: number, hour = 12) => momentOf(firstDay + day, hour)
const met = (day: number, outcome: AnswerOutcome, hour = 12) => sheetOf(on(day, hour), [{ ref, outcome }])
const review = (day: number, result: Review['result'], hour = 12): Review => ({ at: on(day, hour), result })
const entryOf = (sheets: Parameters<typeof bookOf>[0], reviews: readonly Review[] = []) =>
  bookOf(sheets, cardMap(cardOf(ref, reviews)))[0]

describe('the list of mistakes', () => {
  test.each([
    ['wrong', 'wrong'],
    ['partial', 'wrong'],
    ['unanswered', 'skipped'],
  ] as const)('has what was %s', (outcome, says) => {
    expect(entryOf([met(0, outcome)])).toMatchObject({
      ref,
      testKey: 'quiz/rivers',
      title: 'Rivers',
      topic: 'Geography',
      outcome: says,
      timesWrong: 1,
      lastAt: on(0),
      rightDays: 0,
      inBook: true,
    })
  })

  test('has nothing that was right, or that counts for everybody', () => {
    expect(bookOf([met(0, 'correct'), met(1, 'dropped')], new Map())).toEqual([])
    expect(bookOf([sheetOf(on(0), [{ ref, outcome: 'wrong', free: true }])], new Map())).toEqual([])
  })

  test('has nothing that was never on the screen', () => {
    const unseen = { outcome: 'unanswered', unseen: true } as const
    expect(bookOf([sheetOf(on(0), [{ ref, ...unseen }])], new Map())).toEqual([])
    fc.assert(
      fc.property(anySheets, anyCards, (sheets, cards) => {
        const more = sheets.map((sheet) =>
          sheetOf(sheet.at, [{ ref, ...unseen }], { attemptId: `u${sheet.at}` }),
        )
        expect(deckOf([...sheets, ...more], cards)).toEqual(deckOf(sheets, cards))
        expect(encountersOf([...sheets, ...more], cards)).toEqual(encountersOf(sheets, cards))
      }),
    )
  })

  test('is, after a key was corrected, as if it had been answered under the new key', () => {
    const anyKey = fc.oneof(
      fc.nat(3),
      fc.constant<Key>({ anyOf: [0, 2] }),
      fc.constantFrom<Key>('full-marks', 'dropped'),
    )
    const anyAnswers = fc.array(fc.option(fc.nat(3)), { maxLength: 6 })
    const reviewsUnder = (key: Key, answers: ReadonlyArray<number | null>) =>
      answers.map((answer, day): Review => {
        const isGood = typeof key === 'string' || (answer !== null && isRight(key, answer))
        return { ...review(day + 1, isGood ? 'good' : 'again'), ...(answer === null ? {} : { answer }) }
      })
    fc.assert(
      fc.property(anyKey, anyKey, anyAnswers, (before, key, answers) => {
        const cardsUnder = (one: Key) =>
          cardMap(cardOf(ref, [...reviewsUnder(one, answers), review(9, 'put-back')]))
        const corrected = markedByKeys(cardsUnder(before), new Map([[ref, { key }]]))
        const sheets = [met(0, 'wrong')]
        expect(bookOf(sheets, corrected)).toEqual(bookOf(sheets, cardsUnder(key)))
      }),
    )
  })

  test('loses a question that was right on two days since, wherever that was', () => {
    expect(entryOf([met(0, 'wrong'), met(1, 'correct')])).toMatchObject({ inBook: true, rightDays: 1 })
    expect(entryOf([met(0, 'wrong'), met(1, 'correct')], [review(4, 'good')])).toMatchObject({
      inBook: false,
      rightDays: 2,
    })
  })

  test('keeps a question that was right twice on one day in India', () => {
    expect(entryOf([met(0, 'wrong')], [review(1, 'good', 0.5), review(1, 'good', 23.5)])).toMatchObject({
      inBook: true,
      rightDays: 1,
    })
    expect(entryOf([met(0, 'wrong')], [review(1, 'good', 23.5), review(2, 'good', 0.5)])?.inBook).toBe(false)
  })

  test('has a question again after another mistake, in revision too', () => {
    const known = [review(1, 'good'), review(4, 'good')]
    expect(entryOf([met(0, 'wrong')], [...known, review(12, 'again')])).toMatchObject({
      inBook: true,
      timesWrong: 2,
      lastAt: on(12),
      rightDays: 0,
    })
  })

  test('has a question again that was put back, until it is right on two more days', () => {
    const known = [review(1, 'good'), review(4, 'good'), review(5, 'put-back')]
    expect(entryOf([met(0, 'wrong')], known)).toMatchObject({ inBook: true, timesWrong: 1, rightDays: 0 })
    expect(entryOf([met(0, 'wrong')], [...known, review(6, 'good'), review(9, 'good')])?.inBook).toBe(false)
  })

  test('takes in by hand what never was wrong', () => {
    expect(entryOf([met(0, 'correct')], [review(1, 'put-back')])).toMatchObject({
      outcome: null,
      timesWrong: 0,
      inBook: true,
    })
  })

  test('names the test that a question stands in, also when a practice asked it last', () => {
    const practice = sheetOf(on(1), [{ ref, outcome: 'wrong', topic: null }], {
      testKey: 'practice/p',
      title: 'My practice',
    })
    expect(entryOf([met(0, 'wrong'), practice])).toMatchObject({ title: 'Rivers', topic: 'Geography' })
    expect(entryOf([practice])).toMatchObject({ title: 'My practice', testKey: 'quiz/rivers', topic: null })
  })

  test('has the latest mistake first', () => {
    const [first, second] = ['quiz/rivers#1', 'quiz/rivers#2'] as const
    const sheets = [
      sheetOf(on(3), [{ ref: second, outcome: 'wrong' }]),
      sheetOf(on(1), [{ ref: first, outcome: 'wrong' }]),
    ]
    expect(bookOf(sheets, new Map()).map((entry) => entry.ref)).toEqual([second, first])
  })

  test('is the same in whatever order attempts are read', () => {
    const shuffled = anySheets.chain((sheets) =>
      fc.tuple(
        fc.constant(sheets),
        fc.shuffledSubarray(sheets, { minLength: sheets.length, maxLength: sheets.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, anyCards, ([sheets, other], cards) => {
        expect(bookOf(other, cards)).toEqual(bookOf(sheets, cards))
        expect(deckOf(other, cards)).toEqual(deckOf(sheets, cards))
      }),
    )
  })

  test('is the same whichever way round the cards of three devices met', () => {
    const anyCard = anyCardOf(ref)
    fc.assert(
      fc.property(anySheets, anyCard, anyCard, anyCard, (sheets, a, b, c) => {
        const one = cardMap(mergeCards(mergeCards(a, b), c))
        const other = cardMap(mergeCards(c, mergeCards(b, a)))
        expect(bookOf(sheets, other)).toEqual(bookOf(sheets, one))
      }),
    )
  })

  test('has each question once, and none without a mistake or a hand that put it in', () => {
    fc.assert(
      fc.property(anySheets, anyCards, (sheets, cards) => {
        const book = bookOf(sheets, cards)
        expect(new Set(book.map((entry) => entry.ref)).size).toBe(book.length)
        const encounters = encountersOf(sheets, cards)
        const expected = refs.filter(
          (each) =>
            encounters.get(each)?.some(({ right }) => !right) ||
            cards.get(each)?.reviews.some(({ result }) => result === 'put-back'),
        )
        expect(book.map((entry) => entry.ref).sort()).toEqual([...expected])
      }),
    )
  })
})

describe('the deck of revision', () => {
  test('has what has left the book, and what is saved as long as it is', () => {
    const left = [met(0, 'wrong'), met(1, 'correct'), met(4, 'correct')]
    expect(deckOf(left, new Map()).map((entry) => entry.ref)).toEqual([ref])
    const saved = { ...cardOf('quiz/rivers#2'), star: { value: true, at: on(0) } }
    expect(deckOf(left, cardMap(saved)).map((entry) => entry.ref)).toEqual([ref, saved.ref])
    expect(bookOf(left, cardMap(saved)).map((entry) => entry.ref)).toEqual([ref])
    expect(deckOf([], cardMap({ ...saved, star: { value: false, at: on(1) } }))).toEqual([])
  })
})
