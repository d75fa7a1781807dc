import { paths } from '@/config/paths'
import type { Quiz } from '@/content/quizzes/schema'
import { screenMinutes } from '@/domain/quiz-time'

/**
 * A quiz as schema.org's Quiz: what it is about, without its questions and answers.
 * @param site origin of the site; without it the quiz has no address
 */
export function quizData(quiz: Quiz, site: string | undefined) {
  const minutes = screenMinutes(quiz)
  const subjects = new Set([quiz.category, ...quiz.questions.map(({ topic }) => topic)].filter(Boolean))
  return {
    '@type': 'Quiz',
    name: quiz.title,
    ...(quiz.description && { description: quiz.description }),
    ...(site && { url: new URL(paths.quizPreview(quiz.id), site).href }),
    ...(subjects.size > 0 && { about: [...subjects].map((name) => ({ '@type': 'Thing', name })) }),
    ...(quiz.difficulty && { educationalLevel: quiz.difficulty }),
    ...(minutes !== null && { timeRequired: `PT${minutes}M` }),
    ...(quiz.languages && { inLanguage: quiz.languages }),
    isAccessibleForFree: true,
  }
}
