import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { readListing } from '../catalogues/repository'
import { createResourceRepository } from '../resources/repository'
import { type PaidCategory, paidCategorySchema } from './schema'

/** The `paid_resource_categories` collection (spec section 7). */
export function createPackRepository(firestore: Firestore) {
  const resources = createResourceRepository(firestore)
  /** Active or not, 20 at most. @throws AppError when the read fails. */
  const list = async (): Promise<readonly PaidCategory[]> => {
    const { items } = await readListing(firestore, { of: 'packs' }, readLimits.categories, paidCategorySchema)
    return items
  }
  /** Reads one of its resources, and more only if that one is not shown. @throws AppError when the read fails. */
  const holdsSomething = async (name: string): Promise<boolean> => {
    for (const most of [1, readLimits.atOnce])
      if ((await resources.listOfPack(name, most)).some((item) => item.isActive)) return true
    return false
  }
  return {
    list,

    /** Those that are active and hold something, as the payment endpoint decides it. @throws AppError */
    async listOnSale(): Promise<PaidCategory[]> {
      const packs = (await list()).filter(({ isActive }) => isActive)
      const held = await Promise.all(packs.map(({ name }) => holdsSomething(name)))
      return packs.filter((_, index) => held[index])
    },

    /** null when there is none. @throws AppError when the read fails. */
    async find(id: string): Promise<PaidCategory | null> {
      if (!isDocumentId(id)) return null
      return readDocument(firestore, `paid_resource_categories/${id}`, paidCategorySchema)
    },

    /** The pack that is sold under a product id, active or not; null when there is none. @throws AppError when the read fails. */
    async findByProduct(productId: string): Promise<PaidCategory | null> {
      const packs = collection(firestore, 'paid_resource_categories')
      const [found] = await readList(
        query(packs, where('productId', '==', productId), limit(1)),
        paidCategorySchema,
      )
      return found ?? null
    },
  }
}

export const packRepository = createPackRepository(db)
