import type { Context } from 'hono'
import { ApiError, sentences } from '../errors'
import type { VerifyIdToken } from '../id-token'
import { findOrder, type OrderDesk } from '../orders'
import { orderIdField } from '../request-fields'
import { settleOrder } from '../settle-order'

/**
 * `GET /api/orders/{orderId}`: what became of one's own order, after asking the provider about an unpaid one; a payment
 * that nobody has reported is recorded on the way. Another student's order looks unknown.
 */
export function orderRoute(desk: OrderDesk, verifyIdToken: VerifyIdToken) {
  return async (context: Context): Promise<Response> => {
    const uid = await verifyIdToken(context.req.header('authorization'))
    const orderId = orderIdField.safeParse(context.req.param('orderId'))
    const order = orderId.success ? await findOrder(desk.firestore, orderId.data) : undefined
    if (order?.userId !== uid) throw new ApiError(404, sentences.noOrder)
    const { productId, productName, amount, currency } = order
    const settlement = await settleOrder(desk, order)
    return context.json({ orderId: order.orderId, productId, productName, amount, currency, ...settlement })
  }
}
