import { categoryRepository } from '@/content/categories/repository'
import type { TestSeriesPackage } from '@/content/categories/schema'
import { mockTestRepository } from '@/content/mock-tests/repository'
import { mayRetry } from '@/content/quizzes/queries'
import { quizRepository } from '@/content/quizzes/repository'
import type { Quiz } from '@/content/quizzes/schema'
import { testSeriesRepository } from '@/content/test-series/repository'
import { embeddedQuestions, type SeriesTest, type StoredTest } from '@/content/test-series/schema'
import { makePaper, type Paper } from '@/domain/paper'
import { isPaid } from '@/domain/price'
import { screenMinutes } from '@/domain/quiz-time'
import type { TestRef } from './model/test-ref'

/**
 * What looking for a test's questions came to. `refused`: the rules keep a premium test from this student; `embedded`
 * is then the copy that an older document holds for everybody, if it does.
 */
export type PaperSearch =
  | { status: 'found'; paper: Paper; needsLogin: boolean }
  | { status: 'refused'; title: string; package: TestSeriesPackage; embedded: Paper | null }
  | { status: 'no-category' }
  | { status: 'no-test' }

function embeddedPaper(summary: SeriesTest): Paper | null {
  const questions = embeddedQuestions(summary)
  const { title, minutes, layout } = summary
  return questions && makePaper({ title, minutes, questions, layout })
}

function storedPaper(summary: SeriesTest, stored: StoredTest): Paper {
  return makePaper({
    title: stored.title ?? summary.title,
    minutes: stored.duration ?? summary.minutes,
    questions: stored.questions,
    layout: stored,
  })
}

/** The papers of tests: of a package's tests and of mock tests (spec section 7). */
export function createPaperSearch({
  categories,
  testSeries,
  mockTests,
}: {
  categories: Pick<typeof categoryRepository, 'findPackage'>
  testSeries: typeof testSeriesRepository
  mockTests: Pick<typeof mockTestRepository, 'find'>
}) {
  return {
    /** The paper of one test of a package, which may be named by id or by title. @throws AppError */
    async inSeries(packageId: string, testId: string): Promise<PaperSearch> {
      const item = await categories.findPackage(packageId)
      if (!item) return { status: 'no-category' }
      const series = await testSeries.ofPackage(item)
      const summary = series.flatMap(({ tests }) => tests).find(({ id }) => id === testId)
      if (!summary) return { status: 'no-test' }
      const embedded = embeddedPaper(summary)
      if (!summary.isPaid && embedded) return { status: 'found', paper: embedded, needsLogin: false }
      const stored = await testSeries.findTest(summary)
      const paper = stored && storedPaper(summary, stored)
      if (paper) return { status: 'found', paper, needsLogin: false }
      if (!summary.isPaid) return { status: 'no-test' }
      return { status: 'refused', title: summary.title, package: item, embedded }
    },

    /** The paper of a mock test; one that is not published or switched off is not there. @throws AppError */
    async mockTest(id: string): Promise<PaperSearch> {
      const stored = await mockTests.find(id)
      if (!stored) return { status: 'no-test' }
      const { title, minutes, questions, layout, price } = stored
      const paper = makePaper({ title, minutes, questions, layout })
      return { status: 'found', paper, needsLogin: isPaid(price) }
    },
  }
}

export const paperSearch = createPaperSearch({
  categories: categoryRepository,
  testSeries: testSeriesRepository,
  mockTests: mockTestRepository,
})

/** A quiz as what is sat of it. */
export function paperOfQuiz(quiz: Pick<Quiz, 'title' | 'minutes' | 'questions'>): Paper {
  return makePaper({ title: quiz.title, minutes: screenMinutes(quiz) ?? 0, questions: quiz.questions })
}

/** The paper of whatever is sat, as it is now; null when this student may not see it, or it is gone. @throws AppError */
export async function readPaper(ref: TestRef): Promise<Paper | null> {
  if (ref.kind === 'quiz') {
    const quiz = await quizRepository.find(ref.quizId).catch((error: unknown) => {
      if (mayRetry(error)) throw error
      return null
    })
    return quiz && paperOfQuiz(quiz)
  }
  const found =
    ref.kind === 'mock'
      ? await paperSearch.mockTest(ref.mockTestId)
      : await paperSearch.inSeries(ref.packageId, ref.testId)
  return found.status === 'found' ? found.paper : null
}
