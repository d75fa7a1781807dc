import { unavailable } from './errors'
import type { Write } from './firestore/client'
import {
  attemptedOrderWrite,
  billOf,
  findExtraOrder,
  findOrder,
  findPaidOrder,
  type Order,
  type OrderDesk,
  reversedOrderWrite,
  standingPayment,
  usedOrderWrite,
} from './orders'
import type { PaymentEvent, ProviderEvent, Reversal } from './providers/provider'
import { findPurchase, type Purchase, purchaseWrite, reversedPurchaseWrite } from './purchases'
import { keepPayment } from './record-payment'
import { type Standing, standingOf, withReversal } from './reversals'
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

function isOfBill(event: PaymentEvent, order: Order): boolean {
  const { amount, currency } = billOf(order)
  return event.amount === amount && event.currency === currency
}

/** False when the order or the event's note changed since they were read. */
async function apply(desk: OrderDesk, event: PaymentEvent, order: Order): Promise<boolean> {
  const note = eventWrite(event, desk.now())
  if (event.kind === 'captured') return keepPayment(desk, order, event.paymentId, [note])
  // What a failure says is news only of an order that nobody has tried to pay: a payment is never undone.
  const isNews = event.kind === 'failed' && order.status === 'created'
  const writes = isNews ? [note, attemptedOrderWrite(order)] : [note]
  return (await desk.firestore.commit(writes)) !== 'conflict'
}

/** Ends a purchase whose payment was reversed, unless the student has another valid payment for it. */
async function purchaseWrites(
  { firestore }: OrderDesk,
  order: Order,
  purchase: Purchase,
  standing: Standing,
): Promise<Write[]> {
  const ends = standing.endedBy !== null && purchase.isActive
  const further = ends ? standingPayment(order) : undefined
  if (further) return [purchaseWrite(order, further, purchase)]
  const extra = ends ? await findExtraOrder(firestore, order) : undefined
  const payment = extra && standingPayment(extra)
  if (!payment) return [reversedPurchaseWrite(order, purchase, standing)]
  return [usedOrderWrite(extra), purchaseWrite(extra, payment, purchase)]
}

/** Undefined when the order, the purchase or the event's note changed since they were read. */
async function applyReversal(desk: OrderDesk, event: Reversal): Promise<EventOutcome | undefined> {
  const { firestore } = desk
  const { paymentId } = event
  const order = await (event.orderId === null
    ? findPaidOrder(firestore, paymentId)
    : findOrder(firestore, event.orderId))
  if (!order) return 'unknown order'
  const purchase = await findPurchase(firestore, order.userId, order.productId)
  const reversals = withReversal(order.reversals ?? {}, event, desk.now())
  const changed = { ...order, reversals }
  const standing = standingOf(changed, paymentId)
  const attentionAt = event.kind === 'refund failed' ? desk.now() : null
  const writes = [eventWrite(event, desk.now()), reversedOrderWrite(order, reversals, attentionAt)]
  // Bought again since, or paid twice: then the purchase is of another payment, and stays.
  if (purchase?.paymentId === paymentId) {
    writes.push(...(await purchaseWrites(desk, changed, purchase, standing)))
  }
  if ((await firestore.commit(writes)) === 'conflict') return undefined
  desk.log(`payment ${paymentId} of order ${order.orderId}: ${event.kind}, ${standing.givenBack} given back`)
  return 'applied'
}

/** Undefined when something changed since it was read. */
async function applyNews(desk: OrderDesk, event: PaymentEvent): Promise<EventOutcome | undefined> {
  const order = await findOrder(desk.firestore, event.orderId)
  if (!order) return 'unknown order'
  if (event.kind === 'captured' && !isOfBill(event, order)) {
    desk.log(`payment ${event.paymentId} of order ${order.orderId} is not of the order's amount`)
    return 'wrong amount'
  }
  if (event.kind === 'authorized') await settleOrder(desk, order)
  const current = event.kind === 'authorized' ? await findOrder(desk.firestore, event.orderId) : order
  return current && (await apply(desk, event, current)) ? 'applied' : undefined
}

/**
 * Applies what the provider tells by itself, once per event and once per payment, in whatever order it comes. An amount
 * that is not the order's grants nothing.
 * @throws ApiError 503: the provider is to deliver it again
 */
export async function applyPaymentEvent(desk: OrderDesk, event: ProviderEvent): Promise<EventOutcome> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (await desk.firestore.get(eventPath(event.eventId))) return 'repeated'
    const outcome = await ('reversalId' in event ? applyReversal(desk, event) : applyNews(desk, event))
    if (outcome) return outcome
  }
  throw unavailable()
}
