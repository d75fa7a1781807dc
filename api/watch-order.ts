import type { Order, OrderDesk } from './orders'
import { type Settlement, settleOrder } from './settle-order'

/** Milliseconds for which an answer that may still change is reused. */
const REUSE_MS = 3000
/** Cached orders; the oldest is dropped beyond this. */
const MAX_ORDERS = 10_000

interface Look {
  settlement: Promise<Settlement>
  askedAt: number
  isUnderWay: boolean
}

/**
 * `settleOrder` for polling: at most one request to the provider in 3 s for each order. Concurrent callers share one
 * answer or failure. There is no request for a paid order or one that reconciliation has closed: the provider or the page
 * reports a later payment.
 */
export function createOrderWatch(desk: OrderDesk): (order: Order) => Promise<Settlement> {
  const looks = new Map<string, Look>()

  function isUsable({ isUnderWay, askedAt }: Look): boolean {
    return isUnderWay || Math.abs(desk.now().getTime() - askedAt) < REUSE_MS
  }

  return (order) => {
    if (order.status === 'paid') return settleOrder(desk, order)
    if (order.dueAt === null) return Promise.resolve({ status: order.status })
    const known = looks.get(order.orderId)
    if (known && isUsable(known)) return known.settlement
    const settlement = settleOrder(desk, order)
    const look: Look = { settlement, askedAt: desk.now().getTime(), isUnderWay: true }
    const over = () => {
      look.isUnderWay = false
    }
    settlement.then(over, over)
    // Put at the end, so that the first one is the oldest.
    looks.delete(order.orderId)
    looks.set(order.orderId, look)
    const oldest = looks.keys().next().value
    if (looks.size > MAX_ORDERS && oldest !== undefined) looks.delete(oldest)
    return settlement
  }
}
