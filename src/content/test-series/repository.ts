import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { parseQuestions, testQuestionDefaults } from '@/domain/question/question'
import { asStudent } from '@/lib/firebase/as-student'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readList, readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import type { TestSeriesPackage } from '../categories/schema'
import { type SeriesTest, type StoredTest, type TestSeries, testSchema, testSeriesSchema } from './schema'

/** The `test_series` collection: summaries of a package's tests, and the tests themselves (spec section 7). */
export function createTestSeriesRepository(firestore: Firestore) {
  const series = query(collection(firestore, 'test_series'), limit(readLimits.testsOfPackage))
  const seriesWhere = (field: string, name: string) =>
    readList(query(series, where(field, '==', name)), testSeriesSchema)

  return {
    /**
     * The documents of a package: by `category`, when there are none by `categoryName`. @throws AppError
     */
    async ofPackage({ name }: Pick<TestSeriesPackage, 'name'>): Promise<TestSeries[]> {
      const byCategory = await seriesWhere('category', name)
      return byCategory.length > 0 ? byCategory : seriesWhere('categoryName', name)
    },

    /** A test with its questions; null when there is none, or the rules do not show it. @throws AppError */
    async findTest({ seriesId, id, isPaid }: SeriesTest): Promise<StoredTest | null> {
      if (!isDocumentId(id)) return null
      const path = `test_series/${seriesId}/tests/${id}`
      const read = () => readVisibleDocument(firestore, path, testSchema)
      // The rules go by the test itself, whatever its summary says.
      const test = (isPaid ? null : await read()) ?? (await asStudent(read))
      return test && { ...test, questions: parseQuestions(test.questions, path, testQuestionDefaults) }
    },
  }
}

export const testSeriesRepository = createTestSeriesRepository(db)
