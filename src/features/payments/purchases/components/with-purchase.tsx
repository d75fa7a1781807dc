import type { ReactNode } from 'react'
import { type PurchaseStatus, usePurchase } from '../use-purchase'

/** `usePurchase` for a page that rarely needs it, and loads this component only then. */
export function WithPurchase({
  productId,
  children,
}: {
  productId: string | null
  children: (status: PurchaseStatus) => ReactNode
}) {
  return children(usePurchase(productId).status)
}
