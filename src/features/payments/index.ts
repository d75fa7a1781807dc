/** The door of the payments feature: what other features may use. */
export { PaymentNotice } from './components/payment-notice'
export { readReceipts } from './read-receipts'
export { useCheckout } from './use-checkout'
export { type PurchaseStatus, usePurchase } from './use-purchase'
