/** The purchases and the receipt, in one piece: the one leads to the other. */
export { PurchasesPage } from './purchases-page'
export { ReceiptPage } from './receipt-page'
