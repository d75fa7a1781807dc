/** The door of the payments feature: what other features may use. */
export type { Product } from '@/domain/purchase/product'
export { type Checkout, useCheckout } from './use-checkout'
export { type PurchaseStatus, usePurchase } from './use-purchase'
export { useResumePayments } from './use-resume-payments'
