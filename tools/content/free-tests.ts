/** The tests and quizzes that everybody may read, out of the documents of their collections. */
import { z } from 'zod'
import { packageSchema } from '../../src/content/categories/schema'
import { mockTestSchema } from '../../src/content/mock-tests/schema'
import { quizSummarySchema } from '../../src/content/quizzes/schema'
import { testSeriesSchema } from '../../src/content/test-series/schema'
import { isPaid } from '../../src/domain/price'
import { testKey } from '../../src/domain/sitting/test-ref'
import type { FreeTest } from './daily-draw'

/** A document as the app's SDK gives it. */
export interface PlainDocument {
  id: string
  fields: Readonly<Record<string, unknown>>
}

const asRead = ({ id, fields }: PlainDocument) => ({ ...fields, id })

export function freeQuizzes(documents: readonly PlainDocument[]): FreeTest[] {
  return documents.flatMap((document) => {
    const quiz = z.safeParse(quizSummarySchema, asRead(document)).data
    if (!quiz?.isPublished || !quiz.isActive) return []
    const key = testKey({ kind: 'quiz', quizId: document.id })
    return [{ testKey: key, subject: quiz.category, fields: document.fields }]
  })
}

export function freeMockTests(documents: readonly PlainDocument[]): FreeTest[] {
  return documents.flatMap((document) => {
    const test = z.safeParse(mockTestSchema, asRead(document)).data
    if (!test?.isPublished || !test.isActive || isPaid(test.price)) return []
    const key = testKey({ kind: 'mock', mockTestId: document.id })
    return [{ testKey: key, subject: test.subject ?? null, fields: document.fields }]
  })
}

/** Where the questions of a free test of a package stand: its key, and the path of its document. */
export function freeSeriesTests(
  categories: readonly PlainDocument[],
  series: readonly PlainDocument[],
): Array<{ testKey: string; path: string }> {
  const packages = categories.flatMap((document) => {
    const item = z.safeParse(packageSchema, asRead(document)).data
    return item?.isTestSeries && item.isActive ? [item] : []
  })
  return series.flatMap((document) => {
    const read = z.safeParse(testSeriesSchema, asRead(document)).data
    const { category, categoryName } = document.fields
    const owner = packages.find(({ name }) => name === category || name === categoryName)
    if (!read || !owner) return []
    // Those that stand in the series itself are of an older shape, and few.
    return read.tests
      .filter(({ isPaid: paid, questions }) => !paid && questions === null)
      .map(({ id }) => ({
        testKey: testKey({ kind: 'series', packageId: owner.id, testId: id }),
        path: `test_series/${document.id}/tests/${id}`,
      }))
  })
}
