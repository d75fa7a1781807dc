import type { Order, OrderDesk } from './orders'
import { type Settlement, settleOrder } from './settle-order'

/** How long an answer that may still change is told again. */
const REUSE_MS = 3000
/** Orders asked about within one REUSE_MS; beyond it the oldest is asked about once more. */
const MAX_ORDERS = 10_000

interface Look {
  settlement: Promise<Settlement>
  askedAt: number
  isUnderWay: boolean
}

/**
 * `settleOrder` for whoever asks again and again: the provider is asked at most once in 3 s for one order. Callers at
 * the same time share one answer, also its failure. Nobody asks about a paid order, nor about one that reconciliation has
 * closed: a payment that still comes is told by the provider or by the page.
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
