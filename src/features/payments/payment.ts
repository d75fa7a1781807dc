import type { Product } from '@/domain/purchase/product'

/** The student who pays. */
export interface Buyer {
  userId: string
  email: string
  /** First and last name; empty when the record has none. */
  name: string
}

/** What the student is about to pay for. */
export interface CheckoutOrder {
  orderId: string
  product: Product
  buyer: Buyer
}

/** A payment that the provider took; `signature` is how the endpoint recognises it. */
export interface CheckoutPayment {
  userId: string
  productId: string
  orderId: string
  paymentId: string
  /** Empty for a payment that the endpoint found by itself: there is nothing left to verify. */
  signature: string
}
