/** Display names that a student's own record lists as bought (spec section 3, user). */
export interface PurchaseNames {
  testSeries: readonly string[]
  resources: readonly string[]
}

/** One server-written proof of payment. */
export interface PurchaseRecord {
  /** Document id: `{uid}_{productId}`; the rules look a purchase up by it. */
  id: string
  productId: string
  isActive: boolean
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
