/** The collections of content: by which of the app's schemas their documents are read, and what else must hold. */

import { categorySchema, packageSchema } from '../../src/content/categories/schema'
import { currentAffairSchema } from '../../src/content/current-affairs/schema'
import { dailyDoseSchema } from '../../src/content/daily-doses/schema'
import { titleFields } from '../../src/content/fields'
import { jobSchema } from '../../src/content/jobs/schema'
import { liveTestSchema } from '../../src/content/live-tests/schema'
import { mockTestSchema } from '../../src/content/mock-tests/schema'
import { paidCategorySchema } from '../../src/content/packs/schema'
import { pdfSchema } from '../../src/content/pdfs/schema'
import { quizSummarySchema } from '../../src/content/quizzes/schema'
import { resourceAccessSchema, resourceSchema } from '../../src/content/resources/schema'
import { testSchema, testSeriesSchema } from '../../src/content/test-series/schema'
import { videoAccessSchema } from '../../src/content/videos/access-repository'
import { videoSchema } from '../../src/content/videos/schema'
import { testKey } from '../../src/domain/sitting/test-ref'
import { longestPackageId } from './check-questions'
import type { Schema } from './field-kinds'
import { liveHours, liveQuestions, liveShuffle } from './live-tests'
import * as products from './product-rules'
import * as rules from './rules'
import { freeWhileScheduled, opensLater } from './scheduled'

export interface Kind {
  /** What the collection holds, for people. */
  holds: string
  /** Every schema by which the app reads a document. */
  schemas: readonly Schema[]
  /** Fields of such documents (spec section 3) that no schema reads. */
  alsoKnown: readonly string[]
  rules: readonly rules.Rule[]
  /** Field that an id is made of where a row has none; absent where documents must bring their ids. */
  named?: readonly string[]
}

const times = ['createdAt', 'updatedAt', 'timestamp']
const title = Object.keys(titleFields)
/** Of a test: the exam that it is like. */
const exam = ['preset']

/** Of a test in a package with the longest id that there may be. */
const seriesTestKey = (testId: string) =>
  testKey({ kind: 'series', packageId: 'p'.repeat(longestPackageId), testId })

/** By path; `*` stands for any document. */
const kinds: Readonly<Record<string, Kind>> = {
  categories: {
    holds: 'categories; those of section_type Test_Series are test series packages',
    schemas: [categorySchema, packageSchema],
    alsoKnown: times,
    rules: [products.category],
    named: ['name'],
  },
  paid_resource_categories: {
    holds: 'paid packs',
    schemas: [paidCategorySchema],
    alsoKnown: times,
    rules: [products.paidCategory],
    named: ['name'],
  },
  current_affairs: {
    holds: 'articles',
    schemas: [currentAffairSchema],
    alsoKnown: [...times, 'opensAt'],
    rules: [
      rules.orderedBy('timestamp'),
      rules.filteredBy('category'),
      rules.affairCategory,
      rules.importantArticle,
      opensLater,
    ],
    named: title,
  },
  dailyDoses: {
    holds: 'daily doses',
    schemas: [dailyDoseSchema],
    alsoKnown: [...times, 'opensAt'],
    rules: [rules.orderedBy('date'), rules.filteredBy('categoryName'), opensLater],
    named: title,
  },
  jobs: {
    holds: 'jobs',
    schemas: [jobSchema],
    alsoKnown: [...times, 'opensAt'],
    rules: [rules.orderedBy('timestamp'), rules.filteredBy('category'), products.job, opensLater],
    named: title,
  },
  videos: {
    holds: 'videos',
    schemas: [videoSchema],
    alsoKnown: [...times, 'opensAt'],
    rules: [products.video, opensLater],
    named: title,
  },
  'videos/*/private': {
    holds: 'the address of a paid video',
    schemas: [videoAccessSchema],
    alsoKnown: times,
    rules: [products.videoAccess],
  },
  pdfs: {
    holds: 'free PDFs',
    schemas: [pdfSchema],
    alsoKnown: [...times, 'opensAt'],
    rules: [rules.orderedBy('timestamp'), products.pdf, rules.alwaysFree, opensLater],
    named: title,
  },
  resources: {
    holds: 'free resources, and the items of paid packs',
    schemas: [resourceSchema],
    alsoKnown: [...times, 'opensAt'],
    rules: [
      rules.filteredBy('categoryName'),
      products.resource,
      products.resourceType,
      opensLater,
      freeWhileScheduled,
    ],
    named: title,
  },
  'resources/*/private': {
    holds: 'the address of a paid video or link',
    schemas: [resourceAccessSchema],
    alsoKnown: times,
    rules: [products.resourceAccess],
  },
  quizzes: {
    holds: 'quizzes with their questions',
    schemas: [quizSummarySchema],
    alsoKnown: [...times, 'views', 'opensAt'],
    rules: [
      rules.published,
      rules.quizCategory,
      rules.quizQuestions,
      rules.pastPaper,
      opensLater,
      rules.nameable((quizId) => testKey({ kind: 'quiz', quizId })),
      rules.alwaysFree,
    ],
    named: title,
  },
  mock_tests: {
    holds: 'mock tests with their questions',
    schemas: [mockTestSchema],
    alsoKnown: [...times, 'views', 'opensAt', ...exam],
    rules: [
      rules.published,
      rules.filteredBy('categoryName'),
      rules.testQuestions,
      rules.nameable((mockTestId) => testKey({ kind: 'mock', mockTestId })),
      rules.exam,
      opensLater,
    ],
    named: title,
  },
  live_tests: {
    holds: 'live tests: sat by everybody in the same hours, with ranks',
    schemas: [liveTestSchema, testSchema],
    alsoKnown: [...times, ...exam],
    rules: [
      liveHours,
      liveShuffle,
      liveQuestions,
      rules.nameable((liveTestId) => testKey({ kind: 'live', liveTestId })),
      rules.exam,
    ],
    named: title,
  },
  test_series: {
    holds: 'summaries of the tests of a package',
    schemas: [testSeriesSchema],
    alsoKnown: [
      ...times,
      ...exam,
      'description',
      'subject',
      'category',
      'categoryName',
      'productId',
      'isScheduled',
      'scheduleDate',
      'scheduleTime',
    ],
    rules: [rules.series, rules.nameable(seriesTestKey)],
    named: title,
  },
  'test_series/*/tests': {
    holds: 'tests with their questions',
    schemas: [testSchema],
    alsoKnown: [...times, ...exam, 'isPaid', 'productId', 'totalQuestions', 'opensAt'],
    rules: [rules.testAccess, rules.testQuestions, rules.nameable(seriesTestKey), rules.exam, opensLater],
  },
}

/** The kind of a collection by its path; null for one that holds no content. */
export function kindOf(collection: string): Kind | null {
  const segments = collection.split('/')
  const pattern = segments.map((segment, index) => (index % 2 === 1 ? '*' : segment)).join('/')
  return Object.hasOwn(kinds, pattern) ? (kinds[pattern] ?? null) : null
}
