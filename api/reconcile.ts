import type { StoredDocument } from './firestore/values'
import { nextLook } from './next-look'
import { dueOrderWrite, type OrderDesk, toOrder } from './orders'
import { applyPaymentEvent } from './payment-events'
import { settleOrder } from './settle-order'

const PAGE = 50
/** Orders that one round looks at; the others are first in the next. */
const MAX_PAGES = 20
const HOUR = 3_600_000
/** How long an order waits that could not be settled: the provider was down, or its document is damaged. */
const RETRY_MS = 10 * 60_000

/** How far back refunds and decided disputes are looked at, so that an endpoint that was down misses none. */
const REVERSALS_MS = 3 * 24 * HOUR

async function reconcileOne(desk: OrderDesk, document: StoredDocument): Promise<boolean> {
  const order = toOrder(document)
  const { status, isPending } = await settleOrder(desk, order)
  const isPaid = status === 'paid' || status === 'reversed'
  const isHeld = status === 'confirming'
  const now = desk.now()
  const since = isHeld ? (order.heldSince ?? now) : order.createdAt
  const wait = isHeld || isPending ? { since, isHeld } : undefined
  const dueAt = isPaid ? null : nextLook(order.createdAt, now, wait)
  // Without a precondition: an order that is paid meanwhile is looked at once more, which asks nobody and ends here.
  await desk.firestore.commit([dueOrderWrite(order.orderId, dueAt)])
  return status === 'paid' && order.status !== 'paid'
}

/** Once an hour: applies refunds and disputes that no webhook reported. One failure does not stop the others. */
async function reconcileReversals(desk: OrderDesk, everyMs: number): Promise<void> {
  const now = desk.now().getTime()
  if (everyMs > 0 && now % HOUR >= everyMs) return
  const reversals = (await desk.provider.reversalsSince?.(new Date(now - REVERSALS_MS))) ?? []
  for (const reversal of reversals) {
    await applyPaymentEvent(desk, reversal).catch((error: unknown) => {
      desk.log(`${reversal.kind} of payment ${reversal.paymentId} could not be applied: ${String(error)}`)
    })
  }
}

/**
 * Asks the provider about the orders that are due, and records what was paid and never reported, after what was given
 * back. One order that cannot be settled, or whose document is damaged, does not stop the others.
 * @param everyMs how often this is called.
 * @returns how many orders were found paid.
 * @throws ApiError 503 when the orders cannot be read
 */
export async function reconcileOrders(desk: OrderDesk, everyMs: number): Promise<number> {
  let paid = 0
  await reconcileReversals(desk, everyMs).catch((error: unknown) => {
    desk.log(`refunds and disputes could not be read: ${String(error)}`)
  })
  for (let page = 0; page < MAX_PAGES; page++) {
    const documents = await desk.firestore.queryDue('orders', 'dueAt', desk.now(), PAGE)
    for (const document of documents) {
      try {
        if (await reconcileOne(desk, document)) paid += 1
      } catch (error) {
        desk.log(`order ${document.id} could not be reconciled: ${String(error)}`)
        const later = dueOrderWrite(document.id, new Date(desk.now().getTime() + RETRY_MS))
        await desk.firestore.commit([later]).catch((again: unknown) => {
          desk.log(`order ${document.id} could not be put off: ${String(again)}`)
        })
      }
    }
    if (documents.length < PAGE) break
  }
  return paid
}
