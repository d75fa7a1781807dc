import { collection, type Firestore, limit, or, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { packNameFields } from '@/domain/catalogue'
import { isPaid } from '@/domain/price'
import { asStudent } from '@/lib/firebase/as-student'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList, readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { ofValue, type Page, readPage } from '@/lib/firebase/page-repository'
import {
  type Resource,
  type ResourceAccess,
  type ResourceType,
  resourceAccessSchema,
  resourceSchema,
} from './schema'

/** The `resources` collection: free resources, and the items of the packs (spec section 7). */
export function createResourceRepository(firestore: Firestore) {
  const resources = collection(firestore, 'resources')
  return {
    /**
     * Free ones on show, of a category and a type or of all. Only what says `isPaid: false` is asked for, so that the
     * items of the packs do not fill the ten places. The database cannot ask for an absent type, which means `document`:
     * those are picked from all that it lists at once. @throws AppError when the read fails.
     */
    async listFree(
      category: string | null,
      count: number = readLimits.default,
      type: ResourceType | null = null,
    ): Promise<Page<Resource>> {
      const isPicked = type === 'document'
      const free = query(
        resources,
        ...ofValue('categoryName', category),
        ...ofValue('type', isPicked ? null : type),
        where('isPaid', '==', false),
      )
      const page = await readPage(free, isPicked ? readLimits.atOnce : count, resourceSchema)
      const fits = (item: Resource) => !isPaid(item.price) && (type === null || item.type === type)
      return { ...page, items: page.items.filter(fits) }
    },

    /** The items of every pack. @throws AppError when the read fails. */
    listAll(): Promise<Resource[]> {
      return readList(query(resources, limit(readLimits.paidGrouping)), resourceSchema)
    },

    /** The items of one pack, whichever field names it. @throws AppError when the read fails. */
    async listOfPack(name: string, most: number = readLimits.paidGrouping): Promise<Resource[]> {
      const named = or(...packNameFields.map((field) => where(field, '==', name)))
      const found = await readList(query(resources, named, limit(most)), resourceSchema)
      return found.filter((item) => item.category === name)
    },

    /** null when there is none. @throws AppError when the read fails. */
    async find(id: string): Promise<Resource | null> {
      return isDocumentId(id) ? readDocument(firestore, `resources/${id}`, resourceSchema) : null
    },

    /**
     * Where a bought video or link leads.
     * @returns null when no web address is stored, or the student does not own it. @throws AppError
     */
    findAccess(id: string): Promise<ResourceAccess | null> {
      return asStudent(() =>
        readVisibleDocument(firestore, `resources/${id}/private/access`, resourceAccessSchema),
      )
    },
  }
}

export const resourceRepository = createResourceRepository(db)
