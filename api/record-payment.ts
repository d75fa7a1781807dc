import { ApiError, sentences, unavailable } from './errors'
import type { Write } from './firestore/client'
import { closeOpenOrderWrite } from './open-orders'
import {
  billOf,
  findOwnOrder,
  furtherPaymentWrite,
  heldOrderWrite,
  type Order,
  type OrderDesk,
  paidOrderWrite,
  standingPayment,
} from './orders'
import type { Payment } from './providers/provider'
import { findPurchase, purchaseWrite } from './purchases'
import { standingOf } from './reversals'

const MAX_ATTEMPTS = 5

/** Marks the order paid and grants the product; a payment that has been given back by then grants nothing. */
async function commitPayment(
  desk: OrderDesk,
  order: Order,
  paymentId: string,
  more: readonly Write[],
): Promise<boolean> {
  const { userId, productId } = order
  const now = desk.now()
  const purchase = await findPurchase(desk.firestore, userId, productId)
  const writes = [
    paidOrderWrite(order, { paymentId, paidAt: now }, purchase?.isActive === true),
    closeOpenOrderWrite(userId, productId),
    ...more,
  ]
  if (!purchase?.isActive) {
    writes.push(purchaseWrite(order, { paymentId, purchaseDate: now }, purchase))
  }
  if ((await desk.firestore.commit(writes)) === 'conflict') return false
  const isGivenBack = standingOf(order, paymentId).endedBy !== null
  desk.log(
    purchase?.isActive && !isGivenBack
      ? `order ${order.orderId} was paid for a product that its student already owned: refund payment ${paymentId}`
      : `order ${order.orderId} was paid with payment ${paymentId}`,
  )
  return true
}

/**
 * A second payment of a paid order: it opens the product again when the first one was given back, and is to be given
 * back itself otherwise.
 */
async function addPayment(
  desk: OrderDesk,
  order: Order,
  paymentId: string,
  more: readonly Write[],
): Promise<boolean> {
  const purchase = await findPurchase(desk.firestore, order.userId, order.productId)
  const opens = purchase?.isReversed && !purchase.isActive && standingOf(order, paymentId).endedBy === null
  const writes = [furtherPaymentWrite(order, paymentId, desk.now()), ...more]
  if (opens) writes.push(purchaseWrite(order, { paymentId, purchaseDate: desk.now() }, purchase))
  if ((await desk.firestore.commit(writes)) === 'conflict') return false
  if (!opens) desk.log(`order ${order.orderId} was paid twice: refund payment ${paymentId}`)
  return true
}

function isKept(order: Order, paymentId: string): boolean {
  return order.status === 'paid' && (order.paymentId === paymentId || !!order.furtherPayments?.[paymentId])
}

/**
 * Records a captured payment of the order once, the first or a further one, in one commit with what it grants and with
 * `more`. False when any of it changed since it was read.
 */
export async function keepPayment(
  desk: OrderDesk,
  order: Order,
  paymentId: string,
  more: readonly Write[] = [],
): Promise<boolean> {
  if (isKept(order, paymentId)) {
    return more.length === 0 || (await desk.firestore.commit(more)) !== 'conflict'
  }
  return order.status === 'paid'
    ? addPayment(desk, order, paymentId, more)
    : commitPayment(desk, order, paymentId, more)
}

/**
 * Marks the order as having an authorised payment, so that reconciliation checks it until the money is captured, even if
 * the order is closed. @returns false if the order has changed since it was read
 */
export async function noteHeld(desk: OrderDesk, order: Order): Promise<boolean> {
  if (order.status === 'paid' || (order.heldSince && order.dueAt)) return true
  return (await desk.firestore.commit([heldOrderWrite(order, desk.now())])) !== 'conflict'
}

/** @throws ApiError 400 when the provider took no such payment, 503 when it cannot say so yet */
async function requireCaptured(desk: OrderDesk, order: Order, paymentId: string): Promise<void> {
  const { state } = await desk.provider.collect(billOf(order), paymentId)
  if (state === 'captured') return
  if (state === 'authorized') {
    await noteHeld(desk, order)
    throw new ApiError(503, sentences.confirming)
  }
  throw new ApiError(400, sentences.verificationFailed)
}

/**
 * Records a captured payment exactly once, even if it is reported repeatedly or concurrently. A repeated report gets the
 * same answer; it neither adds nor restores a purchase.
 * @throws ApiError 404 (no order of this student and product), 400 (signature, or a payment
 * of another amount), 409 (the order is paid with another payment, or the payment was given back), 503
 */
export async function recordPayment(
  desk: OrderDesk,
  userId: string,
  productId: string,
  payment: Payment,
): Promise<Order> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const order = await findOwnOrder(desk.firestore, payment.orderId, userId)
    if (order.productId !== productId) throw new ApiError(404, sentences.noOrder)
    if (!desk.provider.isAuthentic(payment)) throw new ApiError(400, sentences.verificationFailed)
    const { paymentId } = payment
    if (attempt === 0 && !isKept(order, paymentId)) await requireCaptured(desk, order, paymentId)
    if (!(await keepPayment(desk, order, paymentId))) continue
    if (standingOf(order, paymentId).endedBy !== null) throw new ApiError(409, sentences.givenBack)
    if ((standingPayment(order)?.paymentId ?? paymentId) === paymentId) return order
    throw new ApiError(409, 'This order is already paid with another payment.')
  }
  throw unavailable()
}
