/** How often the provider is asked about orders that nobody has paid, against the server that plays it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlainFields } from './firestore/values'
import { nextLook } from './next-look'
import { reconcileOrders } from './reconcile'
import { type RazorpayShop, startRazorpayShop } from './testing/razorpay-shop'

let market: RazorpayShop

beforeAll(async () => {
  market = await startRazorpayShop()
})
afterAll(() => market.close())

const MINUTE = 60_000
const asked = (orderId: string) => market.server.calls.filter((call) => call.includes(orderId)).length

/** Polls every five minutes, as the endpoint does by itself. */
async function poll(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 5) {
    market.shop.passMinutes(5)
    await reconcileOrders(market.deps, 5 * MINUTE)
  }
}

test.each([
  [0, false, 2],
  [2, false, 10],
  [29, false, 30],
  [59, false, 60],
  [60, false, null],
  [61, true, 121],
  [72 * 60, true, null],
])('an order of %d minutes, its money held %s, is looked at next at %s', (age, isConfirming, next) => {
  const created = new Date('2026-11-24T03:00:00Z')
  const at = (minutes: number) => new Date(created.getTime() + minutes * MINUTE)
  expect(nextLook(created, at(age), isConfirming)).toEqual(next === null ? null : at(next))
})

test('an abandoned order costs four calls and is closed after an hour; a late payment still opens the product', async () => {
  const [left, late] = [await market.buyer(), await market.buyer()]
  await poll(24 * 60)
  market.shop.passMinutes(-24 * 60)
  expect(asked(left.orderId)).toBe(4)
  // A page that still asks about it costs nothing either.
  expect((await market.shop.look(left.student, left.orderId, market.app)).body.status).toBe('created')
  expect(asked(left.orderId)).toBe(4)

  await market.deliver(market.server.event('payment.captured', market.server.pay(left.orderId)))
  expect((await market.verify(late.student, market.server.pay(late.orderId))).status).toBe(200)
  expect([await market.status(left.student), await market.status(late.student)]).toEqual(['paid', 'paid'])
})

test('an order whose payment failed is asked about no more often', async () => {
  const { student, orderId } = await market.buyer()
  market.server.pay(orderId, { status: 'failed' })
  await poll(120)
  expect([await market.status(student), asked(orderId)]).toEqual(['attempted', 4])
  market.shop.passMinutes(-120)
})

test('money that is held is looked at each hour until it is taken', async () => {
  const { student, orderId } = await market.buyer()
  const payment = market.server.pay(orderId, { status: 'authorized' })
  market.server.held.add(payment.id)
  await poll(120)
  expect(await market.status(student)).not.toBe('paid')
  market.server.held.delete(payment.id)
  await poll(60)
  expect(await market.status(student)).toBe('paid')
  market.shop.passMinutes(-180)
})

test('more orders than one page holds are all looked at in one round', async () => {
  const [order] = await market.shop.documents('orders', (await market.buyer()).student)
  if (!order) throw new Error('the order was not stored')
  const ids = Array.from({ length: 60 }, (_, index) => `order_copy${100 + index}`)
  const { userId, productId, productName, categoryId, categoryName, amount, currency } = order.data
  const copy = { userId, productId, productName, categoryId, categoryName, amount, currency }
  const dueAt = new Date(0)
  await market.shop.firestore.commit(
    // Every field of a stored order is there.
    ids.map((id) => ({
      set: `orders/${id}`,
      fields: { ...(copy as PlainFields), status: 'created', createdAt: new Date(), dueAt },
    })),
  )
  await reconcileOrders(market.deps, 5 * MINUTE)
  expect(ids.filter((id) => asked(id) === 1)).toHaveLength(60)
})
