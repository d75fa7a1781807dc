import { ApiError, sentences, unavailable } from './errors'
import type { Write } from './firestore/client'
import { closeOpenOrderWrite } from './open-orders'
import { billOf, findOwnOrder, type Order, type OrderDesk, paidOrderWrite } from './orders'
import type { Payment } from './providers/provider'
import { findPurchase, purchaseWrite } from './purchases'
import { standingOf } from './reversals'

const MAX_ATTEMPTS = 5

/**
 * Marks the order paid and grants the product in one commit, with `more`; a payment that has been given back by then is
 * recorded, and grants nothing. False when any of it changed since it was read.
 */
export async function commitPayment(
  desk: OrderDesk,
  order: Order,
  paymentId: string,
  more: readonly Write[] = [],
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

/** @throws ApiError 400 when the provider took no such payment, 503 when it cannot say so yet */
async function requireCaptured(desk: OrderDesk, order: Order, paymentId: string): Promise<void> {
  const { state } = await desk.provider.collect(billOf(order), paymentId)
  if (state === 'captured') return
  if (state === 'authorized') throw new ApiError(503, sentences.confirming)
  throw new ApiError(400, sentences.verificationFailed)
}

/**
 * Records a payment that the provider signed and took, once however often and however concurrently it is reported; the
 * same payment again answers alike and neither adds nor revives a purchase.
 * @throws ApiError 404 (no such order, or another student's or product's: not told apart), 400 (signature, or a payment
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
    if (order.status !== 'paid') {
      if (attempt === 0) await requireCaptured(desk, order, payment.paymentId)
      if (!(await commitPayment(desk, order, payment.paymentId))) continue
    } else if (order.paymentId !== payment.paymentId) {
      throw new ApiError(409, 'This order is already paid with another payment.')
    }
    if (standingOf(order, payment.paymentId).endedBy !== null) throw new ApiError(409, sentences.givenBack)
    return order
  }
  throw unavailable()
}
