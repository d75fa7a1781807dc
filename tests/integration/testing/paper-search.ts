import type { Firestore } from 'firebase/firestore/lite'
import { createCategoryRepository } from '@/content/categories/repository'
import { createMockTestRepository } from '@/content/mock-tests/repository'
import { createTestSeriesRepository } from '@/content/test-series/repository'
import { createPaperSearch, packageReader } from '../../../src/content/papers/papers'

/** The papers that whoever holds `db` is given. */
export const papersOf = (db: Firestore) => {
  const testSeries = createTestSeriesRepository(db)
  return createPaperSearch({
    findPackage: packageReader(createCategoryRepository(db), testSeries),
    testSeries,
    mockTests: createMockTestRepository(db),
  })
}
