import { quizCategories } from '@/config/quiz-categories'

export interface CategoryCount {
  category: string
  count: number
}

/** The 12 fixed categories with the number of quizzes in each, zeros included (spec section 2, quiz list). */
export function countByCategory(quizzes: ReadonlyArray<{ category: string | null }>): CategoryCount[] {
  return quizCategories.map((category) => ({
    category,
    count: quizzes.filter((quiz) => quiz.category === category).length,
  }))
}
