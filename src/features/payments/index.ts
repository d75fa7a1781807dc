/** The door of the payments feature: what other features may use. */

export { useCheckout } from './checkout/use-checkout'
export { ProductCard } from './purchases/components/product-card'
export { ownsNow, refreshPurchases } from './purchases/purchase-query'
export { readReceipts } from './purchases/receipt-query'
export { useOwned } from './purchases/use-owned'
export { type PurchaseStatus, usePurchase } from './purchases/use-purchase'
export { PaymentNotice } from './recovery/payment-notice'
export { resumePayments } from './recovery/resume-payments'
