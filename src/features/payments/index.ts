/** The door of the payments feature: what other features may use. */
export { PaymentNotice } from './components/payment-notice'
export { refreshPurchases } from './purchase-query'
export { readReceipts } from './read-receipts'
export { resumePayments } from './resume-payments'
export { useCheckout } from './use-checkout'
export { type PurchaseStatus, usePurchase } from './use-purchase'
