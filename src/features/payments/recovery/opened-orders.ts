import { readKept, writeKept } from '../background'
import type { OpenedOrder } from '../payment'
import { openedOrderSchema, parseKept } from './kept-schema'

/** The student's orders that were opened in the checkout and are not known to be settled. */
export function readOpenedOrders(userId: string): OpenedOrder[] {
  const kept = parseKept(readKept('openedOrders', userId), openedOrderSchema)
  return kept.filter((order) => order.userId === userId)
}

/** Keeps an order until it is forgotten, in place of what was kept of the same one. */
export function keepOpenedOrder(order: OpenedOrder): void {
  const others = readOpenedOrders(order.userId).filter(({ orderId }) => orderId !== order.orderId)
  writeKept('openedOrders', order.userId, [...others, order])
}

export function forgetOpenedOrder(userId: string, orderId: string): void {
  const kept = readOpenedOrders(userId)
  const others = kept.filter((order) => order.orderId !== orderId)
  if (others.length < kept.length) writeKept('openedOrders', userId, others)
}
