import { isTestSeriesProduct } from './product'

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
export function isProven(purchases: Purchases, productId: string): boolean {
  const id = `${purchases.userId}_${productId}`
  return purchases.records.some((record) => record.id === id && record.isActive)
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
