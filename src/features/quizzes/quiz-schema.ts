import * as z from 'zod/mini'
import { parseQuestions, type Question } from '@/domain/question'
import { optionalFlag, optionalNumber, optionalText, publicFile, requiredText } from '@/lib/firebase/fields'

const storedQuiz = z.object({
  id: z.string(),
  title: requiredText,
  description: optionalText,
  category: optionalText,
  categoryName: optionalText,
  questions: z.optional(z.unknown()),
  timeInMinutes: optionalNumber,
  timeLimit: optionalNumber,
  totalQuestions: optionalNumber,
  difficulty: optionalText,
  imageUrl: publicFile,
  published: optionalFlag,
  isActive: optionalFlag,
})

function toSummary(raw: z.infer<typeof storedQuiz>) {
  const listed = Array.isArray(raw.questions) ? raw.questions.length : 0
  const usable = [raw.timeInMinutes, raw.timeLimit].find((minutes) => minutes !== null && minutes >= 0)
  return {
    id: raw.id,
    title: raw.title,
    description: raw.description,
    category: raw.categoryName ?? raw.category,
    /** null when the document names no usable time; 0 is a time: none at all. Screens take `screenMinutes`. */
    minutes: usable ?? null,
    questionCount: listed || Math.max(0, raw.totalQuestions ?? 0),
    /** null when the document names none; the quiz screens then say `beginner` (spec section 9). */
    difficulty: raw.difficulty,
    imageUrl: raw.imageUrl,
    isPublished: raw.published ?? false,
    isActive: raw.isActive ?? true,
  }
}

/** A `quizzes` document as the list shows it: its questions are counted, not read (spec section 3). */
export const quizSummarySchema = z.pipe(storedQuiz, z.transform(toSummary))

export type QuizSummary = z.infer<typeof quizSummarySchema>

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
