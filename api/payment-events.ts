import { unavailable } from './errors'
import type { Write } from './firestore/client'
import { attemptedOrderWrite, billOf, findOrder, type Order, type OrderDesk } from './orders'
import type { ProviderEvent } from './providers/provider'
import { commitPayment } from './record-payment'
import { settleOrder } from './settle-order'

const MAX_ATTEMPTS = 5
/** Longer than a provider repeats an event; a time-to-live policy on `expiresAt` may delete the note then. */
const KEEP_MS = 30 * 24 * 3_600_000

export type EventOutcome = 'applied' | 'repeated' | 'unknown order' | 'wrong amount'

function eventPath(eventId: string): string {
  return `payment_events/${encodeURIComponent(eventId)}`
}

/** `payment_events/{eventId}`: this event was dealt with; part of the same commit as what it did. */
function eventWrite(event: ProviderEvent, now: Date): Write {
  return {
    set: eventPath(event.eventId),
    fields: {
      kind: event.kind,
      orderId: event.orderId,
      paymentId: event.paymentId,
      receivedAt: now,
      expiresAt: new Date(now.getTime() + KEEP_MS),
    },
    when: { exists: false },
  }
}

function isOfBill(event: ProviderEvent, order: Order): boolean {
  const { amount, currency } = billOf(order)
  return event.amount === amount && event.currency === currency
}

/** False when the order or the event's note changed since they were read. */
async function apply(desk: OrderDesk, event: ProviderEvent, order: Order): Promise<boolean> {
  const note = eventWrite(event, desk.now())
  if (event.kind === 'captured' && order.status !== 'paid') {
    return commitPayment(desk, order, event.paymentId, [note])
  }
  if (event.kind === 'captured' && order.status === 'paid' && order.paymentId !== event.paymentId) {
    desk.log(`order ${order.orderId} was paid twice: refund payment ${event.paymentId}`)
  }
  // What a failure says is news only of an order that nobody has tried to pay: a payment is never undone.
  const isNews = event.kind === 'failed' && order.status === 'created'
  const writes = isNews ? [note, attemptedOrderWrite(order)] : [note]
  return (await desk.firestore.commit(writes)) !== 'conflict'
}

/**
 * Applies what the provider tells by itself, once per event and once per payment, in whatever order it comes. An amount
 * that is not the order's grants nothing.
 * @throws ApiError 503: the provider is to deliver it again
 */
export async function applyPaymentEvent(desk: OrderDesk, event: ProviderEvent): Promise<EventOutcome> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (await desk.firestore.get(eventPath(event.eventId))) return 'repeated'
    const order = await findOrder(desk.firestore, event.orderId)
    if (!order) return 'unknown order'
    if (event.kind === 'captured' && !isOfBill(event, order)) {
      desk.log(`payment ${event.paymentId} of order ${order.orderId} is not of the order's amount`)
      return 'wrong amount'
    }
    if (event.kind === 'authorized') await settleOrder(desk, order)
    const current = event.kind === 'authorized' ? await findOrder(desk.firestore, event.orderId) : order
    if (current && (await apply(desk, event, current))) return 'applied'
  }
  throw unavailable()
}
