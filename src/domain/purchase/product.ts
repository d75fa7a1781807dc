/** What a student buys: a test series package or a pack of paid resources. */
export interface Product {
  /** Identifies the product everywhere: in orders, purchases, rules and file paths. */
  productId: string
  /** Display name; a purchase is recorded under it. */
  name: string
  /** Rupees. */
  price: number
}

/**
 * True for a test series, false for every other product (spec section 6). firestore.rules decides by the same text
 * which list of the user record a purchase goes to, so both must change together.
 */
export function isTestSeriesProduct(productId: string): boolean {
  return /test_?series/i.test(productId)
}
