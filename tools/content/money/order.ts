/** One order with its student and the receipt of its purchase. */
import { purchasePath } from '../../../api/purchases'
import { isDocumentId } from '../../../src/lib/firebase/document-id'
import type { Target } from '../target'
import { type FoundOrder, withStudents } from './find-orders'
import { orderRow } from './order-row'
import { type PurchaseRow, purchaseRow } from './purchase-row'

export interface OrderDetails extends FoundOrder {
  /** The purchase of this product, which another order may have paid; null when there is none. */
  purchase: PurchaseRow | null
}

/** @throws Error when there is no such order */
export async function readOrder(target: Target, orderId: string): Promise<OrderDetails> {
  const path = `orders/${orderId}`
  const fields = isDocumentId(orderId) ? (await target.database.read([path])).get(path) : undefined
  if (!fields) throw new Error(`There is no order "${orderId}".`)
  const [order] = await withStudents(target, [orderRow({ path, fields })])
  if (!order) throw new Error(`There is no order "${orderId}".`)
  const place = purchasePath(order.userId, order.productId)
  const stored = place.split('/').length === 2 ? (await target.database.read([place])).get(place) : undefined
  return { ...order, purchase: stored ? purchaseRow({ path: place, fields: stored }) : null }
}
