import { isRight } from './answer'
import { isAnswerTo, rightPart } from './kinds'
import type { AnswerOutcome, Marking } from './marking'
import type { Question } from './question'

/** A question with the marks that count for it, where they are known. */
type Scored = Question & { readonly scheme?: Marking | null }

/** @typeParam Asked what is known of each question, such as that of a paper */
export interface QuestionOutcome<Asked extends Question = Question> {
  readonly question: Asked
  /** The answer (`domain/question/answer.ts`): for one option its zero-based place; null when there is none. */
  readonly chosen: number | null
  readonly outcome: AnswerOutcome
  /** Right options of a partial outcome. */
  readonly rightPart?: number
}

export interface Score<Asked extends Question = Question> {
  /** Questions that count: all but dropped ones. */
  readonly total: number
  readonly correct: number
  readonly wrong: number
  readonly unanswered: number
  /** Some of several right options, where the scheme gives marks for them. */
  readonly partial: number
  /** Whole percent: correct over all questions that count, rounded; 0 without any. */
  readonly percentage: number
  /** One per question, in the order of the paper. */
  readonly outcomes: ReadonlyArray<QuestionOutcome<Asked>>
}

function outcomeOf<Asked extends Scored>(
  question: Asked,
  answer: number | undefined,
): QuestionOutcome<Asked> {
  // An option that the question does not have cannot have been chosen.
  const chosen = answer !== undefined && isAnswerTo(question, answer) ? answer : null
  const key = question.correctAnswer
  if (key === 'dropped') return { question, chosen, outcome: 'dropped' }
  if (key === 'full-marks') return { question, chosen, outcome: 'correct' }
  if (chosen === null) return { question, chosen, outcome: 'unanswered' }
  if (isRight(key, chosen)) return { question, chosen, outcome: 'correct' }
  const part = question.scheme?.partial ? rightPart(question, chosen) : 0
  return part > 0
    ? { question, chosen, outcome: 'partial', rightPart: part }
    : { question, chosen, outcome: 'wrong' }
}

/**
 * Marks a paper. `answers` maps the question's zero-based index to its answer. correct + partial + wrong + unanswered is
 * always the number of questions that count (spec sections 4 and 9).
 */
export function scoreAnswers<Asked extends Scored>(
  questions: readonly Asked[],
  answers: ReadonlyMap<number, number>,
): Score<Asked> {
  const outcomes = questions.map((question, index) => outcomeOf(question, answers.get(index)))
  const count = (wanted: AnswerOutcome) => outcomes.filter(({ outcome }) => outcome === wanted).length
  const total = questions.length - count('dropped')
  const correct = count('correct')
  return {
    total,
    correct,
    wrong: count('wrong'),
    unanswered: count('unanswered'),
    partial: count('partial'),
    percentage: total === 0 ? 0 : Math.round((correct / total) * 100),
    outcomes,
  }
}

export type PerformanceLabel = 'Excellent' | 'Good' | 'Fair' | 'Needs Improvement'

/** The word for a score in percent (spec section 9). */
export function performanceLabel(percentage: number): PerformanceLabel {
  if (percentage >= 80) return 'Excellent'
  if (percentage >= 60) return 'Good'
  return percentage >= 40 ? 'Fair' : 'Needs Improvement'
}

export type RingTone = 'success' | 'warning' | 'error'

/** The score ring's colour: green from 80, amber from 60, else red (spec section 9). */
export function ringTone(percentage: number): RingTone {
  if (percentage >= 80) return 'success'
  return percentage >= 60 ? 'warning' : 'error'
}
