import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type Category, categorySchema } from './category-schema'

/** The `categories` collection: the chips of every section and the test series packages. */
export function createCategoryRepository(firestore: Firestore) {
  return {
    /** The active categories of a section, 20 at most (spec section 7). @throws AppError when the read fails. */
    async list(sectionType: string): Promise<Category[]> {
      const categories = query(
        collection(firestore, 'categories'),
        where('section_type', '==', sectionType),
        limit(readLimits.categories),
      )
      return (await readList(categories, categorySchema)).filter((category) => category.isActive)
    },
  }
}

export const categoryRepository = createCategoryRepository(db)
