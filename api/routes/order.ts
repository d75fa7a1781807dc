import type { Context } from 'hono'
import { ApiError, sentences } from '../errors'
import { findOwnOrder, type Order, type OrderDesk } from '../orders'
import type { StudentOf } from '../rate-limits'
import { orderIdField } from '../request-fields'
import type { Settlement } from '../settle-order'

/**
 * `GET /api/orders/{orderId}`: what became of one's own order, after asking the provider about an unpaid one; a payment
 * that nobody has reported is recorded on the way. Another student's order looks unknown.
 */
export function orderRoute(
  desk: OrderDesk,
  studentOf: StudentOf,
  settle: (order: Order) => Promise<Settlement>,
) {
  return async (context: Context): Promise<Response> => {
    const uid = await studentOf(context, 'order-status')
    const orderId = orderIdField.safeParse(context.req.param('orderId'))
    if (!orderId.success) throw new ApiError(404, sentences.noOrder)
    const order = await findOwnOrder(desk.firestore, orderId.data, uid)
    const { productId, productName, amount, currency } = order
    const { isPending: _, ...settlement } = await settle(order)
    return context.json({
      orderId: order.orderId,
      productId,
      productName,
      amount,
      currency,
      ...settlement,
    })
  }
}
