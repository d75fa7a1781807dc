import type { QuizSummary } from '@/content/quizzes/schema'

/** Why the list does not show a quiz, in words for the debug panel; null when it does (spec section 4, visibility). */
export function hiddenBecause(quiz: QuizSummary, category: string | null): string | null {
  if (!quiz.isActive) return 'isActive is false'
  if (quiz.questionCount === 0) return 'it has no question that can be used'
  if (category !== null && quiz.category !== category) return `category is ${quiz.category ?? 'missing'}`
  return null
}
