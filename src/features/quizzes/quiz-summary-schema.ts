import * as z from 'zod/mini'
import { optionalFlag, optionalNumber, optionalText, publicFile, requiredText } from '@/lib/firebase/fields'

/** The stored fields of a quiz under every name that they have had. */
export const storedQuiz = z.object({
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

/** What every screen knows of a quiz. */
export function toSummary(raw: z.infer<typeof storedQuiz>) {
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
