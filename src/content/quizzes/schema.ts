import * as z from 'zod/mini'
import { parseQuestions, playableQuestions, type Question } from '@/domain/question/question'
import { contentLanguages, layoutFields, type TestLayout } from '@/domain/test-layout'
import { scriptOf } from '@/domain/text-language'
import {
  anything,
  categoryFields,
  categoryOf,
  hasTitle,
  longestExcerpt,
  optionalFlag,
  optionalNumber,
  optionalText,
  pictureFields,
  pictureOf,
  questionCountField,
  titleFields,
  titlesOf,
  translatedText,
} from '../fields'

/** The stored fields of a quiz under every name that they have had (spec section 3). */
const storedQuiz = z
  .object({
    id: z.string(),
    ...titleFields,
    ...categoryFields,
    ...pictureFields,
    description: translatedText,
    questions: anything,
    [questionCountField]: optionalNumber,
    timeInMinutes: optionalNumber,
    timeLimit: optionalNumber,
    totalQuestions: optionalNumber,
    difficulty: optionalText,
    published: optionalFlag,
    isActive: optionalFlag,
    sets: layoutFields.sets,
    languages: layoutFields.languages,
    source: layoutFields.source,
  })
  .check(hasTitle)

function toQuiz(raw: z.infer<typeof storedQuiz>, playable: readonly Question[]) {
  const usable = [raw.timeInMinutes, raw.timeLimit].find((minutes) => minutes !== null && minutes >= 0)
  return {
    id: raw.id,
    ...titlesOf(raw),
    ...contentLanguages(raw, playable),
    description: raw.description,
    category: categoryOf(raw),
    /** null when the document names no usable time; 0 is a time: none at all. Screens take `screenMinutes`. */
    minutes: usable ?? null,
    /** Those that can be played, whatever the document says of their number. */
    questionCount: raw[questionCountField] ?? playable.length,
    /** null when the document names none; the quiz screens then say `beginner` (spec section 9). */
    difficulty: raw.difficulty,
    /** The past exam whose questions it has. */
    source: raw.source,
    imageUrl: pictureOf(raw),
    isPublished: raw.published ?? false,
    isActive: raw.isActive ?? true,
  }
}

const summaryOf = (raw: z.infer<typeof storedQuiz>) => toQuiz(raw, playableQuestions(raw.questions) ?? [])

/** A `quizzes` document without its questions, which are counted. */
export const quizSummarySchema = z.pipe(storedQuiz, z.transform(summaryOf))

/** What every screen knows of a quiz. */
export type QuizSummary = z.infer<typeof quizSummarySchema>

/** A quiz as a list shows it. */
export const listedQuizSchema = z.pipe(
  storedQuiz,
  z.transform((raw) => {
    const { difficulty: _d, imageUrl: _i, isPublished: _p, languages = [], ...quiz } = summaryOf(raw)
    return {
      ...quiz,
      description: quiz.description?.slice(0, longestExcerpt) ?? null,
      /** None where the title tells. */
      languages: String(languages) === scriptOf(quiz.title) ? [] : languages,
    }
  }),
)

export type ListedQuiz = z.infer<typeof listedQuizSchema>

/** Whether a student is shown a quiz: it is switched on, and has a question that can be played (spec sections 4, 5). */
export function isOffered(quiz: Pick<QuizSummary, 'isActive' | 'questionCount'>): boolean {
  return quiz.isActive && quiz.questionCount > 0
}

export interface Quiz extends QuizSummary {
  questions: Question[]
  /** What its questions share, and the languages that they are in. */
  layout: Pick<TestLayout, 'sets' | 'languages'>
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
    z.transform((raw): Quiz => {
      const questions = parseQuestions(raw.questions, `quizzes/${raw.id}`)
      const { sets, languages } = raw
      return { ...toQuiz(raw, questions), questions, layout: { sets, languages } }
    }),
  ),
  z.pipe(
    z.unknown(),
    z.transform((): 'unreadable' => 'unreadable'),
  ),
])
