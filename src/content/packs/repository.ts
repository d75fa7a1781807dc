import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { createResourceRepository } from '../resources/repository'
import { type PaidCategory, paidCategorySchema } from './schema'

/** The `paid_resource_categories` collection (spec section 7). */
export function createPackRepository(firestore: Firestore) {
  const resources = createResourceRepository(firestore)
  /** Active or not, 20 at most. @throws AppError when the read fails. */
  const list = (): Promise<PaidCategory[]> => {
    const packs = collection(firestore, 'paid_resource_categories')
    return readList(query(packs, limit(readLimits.categories)), paidCategorySchema)
  }
  return {
    list,

    /** Those that are active and hold something, of which no more is read than shows it. @throws AppError */
    async listOnSale(): Promise<PaidCategory[]> {
      const packs = await list()
      const held = await Promise.all(packs.map(({ name }) => resources.listOfPack(name, readLimits.default)))
      return packs.filter((pack, index) => pack.isActive && held[index]?.some((item) => item.isActive))
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
