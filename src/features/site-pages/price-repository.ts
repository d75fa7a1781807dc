import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { readLimits } from '@/config/limits'
import { packageSchema, packageSection } from '@/domain/test-series-package'
import { readList } from '@/lib/firebase/documents'
import { optionalFlag, optionalNumber, optionalText, requiredText } from '@/lib/firebase/fields'
import { db } from '@/lib/firebase/firestore'

/** A line of the price list. */
export interface PricedProduct {
  /** The document's id, which its page's address carries. */
  id: string
  name: string
  description: string | null
  /** Rupees. */
  price: number
}

/** A `paid_resource_categories` document as a line of the price list. */
const packSchema = z.pipe(
  z.object({
    id: z.string(),
    name: requiredText,
    description: optionalText,
    price: optionalNumber,
    isActive: optionalFlag,
  }),
  z.transform((raw) => ({ ...raw, isActive: raw.isActive ?? true })),
)

const byPrice = (products: PricedProduct[]) => products.sort((a, b) => a.price - b.price)

/** What is for sale, the cheapest first; what is switched off or cannot be bought now is left out. */
export function createPriceRepository(firestore: Firestore) {
  return {
    /** Test series; one without a price of its own costs the usual one. @throws AppError */
    async testSeries(): Promise<PricedProduct[]> {
      const packages = query(
        collection(firestore, 'categories'),
        where('section_type', '==', packageSection),
        limit(readLimits.categories),
      )
      const products = await readList(packages, packageSchema)
      return byPrice(
        products
          .filter(({ isActive, productId, price }) => isActive && productId !== null && price > 0)
          .map(({ id, title, description, price }) => ({ id, name: title, description, price })),
      )
    },

    /** PDF packs. @throws AppError */
    async packs(): Promise<PricedProduct[]> {
      const packs = query(collection(firestore, 'paid_resource_categories'), limit(readLimits.categories))
      const products = await readList(packs, packSchema)
      return byPrice(
        products.flatMap(({ id, name, description, price, isActive }) =>
          isActive && price !== null && price > 0 ? [{ id, name, description, price }] : [],
        ),
      )
    },
  }
}

export const priceRepository = createPriceRepository(db)
