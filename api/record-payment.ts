import { ApiError, sentences, unavailable } from './errors'
import { closeOpenOrderWrite } from './open-orders'
import { findOrder, type Order, paidOrderWrite } from './orders'
import type { OrderDesk } from './place-order'
import type { Payment } from './providers/provider'
import { findPurchase, purchaseWrite } from './purchases'

const MAX_ATTEMPTS = 5

/** Marks the order paid and grants the product in one commit. False when either changed since it was read. */
async function commitPayment(desk: OrderDesk, order: Order, paymentId: string): Promise<boolean> {
  const { userId, productId } = order
  const now = desk.now()
  const purchase = await findPurchase(desk.firestore, userId, productId)
  const writes = [paidOrderWrite(order, { paymentId, paidAt: now }), closeOpenOrderWrite(userId, productId)]
  if (!purchase?.isActive) {
    writes.push(purchaseWrite(order, { paymentId, purchaseDate: now }, purchase))
  }
  if ((await desk.firestore.commit(writes)) === 'conflict') return false
  desk.log(
    purchase?.isActive
      ? `order ${order.orderId} was paid for a product that its student already owned: refund payment ${paymentId}`
      : `order ${order.orderId} was paid with payment ${paymentId}`,
  )
  return true
}

/**
 * Records a payment that the provider signed, once however often and however concurrently it is reported; the same
 * payment again answers alike and neither adds nor revives a purchase.
 * @throws ApiError 404 (no such order, or another student's or product's: not told apart), 400 (signature), 409 (the
 * order is paid with another payment), 503
 */
export async function recordPayment(
  desk: OrderDesk,
  userId: string,
  productId: string,
  payment: Payment,
): Promise<Order> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const order = await findOrder(desk.firestore, payment.orderId)
    if (order?.userId !== userId || order.productId !== productId) {
      throw new ApiError(404, 'Order not found.')
    }
    if (!desk.provider.isAuthentic(payment)) throw new ApiError(400, sentences.verificationFailed)
    if (order.status === 'paid') {
      if (order.paymentId === payment.paymentId) return order
      throw new ApiError(409, 'This order is already paid with another payment.')
    }
    if (await commitPayment(desk, order, payment.paymentId)) return order
  }
  throw unavailable()
}
