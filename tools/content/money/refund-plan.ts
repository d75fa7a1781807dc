/** What the provider says of a payment, and what a refund of it would do (docs/decisions/037). */

import { ApiError } from '../../../api/errors'
import { billOf, findExtraOrder, type Order, type OrderDesk, standingPayment } from '../../../api/orders'
import { KeysRefused, type Refunds } from '../../../api/providers/provider'
import { findPurchase } from '../../../api/purchases'
import { standingOf } from '../../../api/reversals'
import { isTestSeriesProduct } from '../../../src/domain/purchase/product'
import type { Target } from '../target'
import { openOrderDesk, orderOf } from './order-desk'

export interface RefundedPayment {
  order: string
  /** Of an order that was paid more than once: which payment; else null. */
  payment: string | null
}

/** What the provider says of a payment, and what a refund of it would do. */
export interface RefundPlan {
  orderId: string
  productName: string
  paymentId: string
  /** Of the student; the uid where none is stored. */
  email: string
  /** Rupees, as are the others. */
  left: number
  /** Accepted by the provider and not carried out yet. */
  pending: number
  /** Oldest first; `at` in ISO 8601, null where the provider does not say. */
  refunds: Array<{ amount: number; at: string | null; state: 'refunded' | 'failed' }>
  /** Whether the order has all of these refunds. */
  isStored: boolean
  /** What the student loses or keeps, in a sentence or two. */
  effect: string
}

/** The payment that is meant. @throws Error when there is none, or it has to be named */
function paymentOf(order: Order, named: string | null): string {
  if (order.status !== 'paid') throw new Error('This order was not paid, so there is nothing to refund.')
  const all = [order.paymentId, ...Object.keys(order.furtherPayments ?? {})]
  if (named !== null) {
    if (!all.includes(named)) throw new Error(`This order has no payment "${named}".`)
    return named
  }
  if (all.length > 1)
    throw new Error(`This order was paid ${all.length} times: name one of the payments ${all.join(', ')}.`)
  return order.paymentId
}

/** @throws Error when there is no such order, or its payment cannot be refunded */
export async function payableOrder(desk: OrderDesk, { order: orderId, payment }: RefundedPayment) {
  const order = await orderOf(desk, orderId)
  const paymentId = paymentOf(order, payment)
  if (standingOf(order, paymentId).endedBy === 'dispute')
    throw new Error("The student's bank has taken this payment back already, so there is nothing to refund.")
  return { order, paymentId }
}

/** @param paise as the provider counts */
export const inRupees = (paise: number) => paise / 100
/** Refunds that an order does not have yet. */
export const notStored = (order: Order, { reversals }: Refunds) =>
  reversals.filter(
    ({ paymentId, reversalId, kind }) => order.reversals?.[paymentId]?.[reversalId]?.kind !== kind,
  )

/** What the student would lose by a refund of all that is left. */
async function effectOf({ firestore }: OrderDesk, order: Order, paymentId: string): Promise<string> {
  const { productName } = order
  const purchase = await findPurchase(firestore, order.userId, order.productId)
  if (!purchase?.isActive) return `The student has no access to ${productName} now, so nothing else changes.`
  if (purchase.paymentId === null)
    return `The student keeps ${productName}, which was given without a payment.`
  if (purchase.paymentId !== paymentId)
    return `The student keeps ${productName}, which the payment ${purchase.paymentId} opens.`
  const ended = { kind: 'refunded', amount: order.amount, at: new Date() } as const
  const other =
    standingPayment({ ...order, reversals: { ...order.reversals, [paymentId]: { plan: ended } } }) ??
    (await findExtraOrder(firestore, order).then((extra) => extra && standingPayment(extra)))
  if (other)
    return `The student keeps ${productName}, which the payment ${other.paymentId} opens from then on.`
  const what = isTestSeriesProduct(order.productId) ? 'premium tests' : 'files'
  return `The student loses the ${what} of ${productName} at once. Results and saved questions stay, and the student can buy it again.`
}

/**
 * Asks the provider what is left of a payment. It changes nothing.
 * @param desk tests give another provider
 * @throws Error when the payment cannot be refunded, or the provider does not tell
 */
export async function planRefund(
  target: Target,
  request: RefundedPayment,
  desk = openOrderDesk(target),
): Promise<RefundPlan> {
  const { order, paymentId } = await payableOrder(desk, request)
  const refunds = await fromProvider('Try again.', () => desk.provider.refundsOf(billOf(order), paymentId))
  const fields = (await target.database.read([`users/${order.userId}`])).get(`users/${order.userId}`)
  return {
    orderId: order.orderId,
    productName: order.productName,
    paymentId,
    email: fields?.email && 'stringValue' in fields.email ? fields.email.stringValue : order.userId,
    left: inRupees(refunds.left),
    pending: inRupees(refunds.pending),
    refunds: refunds.reversals
      .map(({ amount, at, kind }) => ({
        amount: inRupees(amount),
        at: at?.toISOString() ?? null,
        state: kind === 'refunded' ? ('refunded' as const) : ('failed' as const),
      }))
      .sort((a, b) => (a.at ?? '').localeCompare(b.at ?? '')),
    isStored: notStored(order, refunds).length === 0,
    effect: await effectOf(desk, order, paymentId),
  }
}

/**
 * Asks the provider.
 * @param lost what to do when no answer comes
 * @throws Error with a sentence for the operator
 */
export async function fromProvider<Answer>(lost: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof KeysRefused)
      throw new Error(
        'The payment provider refuses PAYMENT_KEY_ID and PAYMENT_KEY_SECRET. Nothing was refunded.',
        { cause: error },
      )
    if (!(error instanceof ApiError)) throw error
    throw new Error(`The payment provider did not answer. ${lost}`, { cause: error })
  }
}
