import type { QuestionRef } from '../question/ref'

/** Why a question went wrong, in the student's own judgement. */
export const mistakeReasons = ['concept', 'calculation', 'misread', 'time', 'guess'] as const
export type MistakeReason = (typeof mistakeReasons)[number]

/** What was done with a question outside of tests and quizzes. `put-back`: it is to be in the list of mistakes again. */
export type ReviewResult = 'again' | 'good' | 'put-back'

export interface Review {
  /** Epoch milliseconds, whole seconds. */
  readonly at: number
  /** By the key of that moment. */
  readonly result: ReviewResult
  /** What was answered, with the options as the test has them; absent for "I don't know", and where nothing was asked. */
  readonly answer?: number
}

/** A value that the student set last at `at` (epoch milliseconds). */
export interface Latest<T> {
  readonly value: T
  readonly at: number
}

/**
 * What a student has done with and said of one question. What tests and quizzes tell of it is not in here: their
 * attempts do (`answer-sheet.ts`).
 */
export interface QuestionCard {
  readonly ref: QuestionRef
  /** The earliest first, each moment once. */
  readonly reviews: readonly Review[]
  /** Saved by the student's star. */
  readonly star?: Latest<boolean>
  readonly reason?: Latest<MistakeReason | null>
  /** The student's own words; empty once they are taken away. */
  readonly note?: Latest<string>
}

/** What an account keeps of one card at most. */
export const cardLimits = { reviews: 40, note: 280 } as const
