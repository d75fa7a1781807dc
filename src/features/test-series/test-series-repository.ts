import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { type SeriesTest, splitTests, testSeriesSchema } from '@/domain/test-series'
import {
  packageSchema,
  packageSection,
  readSeriesOf,
  type TestSeriesPackage,
} from '@/domain/test-series-package'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'

export interface PackageTests {
  free: SeriesTest[]
  premium: SeriesTest[]
}

/** Test series packages and the summaries of their tests (spec section 7; design.md section 4). */
export function createTestSeriesRepository(firestore: Firestore) {
  const packages = query(collection(firestore, 'categories'), where('section_type', '==', packageSection))
  const series = query(collection(firestore, 'test_series'), limit(readLimits.testsOfPackage))

  return {
    /** Every package on show. @throws AppError */
    async list(): Promise<TestSeriesPackage[]> {
      const found = await readList(query(packages, limit(readLimits.categories)), packageSchema)
      return found.filter((item) => item.isActive)
    },

    /** The package with this id, else the one with this name; null when there is neither. @throws AppError */
    async find(idOrTitle: string): Promise<TestSeriesPackage | null> {
      const path = `categories/${idOrTitle}`
      const byId = isDocumentId(idOrTitle) ? await readDocument(firestore, path, packageSchema) : null
      if (byId?.isTestSeries) return byId
      const byName = query(packages, where('name', '==', idOrTitle), limit(1))
      return (await readList(byName, packageSchema))[0] ?? null
    },

    /** The tests of a package. @throws AppError */
    async tests(item: Pick<TestSeriesPackage, 'name'>): Promise<PackageTests> {
      const found = await readSeriesOf(item, (filter) =>
        readList(filter ? query(series, where(filter.field, '==', filter.value)) : series, testSeriesSchema),
      )
      return splitTests(found)
    },
  }
}

export const testSeriesRepository = createTestSeriesRepository(db)
