import * as z from 'zod/mini'
import { defaultMinutes } from '@/config/limits'
import type { PastExam } from '@/domain/past-exam'
import { isPaid, priceOf } from '@/domain/price'
import {
  parseQuestions,
  playableQuestions,
  type Question,
  testQuestionDefaults,
} from '@/domain/question/question'
import type { Language } from '@/domain/rich-text'
import { contentLanguages, layoutFields, layoutOf, type TestLayout } from '@/domain/test-layout'
import {
  anything,
  optionalAmount,
  optionalDate,
  optionalFlag,
  optionalText,
  storedPrice,
  titleFields,
  titleOf,
  translatedText,
} from '../fields'

/** One test of a package, as far as its summary tells (spec section 3, test). */
export interface SeriesTest {
  readonly id: string
  /** The `test_series` document that it belongs to. */
  readonly seriesId: string
  readonly title: string
  /** Of its questions; absent: the title's. */
  readonly languages?: readonly Language[]
  /** null when nobody has counted. */
  readonly totalQuestions: number | null
  readonly minutes: number
  readonly isPaid: boolean
  /** The past exam whose paper it is; absent: none. */
  readonly source?: PastExam
  /**
   * Questions that stand in the summary itself (older shape), unread; null, or none, when they stand in
   * `test_series/{seriesId}/tests/{id}`.
   */
  readonly questions: readonly unknown[] | null
  /** How such questions are marked and divided. */
  readonly layout?: TestLayout
}

export interface TestSeries {
  readonly id: string
  readonly tests: readonly SeriesTest[]
}

const summaryFields = {
  ...titleFields,
  totalQuestions: optionalAmount,
  duration: optionalAmount,
  isPaid: optionalFlag,
  isActive: optionalFlag,
  opensAt: optionalDate,
  questions: anything,
  ...layoutFields,
}
const storedTest = z.object({ id: optionalText, ...summaryFields })
const storedSeries = z.object({ id: z.string(), tests: anything, price: storedPrice, ...summaryFields })

type StoredSummary = Omit<z.infer<typeof storedTest>, 'id'>

function toTest(seriesId: string, id: string, raw: StoredSummary, premium: boolean): SeriesTest {
  const layout = layoutOf(raw)
  const isPlain = Object.values(layout).every(
    (value) => !value || (Array.isArray(value) && value.length === 0),
  )
  const questions: unknown[] | null = Array.isArray(raw.questions) ? raw.questions : null
  const playable = playableQuestions(questions, testQuestionDefaults)
  return {
    id,
    seriesId,
    title: titleOf(raw) || 'Untitled Test',
    ...contentLanguages(raw, playable ?? []),
    totalQuestions: playable?.length ?? raw.totalQuestions,
    minutes: raw.duration ?? defaultMinutes.data,
    isPaid: premium,
    ...(raw.source && { source: raw.source }),
    questions,
    ...(questions && !isPlain ? { layout } : {}),
  }
}

/** A listed test that does not say whether it is paid is what its series is. One that opens later is not shown yet. */
function listedTest(seriesId: string, isPaidSeries: boolean, value: unknown, index: number): SeriesTest[] {
  const parsed = storedTest.safeParse(value)
  if (!parsed.success) {
    console.warn(`test_series/${seriesId}: tests[${index}] cannot be used: it is no map`)
    return []
  }
  const raw = parsed.data
  if (raw.isActive === false || (raw.opensAt?.getTime() ?? 0) > Date.now()) return []
  return [toTest(seriesId, raw.id ?? String(index + 1), raw, raw.isPaid ?? isPaidSeries)]
}

/**
 * A `test_series` document (spec section 3): it lists `tests`, or is itself one test. What is
 * switched off (`isActive` false) is left out; a listed test that is no map is skipped with one console.warn.
 */
export const testSeriesSchema = z.pipe(
  storedSeries,
  z.transform((raw): TestSeries => {
    const { id } = raw
    if (raw.isActive === false) return { id, tests: [] }
    // Any paid item is one with `isPaid` or a price (spec section 6).
    const isPaidSeries = isPaid(priceOf(raw.price, raw.isPaid))
    const listed = Array.isArray(raw.tests) ? raw.tests : []
    if (listed.length === 0) return { id, tests: [toTest(id, id, raw, isPaidSeries)] }
    return { id, tests: listed.flatMap((test, index) => listedTest(id, isPaidSeries, test, index)) }
  }),
)

/** A `test_series/{id}/tests/{id}` document (spec section 3, test); `parseQuestions` reads its questions. */
export const testSchema = z.object({
  id: z.string(),
  title: translatedText,
  duration: optionalAmount,
  questions: anything,
  ...layoutFields,
})

export type StoredTest = Omit<z.infer<typeof testSchema>, 'questions'> & { questions: Question[] }

export interface PackageTests {
  free: SeriesTest[]
  premium: SeriesTest[]
}

/** The questions that stand in the summary itself; null when it holds none. */
export function embeddedQuestions({ questions, seriesId }: SeriesTest): Question[] | null {
  return questions?.length ? parseQuestions(questions, `test_series/${seriesId}`, testQuestionDefaults) : null
}

/** A package's tests in the order of its documents: free ones and premium ones. */
export function splitTests(series: readonly TestSeries[]): PackageTests {
  const tests = series.flatMap((document) => document.tests)
  return { free: tests.filter((test) => !test.isPaid), premium: tests.filter((test) => test.isPaid) }
}
