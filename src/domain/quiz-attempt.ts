import type { Question } from './question'

/**
 * One sitting of a quiz (spec section 4, quiz player).
 *
 * | from      | event                        | to                                                    |
 * |-----------|------------------------------|-------------------------------------------------------|
 * | answering | choose                       | answering, the answer set or changed                  |
 * | answering | go                           | answering, at another question                        |
 * | answering | submit, at least one answer  | submitted                                             |
 * | answering | time up                      | submitted, whatever is answered                       |
 * | submitted | anything                     | submitted: a second submit changes nothing            |
 *
 * Retake is a new attempt. Moments are milliseconds since 1970.
 */
export interface QuizAttempt {
  startedAt: number
  /** When the clock runs out; null without a time limit. A deadline, so that a sleeping device gains no time. */
  endsAt: number | null
  /** Zero-based place of the question that is shown. */
  place: number
  /** Chosen option by question id: the order of the questions may change between two visits. */
  answers: Readonly<Record<string, number>>
  /** null while answering. */
  submittedAt: number | null
}

export type QuizEvent =
  | { type: 'choose'; questionId: string; option: number }
  | { type: 'go'; place: number }
  | { type: 'submit'; now: number }
  | { type: 'time-up' }

export function startAttempt(minutes: number | null, now: number): QuizAttempt {
  return {
    startedAt: now,
    endsAt: minutes === null ? null : now + minutes * 60_000,
    place: 0,
    answers: {},
    submittedAt: null,
  }
}

export function answeredCount(attempt: QuizAttempt): number {
  return Object.keys(attempt.answers).length
}

/** The attempt after the event; the same object when the event changes nothing. */
export function stepAttempt(attempt: QuizAttempt, event: QuizEvent, questionCount: number): QuizAttempt {
  if (attempt.submittedAt !== null) return attempt
  switch (event.type) {
    case 'choose':
      return { ...attempt, answers: { ...attempt.answers, [event.questionId]: event.option } }
    case 'go': {
      const place = Math.min(Math.max(event.place, 0), questionCount - 1)
      return place === attempt.place ? attempt : { ...attempt, place }
    }
    case 'submit':
      if (answeredCount(attempt) === 0) return attempt
      // A click that comes after the end of the time does not make the sitting longer than its time.
      return { ...attempt, submittedAt: Math.min(event.now, attempt.endsAt ?? event.now) }
    case 'time-up':
      return attempt.endsAt === null ? attempt : { ...attempt, submittedAt: attempt.endsAt }
  }
}

/** What `scoreAnswers` needs: answers by the questions' places. */
export function answersByPlace(attempt: QuizAttempt, questions: readonly Question[]): Map<number, number> {
  return new Map(
    questions.flatMap(({ id }, place) => {
      const option = attempt.answers[id]
      return option === undefined ? [] : [[place, option] as const]
    }),
  )
}

/** Whole seconds from start to submit (spec section 3, quiz result). */
export function timeTaken(attempt: QuizAttempt): number {
  return Math.max(0, Math.round(((attempt.submittedAt ?? attempt.startedAt) - attempt.startedAt) / 1000))
}

/** Whether the clock, not the student, ended the sitting. */
export function endedByClock(attempt: QuizAttempt): boolean {
  return attempt.submittedAt !== null && attempt.submittedAt === attempt.endsAt
}
