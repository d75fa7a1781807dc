/** What the landing page reads from the server: one chunk, loaded when the first of it comes near the screen. */

import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { quizCategories } from '@/config/quiz-categories'
import { quizRepository } from '@/content/quizzes/repository'
import { categoryName } from '@/domain/category-name'
import { briefQuestions } from '@/domain/question/brief-question'
import { queryClient } from '@/lib/query-client'
import { HeroCarousel } from '../carousel/hero-carousel'
import { Articles } from './article-list'
import { PricedItems } from './price-list'
import { createQuestionSource } from './question-source'

/** The landing page has no layout that provides the cache. */
const withCache =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <QueryClientProvider client={queryClient}>
      <Part {...props} />
    </QueryClientProvider>
  )

/** The carousel: a new picture every 4 s (spec section 2). */
export const LandingCarousel = withCache(() => <HeroCarousel intervalMs={4000} />)

export const ArticleList = withCache(Articles)

export const PriceList = withCache(PricedItems)

const quizzesOfSubject = 2

const source = createQuestionSource(quizCategories, async (subject) => {
  const quizzes = await quizRepository.withQuestions(subject, quizzesOfSubject)
  return quizzes.flatMap(({ id, category, questions }) =>
    briefQuestions(questions).map((question) => ({
      ...question,
      quizId: id,
      subject: categoryName(category ?? subject),
    })),
  )
})

/** Another question of a published quiz; null when there is none. @throws AppError when the read fails. */
export const anotherQuestion = () => source.next()
