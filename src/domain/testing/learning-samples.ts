import * as fc from 'fast-check'
import { type IndiaDay, startOfIndiaDay } from '../india-day'
import type { AnswerSheet, SheetQuestion } from '../learning/answer-sheet'
import { mistakeReasons, type QuestionCard, type Review } from '../learning/card'
import { type QuestionRef, questionRef } from '../question/ref'

/** The first day of the samples. */
export const firstDay: IndiaDay = 20_000

/** A moment of a day in India, `hour` hours after its beginning, in epoch milliseconds. */
export const momentOf = (day: IndiaDay, hour = 12): number => startOfIndiaDay(day) + hour * 3_600_000

export const refs: readonly QuestionRef[] = ['1', '2', '3', '4', '5'].map((id) =>
  questionRef('quiz/rivers', id),
)

export const cardOf = (ref: QuestionRef, reviews: readonly Review[] = []): QuestionCard => ({ ref, reviews })

export const cardMap = (...cards: readonly QuestionCard[]): ReadonlyMap<QuestionRef, QuestionCard> =>
  new Map(cards.map((card) => [card.ref, card]))

/** A finished attempt of the quiz; what is left out of its questions is right, and took 30 seconds. */
export const sheetOf = (
  at: number,
  questions: ReadonlyArray<Partial<SheetQuestion> & { ref: QuestionRef }>,
  sheet: Partial<AnswerSheet> = {},
): AnswerSheet => ({
  attemptId: `attempt-${at}`,
  testKey: 'quiz/rivers',
  scope: 'all',
  title: 'Rivers',
  at,
  given: null,
  questions: questions.map((question) => ({
    outcome: 'correct',
    seconds: 30,
    scheme: null,
    topic: 'Geography',
    ...question,
  })),
  ...sheet,
})

/** Whole seconds of some 60 days, few enough that some of them meet. */
const moments = fc.oneof(
  fc.integer({ min: 0, max: 60 * 24 * 60 * 60 }),
  fc.integer({ min: 0, max: 60 }).map((day) => day * 24 * 60 * 60),
)
const moment = moments.map((seconds) => momentOf(firstDay, 0) + seconds * 1000)

const review: fc.Arbitrary<Review> = fc.record({
  at: moment,
  result: fc.constantFrom('again', 'good', 'put-back'),
})

/** Any card of `ref`, as a device may have it: reviews in any order, too many of them, a note that is too long. */
export const anyCardOf = (ref: QuestionRef): fc.Arbitrary<QuestionCard> =>
  fc.record(
    {
      ref: fc.constant(ref),
      reviews: fc.array(review, { maxLength: 60 }),
      star: fc.record({ value: fc.boolean(), at: moment }),
      reason: fc.record({ value: fc.option(fc.constantFrom(...mistakeReasons)), at: moment }),
      note: fc.record({ value: fc.string({ maxLength: 300, unit: 'grapheme' }), at: moment }),
    },
    { requiredKeys: ['ref', 'reviews'] },
  )

/** Attempts, each once, of some of `refs`. */
export const anySheets: fc.Arbitrary<AnswerSheet[]> = fc
  .array(
    fc.record({
      at: moment,
      questions: fc.uniqueArray(
        fc.record({
          ref: fc.constantFrom(...refs),
          outcome: fc.constantFrom('correct', 'wrong', 'unanswered', 'partial', 'dropped'),
          seconds: fc.integer({ min: 0, max: 900 }),
          topic: fc.constantFrom(null, 'Geography', 'Economy'),
        }),
        { selector: ({ ref }) => ref, maxLength: 5 },
      ),
    }),
    { maxLength: 12 },
  )
  .map((drawn) => drawn.map(({ at, questions }, index) => sheetOf(at, questions, { attemptId: `${index}` })))

/** Cards of some of `refs`, as an account has them. */
export const anyCards: fc.Arbitrary<ReadonlyMap<QuestionRef, QuestionCard>> = fc
  .tuple(...refs.map((ref) => fc.option(anyCardOf(ref))))
  .map((cards) => cardMap(...cards.flatMap((card) => card ?? [])))
