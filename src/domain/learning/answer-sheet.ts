import type { AnswerOutcome, Marking } from '../marking'
import type { QuestionRef } from '../question-ref'

/** What a finished attempt tells of one of its questions. */
export interface SheetQuestion {
  /** Of the test or quiz that the question stands in, also where it was asked in a practice. */
  readonly ref: QuestionRef
  /** By the key as it is corrected by now. */
  readonly outcome: AnswerOutcome
  /** How long it was on the screen, whole seconds. */
  readonly seconds: number
  /** Null for a test without a marking scheme. */
  readonly scheme: Marking | null
  /** Null where only the account knows the attempt: the index of questions says it then. */
  readonly topic: string | null
  /** A corrected key gives its marks to everybody, or has dropped it: its outcome says nothing of the student. */
  readonly free?: true
}

/**
 * Whether scores and times of an attempt stand beside those of others. A test that was practised without its clock tells
 * what is known, and nothing of how quickly (docs/decisions/053).
 */
export const isCompared = ({ scope }: Pick<AnswerSheet, 'scope'>): boolean => scope !== 'untimed'

/** A finished attempt, question by question, without a word of its paper. */
export interface AnswerSheet {
  readonly attemptId: string
  /** `practice/{id}` for an own test. */
  readonly testKey: string
  readonly scope: 'all' | 'wrong' | 'skipped' | 'untimed'
  readonly title: string
  /** Epoch milliseconds of its submission. */
  readonly at: number
  /** The time that it was given, in milliseconds; null when it had no limit. */
  readonly given: number | null
  readonly questions: readonly SheetQuestion[]
}
