import type { StoredDocument } from './firestore/values'
import { closedOrderWrite, listOpenOrders, type OrderDesk, toOrder } from './orders'
import { applyPaymentEvent } from './payment-events'
import { settleOrder } from './settle-order'

const PAGE = 50
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The student is still in the checkout. */
const LEAVE_ALONE_MS = 2 * MINUTE
/** Held money is given back by then; a payment that comes later still comes by the webhook. */
const GIVE_UP_MS = 3 * 24 * HOUR

/** How far back refunds and decided disputes are looked at, so that an endpoint that was down misses none. */
const REVERSALS_MS = 3 * 24 * HOUR

/** What is to be done about an unpaid order of this age: a young one is looked at each time, an older one each hour. */
export function dueAt(ageMs: number, everyMs: number): 'wait' | 'ask' | 'give up' {
  if (ageMs < LEAVE_ALONE_MS) return 'wait'
  if (ageMs >= GIVE_UP_MS) return 'give up'
  return ageMs < HOUR || ageMs % HOUR < everyMs ? 'ask' : 'wait'
}

async function reconcileOne(desk: OrderDesk, document: StoredDocument, everyMs: number): Promise<boolean> {
  const order = toOrder(document)
  const due = dueAt(desk.now().getTime() - order.createdAt.getTime(), everyMs)
  if (due === 'wait') return false
  const { status } = await settleOrder(desk, order)
  if (due === 'give up' && status !== 'paid') await desk.firestore.commit([closedOrderWrite(order)])
  return status === 'paid'
}

/** Once an hour: applies the refunds and disputes that no webhook has told of. One that fails does not stop the others. */
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
 * Asks the provider about every order that is neither paid nor given up, and records what was paid and never reported,
 * after what was given back. One order that cannot be settled, or whose document is damaged, does not stop the others.
 * @param everyMs how often this is called.
 * @returns how many orders were found paid.
 * @throws ApiError 503 when the orders cannot be read
 */
export async function reconcileOrders(desk: OrderDesk, everyMs: number): Promise<number> {
  let paid = 0
  await reconcileReversals(desk, everyMs).catch((error: unknown) => {
    desk.log(`refunds and disputes could not be read: ${String(error)}`)
  })
  for (let after: string | undefined; ; ) {
    const documents = await listOpenOrders(desk.firestore, PAGE, after)
    for (const document of documents) {
      const isPaid = await reconcileOne(desk, document, everyMs).catch((error: unknown) => {
        desk.log(`order ${document.id} could not be reconciled: ${String(error)}`)
        return false
      })
      if (isPaid) paid += 1
    }
    if (documents.length < PAGE) return paid
    after = documents.at(-1)?.id
  }
}
