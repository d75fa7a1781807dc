/** What the landing page reads from the server: one chunk, loaded when the first of it comes near the screen. */
import { QueryClientProvider } from '@tanstack/react-query'
import { quizCategories } from '@/config/quiz-categories'
import { quizRepository } from '@/content/quizzes/repository'
import { briefQuestions } from '@/domain/question/brief-question'
import { queryClient } from '@/lib/query-client'
import { HeroCarousel } from '../carousel/hero-carousel'
import { Articles } from './article-list'
import { PricedItems } from './price-list'
import type { ProductKind } from './product-kinds'
import { createQuestionSource } from './question-source'

// The landing page has no layout that provides the cache.

/** The carousel: a new picture every 4 s (spec section 2). */
export function LandingCarousel() {
  return (
    <QueryClientProvider client={queryClient}>
      <HeroCarousel intervalMs={4000} />
    </QueryClientProvider>
  )
}

/** The newest important articles. */
export function ArticleList() {
  return (
    <QueryClientProvider client={queryClient}>
      <Articles />
    </QueryClientProvider>
  )
}

/** Some products of a kind with their real prices. */
export function PriceList({ kind }: { kind: ProductKind }) {
  return (
    <QueryClientProvider client={queryClient}>
      <PricedItems kind={kind} />
    </QueryClientProvider>
  )
}

const quizzesOfSubject = 2

const source = createQuestionSource(quizCategories, async (subject) => {
  const quizzes = await quizRepository.withQuestions(subject, quizzesOfSubject)
  return quizzes.flatMap(({ id, category, questions }) =>
    briefQuestions(questions).map((question) => ({ ...question, quizId: id, subject: category ?? subject })),
  )
})

/** Another question of a published quiz; null when there is none. @throws AppError when the read fails. */
export const anotherQuestion = () => source.next()
