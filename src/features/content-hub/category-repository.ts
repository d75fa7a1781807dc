import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { packageSchema, packageSection, type TestSeriesPackage } from '@/domain/test-series-package'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type Category, categorySchema } from './category-schema'

/** The `categories` collection: the chips of every section and the test series packages. */
export function createCategoryRepository(firestore: Firestore) {
  const ofSection = (sectionType: string) =>
    query(
      collection(firestore, 'categories'),
      where('section_type', '==', sectionType),
      limit(readLimits.categories),
    )
  return {
    /** The active categories of a section, 20 at most (spec section 7). @throws AppError when the read fails. */
    async list(sectionType: string): Promise<Category[]> {
      return (await readList(ofSection(sectionType), categorySchema)).filter((category) => category.isActive)
    },

    /** The active test series packages, 20 at most. @throws AppError when the read fails. */
    async packages(): Promise<TestSeriesPackage[]> {
      return (await readList(ofSection(packageSection), packageSchema)).filter((item) => item.isActive)
    },
  }
}

export const categoryRepository = createCategoryRepository(db)
