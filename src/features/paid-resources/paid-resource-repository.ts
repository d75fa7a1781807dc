import { collection, type Firestore, limit, or, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { asStudent } from '@/lib/firebase/as-student'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList, readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type PaidCategory, paidCategorySchema } from './paid-category-schema'
import {
  type PaidResource,
  paidResourceSchema,
  type ResourceAccess,
  resourceAccessSchema,
} from './resource-schema'

/** Paid packs, what is in them, and where a bought video or link leads (spec section 7). */
export function createPaidResourceRepository(firestore: Firestore) {
  const resources = collection(firestore, 'resources')
  return {
    /** Every category, active or not. @throws AppError */
    listCategories(): Promise<PaidCategory[]> {
      const categories = collection(firestore, 'paid_resource_categories')
      return readList(query(categories, limit(readLimits.categories)), paidCategorySchema)
    },

    /** null when there is none. @throws AppError */
    async findCategory(id: string): Promise<PaidCategory | null> {
      if (!isDocumentId(id)) return null
      return readDocument(firestore, `paid_resource_categories/${id}`, paidCategorySchema)
    },

    /** Resources of every category. @throws AppError */
    listResources(): Promise<PaidResource[]> {
      return readList(query(resources, limit(readLimits.paidGrouping)), paidResourceSchema)
    },

    /** Resources of one category; older documents name it in `category`. @throws AppError */
    listResourcesOf(categoryName: string): Promise<PaidResource[]> {
      const own = or(where('categoryName', '==', categoryName), where('category', '==', categoryName))
      return readList(query(resources, own, limit(readLimits.paidGrouping)), paidResourceSchema)
    },

    /**
     * Where a bought video or link leads.
     * @returns null when no web address is stored, or the student does not own it. @throws AppError
     */
    findAccess(resourceId: string): Promise<ResourceAccess | null> {
      const path = `resources/${resourceId}/private/access`
      return asStudent(() => readVisibleDocument(firestore, path, resourceAccessSchema))
    },
  }
}

export const paidResourceRepository = createPaidResourceRepository(db)
