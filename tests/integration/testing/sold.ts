/** Orders and payments on the local backend of one test file, made by the endpoint's own code. */
import { findProduct } from '../../../api/catalogue'
import { findOrder, type OrderDesk } from '../../../api/orders'
import { placeOrder } from '../../../api/place-order'
import { createLedger } from '../../../api/providers/local/ledger'
import { settleOrder } from '../../../api/settle-order'
import { openOrderDesk } from '../../../tools/content/money/order-desk'
import type { Target } from '../../../tools/content/target'

/** A student orders a product. @returns the order's id */
export async function order(target: Target, uid: string, productId: string): Promise<string> {
  const desk = openOrderDesk(target)
  const product = await findProduct(desk.firestore, productId)
  if (!product) throw new Error(`no product ${productId}`)
  return placeOrder(desk, uid, product)
}

/** The student pays at the local provider, and the endpoint records it. */
export async function pay(desk: OrderDesk, orderId: string): Promise<void> {
  await createLedger(desk.firestore).notePaid(orderId)
  const placed = await findOrder(desk.firestore, orderId)
  if (placed) await settleOrder(desk, placed)
}

/** A student orders and pays. @returns the order's id */
export async function buy(target: Target, uid: string, productId: string): Promise<string> {
  const orderId = await order(target, uid, productId)
  await pay(openOrderDesk(target), orderId)
  return orderId
}
