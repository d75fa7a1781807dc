/** The door of the payments feature: what other features may use. */
export { PaymentNotice } from './components/payment-notice-on-demand'
export { receiptsQuery } from './receipt-query'
export { useCheckout } from './use-checkout'
export { type PurchaseStatus, usePurchase } from './use-purchase'
