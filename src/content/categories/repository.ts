import { collection, type Firestore, limit, or, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { readPage } from '../catalogues/repository'
import {
  type Category,
  categorySchema,
  packageSchema,
  packageSection,
  type TestSeriesPackage,
} from './schema'

/** The `categories` collection: the chips of every section and the test series packages (spec section 7). */
export function createCategoryRepository(firestore: Firestore) {
  const categories = collection(firestore, 'categories')
  const listingOf = (sectionType: string) =>
    ({ of: 'categories', equal: [['section_type', sectionType]] }) as const
  return {
    /** The active categories of a section, 20 at most. @throws AppError when the read fails. */
    async list(sectionType: string): Promise<readonly Category[]> {
      const { items } = await readPage(
        firestore,
        listingOf(sectionType),
        readLimits.categories,
        categorySchema,
      )
      return items
    },

    /** The active test series packages, 20 at most. @throws AppError when the read fails. */
    async packages(): Promise<readonly TestSeriesPackage[]> {
      const { items } = await readPage(
        firestore,
        listingOf(packageSection),
        readLimits.categories,
        packageSchema,
      )
      return items
    },

    /**
     * The package with this id, else the one with this name; null when there is neither, or it is switched off.
     * @throws AppError
     */
    async findPackage(idOrTitle: string): Promise<TestSeriesPackage | null> {
      const path = `categories/${idOrTitle}`
      const byId = isDocumentId(idOrTitle) ? await readDocument(firestore, path, packageSchema) : null
      if (byId?.isTestSeries) return byId.isActive ? byId : null
      const named = query(
        query(categories, where('section_type', '==', packageSection)),
        or(where('name', '==', idOrTitle), where('name.en', '==', idOrTitle)),
        limit(readLimits.categories),
      )
      return (await readList(named, packageSchema)).find((item) => item.isActive) ?? null
    },
  }
}

export const categoryRepository = createCategoryRepository(db)
