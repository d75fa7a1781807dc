import type { AnswerOutcome, Marking } from '../question/marking'
import type { QuestionRef } from '../question/ref'

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
  /** It was never on the screen, and so is unanswered without being skipped. */
  readonly unseen?: true
  /** The student had met it before (`firstMeetings` says it). */
  readonly again?: true
}

/** Whether a question tells something of the student: it counts, and was on the screen. */
export const isMet = ({ outcome, free, unseen }: SheetQuestion): boolean =>
  outcome !== 'dropped' && !free && !unseen

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

/**
 * The attempts that have questions which the student met there for the first time; the others of their questions are
 * `again`. A retake of what was wrong or skipped comes right after its answers were shown, and is none of them.
 * @param sheets of the whole history, the latest first
 */
export function firstMeetings(sheets: readonly AnswerSheet[]): AnswerSheet[] {
  const met = new Set<QuestionRef>()
  return [...sheets]
    .reverse()
    .flatMap((sheet) => {
      const questions = sheet.questions.map((one) =>
        met.has(one.ref) ? { ...one, again: true as const } : one,
      )
      for (const one of questions) if (isMet(one)) met.add(one.ref)
      const isRetake = sheet.scope === 'wrong' || sheet.scope === 'skipped'
      return !isRetake && questions.some((one) => isMet(one) && !one.again) ? [{ ...sheet, questions }] : []
    })
    .reverse()
}
