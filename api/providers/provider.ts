import type { Hono } from 'hono'

/** What the provider's checkout hands to the page after a successful payment. */
export interface Payment {
  orderId: string
  paymentId: string
  signature: string
}

interface OrderRequest {
  /** Paise. */
  amount: number
  currency: string
  userId: string
  productId: string
}

/** All that the endpoint knows of a card/UPI payment provider; another provider is another folder beside `local/`. */
export interface PaymentProvider {
  /** Opens an order for exactly this amount, within 10 s. Rejects when the provider cannot; its error's name is logged. */
  createOrder(request: OrderRequest): Promise<{ orderId: string }>
  /** Whether the provider signed this payment. Takes the same time for every wrong signature. */
  isAuthentic(payment: Payment): boolean
  /** Routes outside /api that the provider needs served, if any. */
  routes?: Hono
}
