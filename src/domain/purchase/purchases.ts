import { meansSameProduct } from './fuzzy-name'
import { isTestSeriesProduct } from './product'
import { productNameOf } from './product-name'

/** Display names that a student's own record lists as bought (spec section 3, user). */
export interface PurchaseNames {
  testSeries: readonly string[]
  resources: readonly string[]
}

/** One server-written proof of payment. */
export interface PurchaseRecord {
  /** Document id: `{uid}_{productId}`; the rules look a purchase up by it. */
  id: string
  isActive: boolean
  productId: string | null
  /** The display name that the student's own list is to carry. */
  productName: string | null
}

/** All that is known of what one student bought. */
export interface Purchases {
  userId: string
  records: readonly PurchaseRecord[]
  names: PurchaseNames
}

/** True when a server-written record proves the purchase, found in the very way in which the rules find it. */
function isProven(purchases: Purchases, productId: string): boolean {
  const id = `${purchases.userId}_${productId}`
  return purchases.records.some((record) => record.id === id && record.isActive)
}

/**
 * True when the student's own lists name the product: a test series by its exact display name, any other product by
 * that or by a name that means the same (spec section 6).
 */
export function isNamed(names: PurchaseNames, productId: string): boolean {
  const displayName = productNameOf(productId)
  if (isTestSeriesProduct(productId)) return names.testSeries.includes(displayName)
  return (
    names.resources.includes(displayName) ||
    names.resources.some((listed) => meansSameProduct(listed, displayName))
  )
}

/**
 * What a student has of a product.
 * - `proven`: paid for; the rules let them in.
 * - `named`: their own record names it, but no server-written record proves it; the rules refuse.
 * - `none`: not bought.
 */
export type Entitlement = 'proven' | 'named' | 'none'

/** @see Entitlement */
export function entitlementTo(purchases: Purchases, productId: string): Entitlement {
  if (isProven(purchases, productId)) return 'proven'
  return isNamed(purchases.names, productId) ? 'named' : 'none'
}

/**
 * Proven purchases whose exact name the student's own list lacks: granted while no page of theirs was open, or recorded
 * in vain. The name is still to be added.
 */
export function unrecorded(purchases: Purchases): Array<{ productId: string; productName: string }> {
  return purchases.records.flatMap(({ productId, productName }) => {
    if (productId === null || productName === null || !isProven(purchases, productId)) return []
    const list = isTestSeriesProduct(productId) ? purchases.names.testSeries : purchases.names.resources
    return list.includes(productName) ? [] : [{ productId, productName }]
  })
}
