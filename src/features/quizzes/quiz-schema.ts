import * as z from 'zod/mini'
import { parseQuestions, type Question } from '@/domain/question'
import { type QuizSummary, storedQuiz, toSummary } from './quiz-summary-schema'

export interface Quiz extends QuizSummary {
  questions: Question[]
}

/**
 * A `quizzes` document to be played, or why it cannot be: `unreadable` when it is no quiz at all. Its questions come in
 * every shape of spec section 3; unusable ones are dropped with a warning each.
 */
export const quizSchema = z.union([
  z.pipe(
    storedQuiz.check(
      // What is there but is no list cannot be turned into questions; an absent one only leaves the quiz without any.
      z.refine(({ questions }) => (questions ?? null) === null || Array.isArray(questions), {
        path: ['questions'],
        error: 'is no list',
      }),
    ),
    z.transform(
      (raw): Quiz => ({ ...toSummary(raw), questions: parseQuestions(raw.questions, `quizzes/${raw.id}`) }),
    ),
  ),
  z.pipe(
    z.unknown(),
    z.transform((): 'unreadable' => 'unreadable'),
  ),
])
