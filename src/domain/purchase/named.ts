import { meansSameProduct } from './fuzzy-name'
import { isTestSeriesProduct } from './product'
import { productNameOf } from './product-name'
import type { PurchaseNames } from './purchases'

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
