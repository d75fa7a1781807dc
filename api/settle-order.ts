import { unavailable } from './errors'
import { attemptedOrderWrite, billOf, findOrder, type Order, type OrderDesk, standingPayment } from './orders'
import { keepPayment, noteHeld } from './record-payment'
import { standingOf } from './reversals'

const MAX_ATTEMPTS = 5

/**
 * What has become of an order: `confirming` while the provider holds the money and has not taken it. `isPending`: the
 * student's bank may still confirm a payment.
 */
export type Settlement =
  | { status: 'created' | 'attempted'; isPending?: boolean }
  | { status: 'confirming' | 'paid' | 'reversed'; paymentId: string; isPending?: never }

/** `reversed`: paid, and given back since. */
function paidOrReversed(order: Order, paymentId: string): Settlement {
  return { status: standingOf(order, paymentId).endedBy === null ? 'paid' : 'reversed', paymentId }
}

/** Undefined when somebody changed the order meanwhile. */
async function settleOnce(desk: OrderDesk, order: Order): Promise<Settlement | undefined> {
  if (order.status === 'paid')
    return paidOrReversed(order, standingPayment(order)?.paymentId ?? order.paymentId)
  const collected = await desk.provider.collect(billOf(order))
  switch (collected.state) {
    case 'captured': {
      const { paymentId } = collected
      return (await keepPayment(desk, order, paymentId)) ? paidOrReversed(order, paymentId) : undefined
    }
    case 'authorized':
      return (await noteHeld(desk, order))
        ? { status: 'confirming', paymentId: collected.paymentId }
        : undefined
    case 'failed':
      if (order.status === 'attempted') return { status: 'attempted' }
      return (await desk.firestore.commit([attemptedOrderWrite(order)])) === 'conflict'
        ? undefined
        : { status: 'attempted' }
    case 'none':
    case 'pending':
      return { status: order.status, isPending: collected.state === 'pending' }
  }
}

/**
 * Asks the provider what became of an order and records the payment that nobody reported: the tab was closed after
 * paying, the network broke off, a webhook was lost. @throws ApiError 503
 */
export async function settleOrder(desk: OrderDesk, order: Order): Promise<Settlement> {
  let current: Order | undefined = order
  for (let attempt = 0; attempt < MAX_ATTEMPTS && current; attempt++) {
    const settlement = await settleOnce(desk, current)
    if (settlement) return settlement
    current = await findOrder(desk.firestore, order.orderId)
  }
  throw unavailable()
}
