import type { Hono } from 'hono'
import { ApiError, sentences } from '../errors'

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

/** What must be paid for an order. */
export interface Bill {
  orderId: string
  /** Paise. */
  amount: number
  currency: string
}

/**
 * What the provider knows of the payment of an order.
 * - `none`: nobody has tried to pay. `failed`: somebody tried, and no money is held.
 * - `pending`: the student is at the bank, or has left it; the bank may still confirm.
 * - `authorized`: the money is held and will be taken, or given back; the student waits.
 * - `captured`: exactly the bill was taken.
 */
export type Collected =
  | { state: 'none' | 'pending' | 'failed' }
  | { state: 'authorized'; paymentId: string }
  | { state: 'captured'; paymentId: string }

/** News of a payment that the provider sends by itself, its signature already checked. */
export interface PaymentEvent {
  /** The same for every delivery of one event. */
  eventId: string
  kind: 'captured' | 'authorized' | 'failed'
  orderId: string
  paymentId: string
  /** Paise. */
  amount: number
  currency: string
}

export const reversalKinds = ['refunded', 'refund failed', 'dispute lost', 'dispute won'] as const

/** Money that went back to the student, came back from them, or could not go back; webhook and poll report it. */
export interface Reversal {
  /** The same for every telling of one reversal. */
  eventId: string
  kind: (typeof reversalKinds)[number]
  /** Of the refund or the dispute. */
  reversalId: string
  /** Null where the provider names only the payment. */
  orderId: string | null
  paymentId: string
  /** Paise that were given back; of a failed refund, that should have been. */
  amount: number
  /** Null where the provider does not say. */
  at: Date | null
}

/** The refunds of a payment, as the provider lists them. */
export interface Refunds {
  /** Those that were carried out, and those that failed. */
  reversals: Reversal[]
  /** Paise that the provider has accepted to refund and has not refunded yet. */
  pending: number
  /** Paise that can still be refunded. */
  left: number
}

/** The provider refuses the keys of this endpoint; students read that the service is unavailable. */
export class KeysRefused extends ApiError {
  constructor() {
    super(503, sentences.unavailable)
  }
}

/** The provider refuses a refund, or to list refunds; the message is a sentence for the operator. */
export class RefundRefused extends Error {}

export type ProviderEvent = PaymentEvent | Reversal

/** All that the endpoint knows of a card/UPI payment provider; each is a folder here, chosen by `PAYMENT_PROVIDER`. */
export interface PaymentProvider {
  /** Opens an order for exactly this amount, within 10 s. Rejects when the provider cannot; its error's name is logged. */
  createOrder(request: OrderRequest): Promise<{ orderId: string }>
  /** Whether the provider signed this payment. Takes the same time for every wrong signature. */
  isAuthentic(payment: Payment): boolean
  /**
   * Looks at the payment `paymentId` of the bill's order, or at all of them, and takes money that is only held. A
   * payment of another order, amount or currency counts as failed. @throws ApiError 503 when the provider cannot be asked
   */
  collect(bill: Bill, paymentId?: string): Promise<Collected>
  /** Reads a webhook call: `forged` without a good signature over the raw body, `other` for news of no interest. */
  readEvent?(rawBody: string, headers: Headers): ProviderEvent | 'forged' | 'other'
  /**
   * Refunds that were carried out or failed and disputes that were decided since `since`, and perhaps earlier ones.
   * Covers lost webhooks. @throws ApiError 503
   */
  reversalsSince?(since: Date): Promise<Reversal[]>
  /** The refunds of a payment of the bill's order, whoever made them. @throws RefundRefused; ApiError 503 */
  refundsOf(bill: Bill, paymentId: string): Promise<Refunds>
  /**
   * Refunds all that is left of a payment of the bill's order. A repeated call refunds nothing more.
   * @returns all refunds of the payment; `made`: paise that this call has refunded, or that were accepted
   * @throws RefundRefused; ApiError 503: the refund may have been made
   */
  refund(bill: Bill, paymentId: string): Promise<Refunds & { made: number }>
  /** Routes outside /api that the provider needs served, if any. */
  routes?: Hono
}
