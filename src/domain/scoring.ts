import type { AnswerOutcome } from './marking'
import type { Question } from './question'

/** @typeParam Asked what is known of each question, such as that of a paper */
export interface QuestionOutcome<Asked extends Question = Question> {
  readonly question: Asked
  /** Zero-based option that was chosen; null when none was. */
  readonly chosen: number | null
  readonly outcome: AnswerOutcome
}

export interface Score<Asked extends Question = Question> {
  readonly total: number
  readonly correct: number
  readonly wrong: number
  readonly unanswered: number
  /** Whole percent: correct over all questions, rounded; 0 without questions. */
  readonly percentage: number
  /** One per question, in the order of the paper. */
  readonly outcomes: ReadonlyArray<QuestionOutcome<Asked>>
}

function outcomeOf<Asked extends Question>(
  question: Asked,
  answer: number | undefined,
): QuestionOutcome<Asked> {
  // An option that the question does not have cannot have been chosen.
  const chosen = answer !== undefined && answer in question.options ? answer : null
  if (chosen === null) return { question, chosen, outcome: 'unanswered' }
  return { question, chosen, outcome: chosen === question.correctAnswer ? 'correct' : 'wrong' }
}

/**
 * Marks a paper. `answers` maps the question's index to the chosen option's index, both zero-based.
 * correct + wrong + unanswered is always the number of questions (spec sections 4 and 9).
 */
export function scoreAnswers<Asked extends Question>(
  questions: readonly Asked[],
  answers: ReadonlyMap<number, number>,
): Score<Asked> {
  const outcomes = questions.map((question, index) => outcomeOf(question, answers.get(index)))
  const count = (wanted: AnswerOutcome) => outcomes.filter(({ outcome }) => outcome === wanted).length
  const total = questions.length
  const correct = count('correct')
  return {
    total,
    correct,
    wrong: count('wrong'),
    unanswered: count('unanswered'),
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
