import type { Firestore } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { packNameFields } from '@/domain/catalogue'
import { isPaid } from '@/domain/price'
import { asStudent } from '@/lib/firebase/as-student'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import type { Page } from '@/lib/firebase/page'
import { ofValue } from '../catalogues/definitions'
import { readListing, readPage } from '../catalogues/repository'
import { readOpened } from '../opened-repository'
import {
  type Resource,
  type ResourceAccess,
  type ResourceType,
  resourceAccessSchema,
  resourceSchema,
} from './schema'

/** The `resources` collection: free resources, and the items of the packs (spec section 7). */
export function createResourceRepository(firestore: Firestore) {
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
      const equal = [
        ...ofValue('categoryName', category),
        ...ofValue('type', isPicked ? null : type),
        ['isPaid', false] as const,
      ]
      const most = isPicked ? Math.max(count, readLimits.atOnce) : count
      const page = await readPage(firestore, { of: 'resources', equal }, most, resourceSchema)
      const fits = (item: Resource) => !isPaid(item.price) && (type === null || item.type === type)
      return { ...page, items: page.items.filter(fits) }
    },

    /** The items of every pack. @throws AppError when the read fails. */
    async listAll(): Promise<readonly Resource[]> {
      const { items } = await readListing(
        firestore,
        { of: 'resources' },
        readLimits.paidGrouping,
        resourceSchema,
      )
      return items
    },

    /** The items of one pack, whichever field names it. @throws AppError when the read fails. */
    async listOfPack(name: string, most: number = readLimits.paidGrouping): Promise<Resource[]> {
      const listing = { of: 'resources', anyOf: { fields: packNameFields, value: name } } as const
      const { items } = await readListing(firestore, listing, most, resourceSchema)
      return items.filter((item) => item.category === name)
    },

    /** null when there is none. @throws AppError when the read fails. */
    async find(id: string): Promise<Resource | null> {
      return isDocumentId(id) ? readOpened(firestore, `resources/${id}`, resourceSchema) : null
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
