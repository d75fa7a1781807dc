/** What is for sale: test series packages and paid PDF packs, as the database prices them (spec sections 3 and 9). */
import * as z from 'zod'
import type { FirestoreClient } from './firestore/client'
import type { StoredDocument } from './firestore/values'
import { toPaise } from './money'

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

const DEFAULT_TEST_SERIES_PRICE = 130

/** More documents than one product can sensibly have: switched-off ones may share its id. */
const MAX_CANDIDATES = 10

// Older documents hold the price as text.
const priceSchema = z.union([z.number(), z.string().trim().min(1).pipe(z.coerce.number())]).nullish()

const categorySchema = z.object({
  name: z.string().trim().min(1),
  productId: z.string().nullish(),
  section_type: z.string().nullish(),
  price: priceSchema,
  isActive: z.boolean().nullish(),
})

type Shelf = { collection: string; fixed: Record<string, string>; defaultPrice: number | undefined }

const shelves: readonly Shelf[] = [
  {
    collection: 'categories',
    fixed: { section_type: 'Test_Series' },
    defaultPrice: DEFAULT_TEST_SERIES_PRICE,
  },
  { collection: 'paid_resource_categories', fixed: {}, defaultPrice: undefined },
]

function toProduct(document: StoredDocument, productId: string, shelf: Shelf): Product | undefined {
  const category = categorySchema.safeParse(document.data)
  if (!category.success || category.data.isActive === false) return undefined
  const price = category.data.price ?? shelf.defaultPrice
  const pricePaise = price === undefined ? undefined : toPaise(price)
  if (price === undefined || pricePaise === undefined) return undefined
  const { name } = category.data
  return { productId, productName: name, categoryId: document.id, categoryName: name, price, pricePaise }
}

/** A document without a `productId` sells under its own id. */
async function byDocumentId(
  firestore: FirestoreClient,
  productId: string,
  shelf: Shelf,
): Promise<StoredDocument[]> {
  const document = await firestore.get(`${shelf.collection}/${productId}`)
  if (!document || (document.data.productId ?? '') !== '') return []
  const belongs = Object.entries(shelf.fixed).every(([field, value]) => document.data[field] === value)
  return belongs ? [document] : []
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
