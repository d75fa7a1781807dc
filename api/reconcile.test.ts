/** How often the provider is asked about orders that nobody has paid, against the server that plays it. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PlainFields } from './firestore/values'
import { nextLook } from './next-look'
import { reconcileOrders } from './reconcile'
import type { ProviderPayment } from './testing/razorpay-server'
import { type RazorpayShop, startRazorpayShop } from './testing/razorpay-shop'
import type { Student } from './testing/shop'

let market: RazorpayShop

beforeAll(async () => {
  market = await startRazorpayShop()
})
afterAll(() => market.close())

const MINUTE = 60_000
const asked = (orderId: string) => market.server.calls.filter((call) => call.includes(orderId)).length

let passed = 0

/** Polls every five minutes, as the endpoint does by itself. */
async function poll(minutes: number): Promise<void> {
  for (const end = passed + minutes; passed < end; passed += 5) {
    market.shop.passMinutes(5)
    await reconcileOrders(market.deps, 5 * MINUTE)
  }
}

/** Sets the clock back: a student's token lasts an hour. */
function rewind(): void {
  market.shop.passMinutes(-passed)
  passed = 0
}
afterEach(rewind)

const HOURS = 60

test.each([
  [0, undefined, 2],
  [2, undefined, 10],
  [29, undefined, 30],
  [59, undefined, 60],
  [60, undefined, null],
  [59, { from: 59, isHeld: true }, 60],
  [61, { from: 61, isHeld: true }, 121],
  [72 * HOURS, { from: 1 * HOURS, isHeld: true }, 73 * HOURS],
  [73 * HOURS, { from: 1 * HOURS, isHeld: true }, null],
  [61, { from: 0, isHeld: false }, 121],
  [24 * HOURS, { from: 0, isHeld: false }, 48 * HOURS],
  [72 * HOURS, { from: 0, isHeld: false }, null],
])('an order of %d minutes with the payment under way %o is looked at next at %s', (age, wait, next) => {
  const created = new Date('2026-11-24T03:00:00Z')
  const at = (minutes: number) => new Date(created.getTime() + minutes * MINUTE)
  const since = wait && { since: at(wait.from), isHeld: wait.isHeld }
  expect(nextLook(created, at(age), since)).toEqual(next === null ? null : at(next))
})

test('an abandoned order costs four calls and is closed after an hour; a late payment still opens the product', async () => {
  const [left, late] = [await market.buyer(), await market.buyer()]
  await poll(24 * 60)
  rewind()
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
})

test('a payment that the bank confirms a day late opens the product without a webhook', async () => {
  const { student, orderId } = await market.buyer()
  const payment = market.server.pay(orderId, { status: 'created' })
  await poll(26 * HOURS)
  expect(await market.status(student)).toBe('created')
  // Four looks in the first hour, one in each other hour of the first day.
  expect(asked(orderId)).toBeLessThanOrEqual(4 + 24)
  payment.status = 'captured'
  rewind()
  // A page that asks is answered at once, without waiting for the next look.
  expect((await market.shop.look(student, orderId, market.app)).body).toMatchObject({ status: 'paid' })
  expect(await market.purchases(student)).toEqual([payment.id])
})

test('a payment that the bank never confirms is given up after three days', async () => {
  const { orderId } = await market.buyer()
  market.server.pay(orderId, { status: 'created' })
  await poll(73 * HOURS)
  const before = asked(orderId)
  await poll(48 * HOURS)
  expect(asked(orderId)).toBe(before)
})

test.each([
  [
    'a webhook',
    (_: Student, payment: ProviderPayment) =>
      market.deliver(market.server.event('payment.authorized', { ...payment })),
    200,
  ],
  [
    'the page',
    (student: Student, payment: ProviderPayment) => {
      rewind()
      return market.verify(student, payment)
    },
    503,
  ],
])(
  'held money that %s reports of a closed order is looked at until it is taken',
  async (_, report, status) => {
    const { student, orderId } = await market.buyer()
    await poll(75 * HOURS)
    const payment = market.server.pay(orderId, { status: 'authorized' })
    market.server.held.add(payment.id)
    expect((await report(student, payment)).status).toBe(status)
    await poll(50 * HOURS)
    expect(await market.status(student)).toBe('created')
    market.server.held.delete(payment.id)
    await poll(1 * HOURS)
    expect(await market.status(student)).toBe('paid')
  },
)

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
