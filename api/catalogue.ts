/** What is for sale: test series packages and PDF packs, read from the database as every screen reads them. */
import {
  isInPack,
  packageOf,
  packNameFields,
  packOf,
  storedPack,
  storedPackage,
} from '../src/domain/catalogue'
import { paiseOf, rupeesOf } from '../src/domain/price'
import type { FirestoreClient } from './firestore/client'
import type { StoredDocument } from './firestore/values'

export interface ProductForSale {
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

/** What is read of a pack at most, to find one resource that is on show. */
const MAX_RESOURCES = 100

type Offer = ReturnType<typeof packOf>

const withId = ({ id, data }: StoredDocument) => ({ ...data, id })

function toProduct({ id, name, productId, price, isActive }: Offer): ProductForSale | undefined {
  const rupees = rupeesOf(price)
  const pricePaise = rupees === null ? null : paiseOf(rupees)
  if (!isActive || rupees === null || pricePaise === null) return undefined
  return { productId, productName: name, categoryId: id, categoryName: name, price: rupees, pricePaise }
}

async function findPackage(
  firestore: FirestoreClient,
  productId: string,
): Promise<ProductForSale | undefined> {
  for (const document of await firestore.query('categories', { productId }, MAX_CANDIDATES)) {
    const { data } = storedPackage.safeParse(withId(document))
    const found = data && packageOf(data)
    const product = found?.isTestSeries && toProduct({ ...found, productId })
    if (product) return product
  }
  return undefined
}

async function holdsSomething(firestore: FirestoreClient, packName: string): Promise<boolean> {
  for (const most of [1, MAX_RESOURCES])
    for (const field of packNameFields) {
      const found = await firestore.query('resources', { [field]: packName }, most)
      if (found.some((document) => isInPack(withId(document), packName))) return true
    }
  return false
}

async function findPack(firestore: FirestoreClient, productId: string): Promise<ProductForSale | undefined> {
  const named = await firestore.query('paid_resource_categories', { productId }, MAX_CANDIDATES)
  const own = await firestore.get(`paid_resource_categories/${productId}`)
  for (const document of own ? [...named, own] : named) {
    const { data } = storedPack.safeParse(withId(document))
    const pack = data && packOf(data)
    const product = pack?.productId === productId && toProduct(pack)
    if (product && (await holdsSomething(firestore, product.categoryName))) return product
  }
  return undefined
}

/**
 * Finds a product by its id. Undefined when nothing active and priced at one rupee or more carries that id, or when the
 * pack is empty: switched-off, free, unpriced and empty ones are not for sale. @throws ApiError 503
 */
export const findProduct = async (
  firestore: FirestoreClient,
  productId: string,
): Promise<ProductForSale | undefined> =>
  (await findPackage(firestore, productId)) ?? (await findPack(firestore, productId))
