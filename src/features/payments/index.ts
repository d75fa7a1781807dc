/** Public API of payments. */

export { useCheckout } from './checkout/use-checkout'
export { offerData } from './offer-data'
export { ProductCard } from './purchases/components/product-card'
export { WithPurchase } from './purchases/components/with-purchase'
export { openNext, useOpensNext } from './purchases/open-next'
export { ownsNow, readReceipts, refreshPurchases } from './purchases/purchase-query'
export {
  type PurchaseStatus,
  useOwned,
  useOwnedFirst,
  usePurchase,
  useSplitByOwned,
} from './purchases/use-purchase'
export { PaymentNotice } from './recovery/payment-notice'
export { resumePayments } from './recovery/resume-payments'
