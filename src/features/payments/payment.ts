import type { Product } from '@/domain/purchase/product'

/** The student who pays. */
export interface Buyer {
  userId: string
  email: string
  /** First and last name; empty when the record has none. */
  name: string
}

/** What the student is about to pay for. */
export interface Order {
  orderId: string
  product: Product
  buyer: Buyer
}

/** A payment that the provider took; `signature` is how the endpoint recognises it. */
export interface Payment {
  userId: string
  productId: string
  orderId: string
  paymentId: string
  /** Empty for a payment that the endpoint found by itself: there is nothing left to verify. */
  signature: string
}

/** A payment on its way to a recorded purchase, as the device keeps it (docs/decisions/018). */
export interface PendingPayment {
  payment: Payment
  /** The product's recorded name once the endpoint has verified the payment: only recording it is left. */
  verifiedName: string | null
  /** The endpoint refused it for good; asked again at each start, without a word. */
  refused: boolean
  /** The student was told that it could not be verified; nobody tells them twice. */
  told: boolean
}

/** An order whose checkout was opened: the student may have paid it in a tab that closed before it could say so. */
export interface OpenedOrder {
  userId: string
  productId: string
  productName: string
  orderId: string
  /** Milliseconds since 1970. */
  openedAt: number
  /** The provider holds the money, and the endpoint waits for it. */
  confirming: boolean
}
