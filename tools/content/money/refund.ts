/** Refunding a payment through the payment provider (docs/decisions/037). */
import { ApiError } from '../../../api/errors'
import { billOf, type Order, type OrderDesk } from '../../../api/orders'
import { applyPaymentEvent } from '../../../api/payment-events'
import { KeysRefused, type Refunds } from '../../../api/providers/provider'
import { findPurchase } from '../../../api/purchases'
import { standingOf } from '../../../api/reversals'
import { formatRupees } from '../../../src/lib/money'
import { doWithAudit } from '../audit'
import type { Target } from '../target'
import { openOrderDesk, orderOf } from './order-desk'

export interface RefundRequest {
  order: string
  /** Of an order that was paid more than once: which payment; else null. */
  payment: string | null
  /** For the audit list. */
  reason: string
}

export interface RefundResult {
  paymentId: string
  /** `already`: it was refunded before. `pending`: the provider has accepted it and has not carried it out. */
  state: 'refunded' | 'already' | 'pending'
  /** Whether the student can open the product now: by another payment, or until the refund is carried out. */
  hasAccess: boolean
  /** What happened, in a sentence or two. */
  message: string
}

const longestReason = 300

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

/** What a refund would give back. @throws Error when the order cannot be refunded */
export async function planRefund(
  target: Target,
  { order: orderId, payment }: Omit<RefundRequest, 'reason'>,
  desk: OrderDesk,
) {
  const order = await orderOf(desk, orderId)
  const paymentId = paymentOf(order, payment)
  const { endedBy, givenBack } = standingOf(order, paymentId)
  if (endedBy === 'dispute')
    throw new Error("The student's bank has taken this payment back already, so there is nothing to refund.")
  const fields = (await target.database.read([`users/${order.userId}`])).get(`users/${order.userId}`)
  const email = fields?.email && 'stringValue' in fields.email ? fields.email.stringValue : order.userId
  return { order, paymentId, email, left: order.amount - givenBack, isRefunded: endedBy === 'refund' }
}

async function hasAccess({ firestore }: OrderDesk, { userId, productId }: Order): Promise<boolean> {
  return (await findPurchase(firestore, userId, productId))?.isActive === true
}

async function askProvider(desk: OrderDesk, order: Order, paymentId: string): Promise<Refunds> {
  try {
    return await desk.provider.refund(billOf(order), paymentId)
  } catch (error) {
    if (error instanceof KeysRefused)
      throw new Error(
        'The payment provider refuses PAYMENT_KEY_ID and PAYMENT_KEY_SECRET. Nothing was refunded.',
        { cause: error },
      )
    if (!(error instanceof ApiError)) throw error
    throw new Error(
      'The payment provider did not answer, so the refund may have been made or not. Refund it again: nothing is refunded twice.',
      { cause: error },
    )
  }
}

/** Records what the provider has refunded, as the endpoint does when the provider reports it. */
async function record(desk: OrderDesk, { reversals }: Refunds): Promise<void> {
  try {
    for (const reversal of reversals) await applyPaymentEvent(desk, reversal)
  } catch (error) {
    throw new Error(
      'The money was refunded, but this could not be stored and the student still has access. Refund it again to store it: nothing is refunded twice. Without that, the endpoint stores it within an hour.',
      { cause: error },
    )
  }
}

const accessSentence = (isOpen: boolean) =>
  isOpen ? 'The student still has access by another payment.' : 'The student has no access any more.'

/**
 * Refunds all that is left of a payment, and ends the access that it gave. A repeated call refunds nothing more, and
 * stores what an earlier call could not store.
 * @param desk tests give another provider
 * @throws Error with what is done and what to do
 */
export async function refundOrder(
  target: Target,
  request: RefundRequest,
  desk = openOrderDesk(target),
): Promise<RefundResult> {
  const reason = request.reason.trim().replace(/\s+/g, ' ')
  if (reason === '') throw new Error('A refund needs a reason.')
  if (reason.length > longestReason) throw new Error(`A reason can have at most ${longestReason} characters.`)
  const { order, paymentId, left, isRefunded } = await planRefund(target, request, desk)
  if (isRefunded) {
    const isOpen = await hasAccess(desk, order)
    const message = `This payment was refunded before. ${accessSentence(isOpen)}`
    return { paymentId, state: 'already', hasAccess: isOpen, message }
  }
  const what = `Refund of ${formatRupees(left)} for order ${order.orderId}: ${reason}`
  const refunds = await doWithAudit(target, what, [`orders/${order.orderId}`, paymentId], async () => {
    const made = await askProvider(desk, order, paymentId)
    await record(desk, made)
    return made
  })
  const isOpen = await hasAccess(desk, order)
  if (refunds.pending > 0) {
    const message = `The payment provider has accepted the refund of ${formatRupees(left)}. Access ends when it has carried it out.`
    return { paymentId, state: 'pending', hasAccess: isOpen, message }
  }
  const message = `${formatRupees(left)} was refunded. ${accessSentence(isOpen)}`
  return { paymentId, state: 'refunded', hasAccess: isOpen, message }
}
