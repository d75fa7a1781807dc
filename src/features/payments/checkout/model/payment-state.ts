import type { Product } from '@/domain/purchase/product'
import type { Buyer, CheckoutOrder, CheckoutPayment } from '../../payment'
import type { PendingPayment } from '../../recovery/kept-payments'

/**
 * One purchase from the click to the open pack (spec section 4, payment flow). What is not in the table is ignored: a
 * second click, a second success of the provider, a dismissal of another order's checkout.
 *
 * | from      | event               | to        | what happens                                               |
 * |-----------|---------------------|-----------|------------------------------------------------------------|
 * | idle      | bought              | ordering  | an order is made                                           |
 * | idle      | paid (late)         | verifying | as from paying: money taken is never lost                  |
 * | idle      | resumed             | verifying, recording | a payment kept on the device goes on            |
 * | idle      | found               | recording | the endpoint knew of a payment that no tab reported        |
 * | ordering  | ordered             | opening   | the provider's checkout is loaded and opened               |
 * | ordering  | order-failed        | idle      | alert; purchases read again (it may be owned already)      |
 * | opening   | opened              | paying    | the order is kept: the tab may close before it is paid     |
 * | opening   | opening-failed      | idle      | alert                                                      |
 * | paying    | declined            | idle      | payment-error, alert; the checkout closes by itself        |
 * | paying    | dismissed           | idle      | nothing; the kept order is asked about at the next start   |
 * | paying    | paid                | verifying | kept on the device, then verified                          |
 * | verifying | verified            | recording | recorded in the student's own list                         |
 * | verifying | verification-failed | idle      | payment-error, alert with the payment id, once; stays kept |
 * | recording | recorded            | granting  | forgotten by the device; payment-success, alert            |
 * | recording | recording-failed    | granting  | stays kept; payment-success, alert that says so            |
 * | recording | the same, refused   | idle      | made up for only: forgotten by the device                  |
 * | granting  | granted             | idle      | -                                                          |
 * | any other | paid, another order | the same  | kept on the device for the next start                      |
 */
export type PaymentState =
  | { step: 'idle' }
  | { step: 'ordering'; product: Product; buyer: Buyer }
  | { step: 'opening'; order: CheckoutOrder }
  | { step: 'paying'; order: CheckoutOrder }
  /** `told`: the student knows already that it could not be verified. `refused`: the endpoint said so for good. */
  | { step: 'verifying'; payment: CheckoutPayment; told: boolean; refused: boolean }
  /** `announce`: false for a recording that is only made up for. */
  | { step: 'recording'; payment: CheckoutPayment; productName: string; announce: boolean }
  | { step: 'granting'; payment: CheckoutPayment }

export type CheckoutEvent =
  | { type: 'bought'; product: Product; buyer: Buyer }
  | { type: 'resumed'; pending: PendingPayment }
  | { type: 'found'; payment: CheckoutPayment; productName: string }
  | { type: 'ordered'; orderId: string }
  | { type: 'order-failed'; reason: string }
  | { type: 'opened' }
  | { type: 'opening-failed'; reason: string }
  /** Also a success that cannot be read: it has no payment id. */
  | { type: 'declined'; orderId: string; reason: string; paymentId: string | null }
  | { type: 'dismissed'; orderId: string }
  | { type: 'paid'; payment: CheckoutPayment }
  | { type: 'verified'; productName: string }
  /** `final`: asking again cannot change the answer. */
  | { type: 'verification-failed'; reason: string; final: boolean }
  | { type: 'recorded' }
  /** `refused`: the rules see no purchase any more, which was paid and given back. */
  | { type: 'recording-failed'; reason: string; refused: boolean }
  | { type: 'granted' }

/** What the world is asked to do; the answer comes back as an event. */
export type PaymentEffect =
  | { do: 'create-order'; product: Product; buyer: Buyer }
  | { do: 'open-checkout'; order: CheckoutOrder }
  | { do: 'keep-order'; order: CheckoutOrder }
  | { do: 'keep'; pending: PendingPayment }
  | { do: 'forget'; payment: CheckoutPayment }
  | { do: 'verify'; payment: CheckoutPayment }
  | { do: 'record'; payment: CheckoutPayment; productName: string }
  /** Success event, alert with `text`, purchases read again; then `granted`. */
  | { do: 'grant'; payment: CheckoutPayment; text: string }
  | { do: 'report-error'; reason: string; productId: string; paymentId: string | null }
  | { do: 'refresh-purchases'; userId: string }
  | { do: 'alert'; text: string }

export interface Transition {
  state: PaymentState
  effects: readonly PaymentEffect[]
}

export const idle: PaymentState = { step: 'idle' }
