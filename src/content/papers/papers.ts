import { packagesQuery } from '@/content/categories/queries'
import { categoryRepository } from '@/content/categories/repository'
import type { TestSeriesPackage } from '@/content/categories/schema'
import { findDailyQuiz } from '@/content/daily-quizzes/repository'
import type { DailyQuiz } from '@/content/daily-quizzes/schema'
import { oncePerDay } from '@/content/kept'
import { mockTestRepository } from '@/content/mock-tests/repository'
import { mayRetry } from '@/content/quizzes/queries'
import { quizRepository } from '@/content/quizzes/repository'
import type { Quiz } from '@/content/quizzes/schema'
import { packageQuery } from '@/content/test-series/queries'
import { testSeriesRepository } from '@/content/test-series/repository'
import { embeddedQuestions, type SeriesTest, type StoredTest } from '@/content/test-series/schema'
import { readIndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { makePaper, type Paper } from '@/domain/paper'
import { isPaid } from '@/domain/price'
import { screenMinutes } from '@/domain/quiz-time'
import type { TestRef } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { queryClient } from '@/lib/query-client'

/** Only pages of live tests need its code before this. */
const liveTests = () => import('@/content/live-tests/papers')

/** What a premium test is part of; its product is null where nobody says. */
interface Bought {
  readonly productId: string | null
}

/**
 * What looking for a test's questions came to; `series` is the title of its package. `refused`: the rules keep a premium
 * test from this student; `embedded` is then the copy that an older document holds for everybody, if it does.
 */
export type PaperSearch =
  | { status: 'found'; paper: Paper; needsLogin: boolean; bought?: Bought; series?: string }
  | { status: 'refused'; title: string; package: TestSeriesPackage; embedded: Paper | null }
  | { status: 'no-category' }
  | { status: 'no-test' }

/** The paper that a summary holds, without a question when its list is empty; null when it has no list. */
function embeddedPaper(summary: SeriesTest): Paper | null {
  const { title, minutes, layout } = summary
  const questions = embeddedQuestions(summary) ?? []
  return summary.questions && makePaper({ title, minutes, questions, layout })
}

function storedPaper(summary: SeriesTest, stored: StoredTest): Paper {
  return makePaper({
    title: stored.title ?? summary.title,
    minutes: stored.duration ?? summary.minutes,
    questions: stored.questions,
    layout: stored,
  })
}

interface PackageWithTests {
  readonly package: TestSeriesPackage
  readonly tests: readonly SeriesTest[]
}

/** Reads a package, named by id or by title, with the summaries of its tests; null when there is none. */
export const packageReader =
  (
    categories: Pick<typeof categoryRepository, 'findPackage'>,
    testSeries: Pick<typeof testSeriesRepository, 'ofPackage'>,
  ) =>
  async (id: string): Promise<PackageWithTests | null> => {
    const found = await categories.findPackage(id)
    return (
      found && { package: found, tests: (await testSeries.ofPackage(found)).flatMap(({ tests }) => tests) }
    )
  }

/**
 * The papers of tests: of a package's tests and of mock tests (spec section 7).
 * @param findPackage a package with its tests; null when there is none. @throws AppError
 */
export function createPaperSearch({
  findPackage,
  testSeries,
  mockTests,
}: {
  findPackage: (id: string) => Promise<PackageWithTests | null>
  testSeries: Pick<typeof testSeriesRepository, 'findTest'>
  mockTests: Pick<typeof mockTestRepository, 'find'>
}) {
  return {
    /** The paper of one test of a package, which may be named by id or by title. @throws AppError */
    async inSeries(packageId: string, testId: string): Promise<PaperSearch> {
      const found = await findPackage(packageId)
      if (!found) return { status: 'no-category' }
      const { package: item, tests } = found
      const summary = tests.find(({ id }) => id === testId)
      if (!summary) return { status: 'no-test' }
      const embedded = embeddedPaper(summary)
      const own: PaperSearch = embedded
        ? { status: 'found', paper: embedded, needsLogin: false, series: item.title }
        : { status: 'no-test' }
      if (!summary.isPaid && embedded?.questions.length) return own
      const stored = await testSeries.findTest(summary)
      const paper = stored && storedPaper(summary, stored)
      const bought = summary.isPaid ? { bought: { productId: item.productId } } : {}
      if (paper) return { status: 'found', paper, needsLogin: false, series: item.title, ...bought }
      if (!summary.isPaid) return own
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

    /** The paper of a live test whose keys are published, to practise with. @throws AppError */
    async live(id: string): Promise<PaperSearch> {
      const paper = await (await liveTests()).readPublished(id)
      return paper ? { status: 'found', paper, needsLogin: true } : { status: 'no-test' }
    },
  }
}

type Search = ReturnType<typeof createPaperSearch>

export const paperSearch = createPaperSearch({
  findPackage: packageReader(categoryRepository, testSeriesRepository),
  testSeries: testSeriesRepository,
  mockTests: mockTestRepository,
})

/** For papers that a practice takes questions from: the packages, and the tests of each, are read once a day. */
export const sharedSearch: Search = createPaperSearch({
  async findPackage(id) {
    const onShow = await queryClient.fetchQuery(oncePerDay(packagesQuery)).catch(() => [])
    const known = onShow.find((item) => item.id === id)
    const found = await queryClient.fetchQuery(oncePerDay(packageQuery(id, known)))
    return found && { package: found.package, tests: [...found.tests.free, ...found.tests.premium] }
  },
  testSeries: testSeriesRepository,
  mockTests: mockTestRepository,
})

/** A quiz as what is sat of it. */
export function paperOfQuiz(
  quiz: Pick<Quiz, 'title' | 'minutes' | 'questions' | 'layout' | 'source'>,
): Paper {
  const { title, questions, layout, source } = quiz
  return makePaper({ title, minutes: screenMinutes(quiz) ?? 0, questions, layout: { ...layout, source } })
}

/** The quiz of a day as what is sat of it, named by its day; it has no time limit. */
export function paperOfDaily({ day, questions, layout }: DailyQuiz): Paper {
  const date = formatMediumDate(new Date(startOfIndiaDay(readIndiaDay(day) ?? 0)))
  return makePaper({ title: t('Daily quiz, {date}', { date }), minutes: 0, questions, layout })
}

/** What was read; null where asking again would be answered in the same way. */
const nullIfRefused = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (mayRetry(error)) throw error
    return null
  })

/** The paper of a day that has begun; null when it has none, or has not begun. @throws AppError */
async function readDaily(day: string): Promise<Paper | null> {
  const quiz = await nullIfRefused(findDailyQuiz(day))
  return quiz && paperOfDaily(quiz)
}

/** The paper of a published quiz as it is now; null when it is gone or switched off. @throws AppError */
async function readQuiz(id: string): Promise<Paper | null> {
  const quiz = await nullIfRefused(quizRepository.find(id))
  return quiz && paperOfQuiz(quiz)
}

/** @param isOwner whether the student owns the package, and so may have the copy of an older document */
function paperIn(found: PaperSearch, isOwner = false): Paper | null {
  if (found.status === 'refused') return isOwner ? found.embedded : null
  return found.status === 'found' ? found.paper : null
}

/**
 * The paper of whatever a document of the database holds, as it is now; null when this student may not see it, when it
 * is gone, or where no document holds it. What several tests made up (a practice) `readTest` puts together.
 * @param isOwner whether this student owns the package of a premium test
 * @throws AppError
 */
export async function readPaper(
  ref: TestRef,
  search: Search = paperSearch,
  isOwner = false,
): Promise<Paper | null> {
  switch (ref.kind) {
    case 'quiz':
      return readQuiz(ref.quizId)
    case 'mock':
      return paperIn(await search.mockTest(ref.mockTestId))
    case 'live':
      return (await liveTests()).readLive(ref.liveTestId)
    case 'series':
      return paperIn(await search.inSeries(ref.packageId, ref.testId), isOwner)
    case 'daily':
      return readDaily(ref.day)
    case 'practice':
    case 'study':
      return null
  }
}
