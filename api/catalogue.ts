/** What is for sale: test series packages and paid PDF packs, as the database prices them (spec sections 3 and 9). */
import * as z from 'zod'
import { prices } from '../src/config/limits'
import { paiseOf, priceOf, rupeesOf } from '../src/domain/price'
import type { FirestoreClient } from './firestore/client'
import type { StoredDocument } from './firestore/values'

export interface Product {
  productId: string
  /** The display name; it is what `user_purchases` and the student's purchase lists carry. */
  productName: string
  categoryId: string
  categoryName: string
  /** Rupees, as the page shows it. */
  price: number
  /** The same in the provider's unit. */
  pricePaise: number
}

/** More documents than one product can sensibly have: switched-off ones may share its id. */
const MAX_CANDIDATES = 10

const categorySchema = z.object({
  name: z.string().trim().min(1),
  productId: z.string().nullish(),
  section_type: z.string().nullish(),
  price: z.unknown().optional(),
  isActive: z.boolean().nullish(),
})

interface Shelf {
  collection: string
  fixed: Record<string, string>
  /** Rupees of what has no price of its own. */
  usualPrice: number | undefined
  /** Whether a document without a `productId` is sold under its own id. */
  ownIds: boolean
}

const shelves: readonly Shelf[] = [
  {
    collection: 'categories',
    fixed: { section_type: 'Test_Series' },
    usualPrice: prices.testSeriesDefault,
    ownIds: false,
  },
  { collection: 'paid_resource_categories', fixed: {}, usualPrice: undefined, ownIds: true },
]

function toProduct(document: StoredDocument, productId: string, shelf: Shelf): Product | undefined {
  const category = categorySchema.safeParse(document.data)
  if (!category.success || category.data.isActive === false) return undefined
  const price = rupeesOf(priceOf(category.data.price, null, shelf.usualPrice))
  const pricePaise = price === null ? null : paiseOf(price)
  if (price === null || pricePaise === null) return undefined
  const { name } = category.data
  return { productId, productName: name, categoryId: document.id, categoryName: name, price, pricePaise }
}

/** A pack without a `productId` sells under its own id; a test series does not, which its id could not be told from. */
async function byDocumentId(
  firestore: FirestoreClient,
  productId: string,
  shelf: Shelf,
): Promise<StoredDocument[]> {
  if (!shelf.ownIds) return []
  const document = await firestore.get(`${shelf.collection}/${productId}`)
  return document && (document.data.productId ?? '') === '' ? [document] : []
}

/**
 * Finds a product by its id. Undefined when nothing active and priced at one rupee or more carries that id: switched
 * off, free and unpriced ones are not for sale. @throws ApiError 503
 */
export async function findProduct(
  firestore: FirestoreClient,
  productId: string,
): Promise<Product | undefined> {
  for (const shelf of shelves) {
    const named = await firestore.query(shelf.collection, { ...shelf.fixed, productId }, MAX_CANDIDATES)
    const documents = named.length > 0 ? named : await byDocumentId(firestore, productId, shelf)
    for (const document of documents) {
      const product = toProduct(document, productId, shelf)
      if (product) return product
    }
  }
  return undefined
}
