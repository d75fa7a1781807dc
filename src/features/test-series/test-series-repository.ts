import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { type SeriesTest, splitTests, testSeriesSchema } from '@/domain/test-series'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { packageSchema, packageSection, type TestSeriesPackage } from './package-schema'

export interface PackageTests {
  free: SeriesTest[]
  premium: SeriesTest[]
}

/** Test series packages and the summaries of their tests (spec section 7; design.md section 4). */
export function createTestSeriesRepository(firestore: Firestore) {
  const packages = query(collection(firestore, 'categories'), where('section_type', '==', packageSection))
  const series = query(collection(firestore, 'test_series'), limit(readLimits.testsOfPackage))

  async function seriesOf(name: string | null) {
    if (name === null) return readList(series, testSeriesSchema)
    const byCategory = await readList(query(series, where('category', '==', name)), testSeriesSchema)
    if (byCategory.length > 0) return byCategory
    return readList(query(series, where('categoryName', '==', name)), testSeriesSchema)
  }

  return {
    /** Every package on show. @throws AppError */
    async list(): Promise<TestSeriesPackage[]> {
      const found = await readList(query(packages, limit(readLimits.categories)), packageSchema)
      return found.filter((item) => item.isActive)
    },

    /** The package with this id, else the one with this name; null when there is neither. @throws AppError */
    async find(idOrTitle: string): Promise<TestSeriesPackage | null> {
      const byId = isDocumentId(idOrTitle)
        ? await readDocument(firestore, `categories/${idOrTitle}`, packageSchema)
        : null
      if (byId?.isTestSeries) return byId
      const byName = query(packages, where('name', '==', idOrTitle), limit(1))
      return (await readList(byName, packageSchema))[0] ?? null
    },

    /**
     * The tests of a package: its documents are looked up by `category`, then by `categoryName`; all documents count
     * when the package has no name. @throws AppError
     */
    async tests({ name }: Pick<TestSeriesPackage, 'name'>): Promise<PackageTests> {
      return splitTests(await seriesOf(name))
    },
  }
}

export const testSeriesRepository = createTestSeriesRepository(db)
