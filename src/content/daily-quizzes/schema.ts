import * as z from 'zod/mini'
import { parseQuestions, type Question } from '@/domain/question/question'
import { layoutFields, type TestLayout } from '@/domain/test-layout'
import { anything } from '../fields'

/** How many questions a day has. */
export const questionsADay = 10

/** How many days before today can still be taken. */
export const archiveDays = 30

/** The quiz of one day, the same for everybody. */
export interface DailyQuiz {
  /** `2026-11-22`, a calendar day in India. */
  readonly day: string
  /** Each of them named by its ref: the test that it was drawn from, and its id there. */
  readonly questions: readonly Question[]
  readonly layout: Pick<TestLayout, 'languages'>
}

/** A `daily_quizzes` document, whose id is its day. The rules look at its `opensAt`; whoever reads it is past that. */
export const dailyQuizSchema = z.pipe(
  z.object({ id: z.string(), questions: anything, languages: layoutFields.languages }),
  z.transform(
    (raw): DailyQuiz => ({
      day: raw.id,
      questions: parseQuestions(raw.questions, `daily_quizzes/${raw.id}`),
      layout: { languages: raw.languages },
    }),
  ),
)
