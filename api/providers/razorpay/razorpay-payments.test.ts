/** Orders, reported payments, and what is found by asking, against a server that plays the provider. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type RazorpayShop, startRazorpayShop } from '../../testing/razorpay-shop'

let market: RazorpayShop

beforeAll(async () => {
  market = await startRazorpayShop()
})
afterAll(() => market.close())
afterEach(() => {
  market.server.trouble.length = 0
})

test('an order is opened at the provider for the price of the database, in paise', async () => {
  const { orderId } = await market.buyer()
  expect(market.server.orders.get(orderId)).toMatchObject({
    amount: 13_000,
    currency: 'INR',
    status: 'created',
  })
})

test.each([{ status: 500 }, { status: 502 }, { status: 401 }])(
  'no order is made while the provider answers %o, and the next try makes one',
  async (trouble) => {
    const student = await market.shop.signUp()
    market.server.trouble.push(trouble)
    expect(await market.shop.order(student, {}, market.app)).toEqual({
      status: 502,
      body: { error: 'Failed to create payment order' },
    })
    expect((await market.shop.order(student, {}, market.app)).status).toBe(200)
  },
)

test('a captured payment grants the product', async () => {
  const { student, orderId } = await market.buyer()
  expect((await market.verify(student, market.server.pay(orderId))).status).toBe(200)
  expect(await market.status(student)).toBe('paid')
})

test('money that is only held is taken before the product is granted', async () => {
  const { student, orderId } = await market.buyer()
  const payment = market.server.pay(orderId, { status: 'authorized' })
  expect((await market.verify(student, payment)).status).toBe(200)
  expect(payment.status).toBe('captured')
  expect(await market.purchases(student)).toEqual([payment.id])
})

test('a payment is not granted while the provider cannot be asked, and is with the next report', async () => {
  const { student, orderId } = await market.buyer()
  const payment = market.server.pay(orderId)
  market.server.trouble.push({ status: 503 })
  expect((await market.verify(student, payment)).status).toBe(503)
  expect(await market.purchases(student)).toEqual([])
  market.server.trouble.push({ delayMs: 300 })
  expect((await market.verify(student, payment)).status).toBe(200)
})

test.each([
  ['of another amount', { amount: 100 }],
  ['of another currency', { currency: 'USD' }],
  ['that failed', { status: 'failed' as const }],
  ['that was given back', { status: 'refunded' as const }],
])('a payment %s grants nothing, however well it is signed', async (_, change) => {
  const { student, orderId } = await market.buyer()
  expect(await market.verify(student, market.server.pay(orderId, change))).toEqual({
    status: 400,
    body: { error: 'Payment verification failed' },
  })
  expect(await market.purchases(student)).toEqual([])
})

test('a payment that the provider does not know, or of another order, grants nothing', async () => {
  const [one, two] = [await market.buyer(), await market.buyer()]
  const paid = market.server.pay(two.orderId)
  const unknown = { ...paid, id: 'pay_unknown', order_id: one.orderId }
  expect((await market.verify(one.student, unknown)).status).toBe(400)
  expect((await market.verify(one.student, { ...paid, order_id: one.orderId })).status).toBe(400)
  expect((await market.verify(one.student, paid)).status).toBe(404)
  expect(await market.purchases(one.student)).toEqual([])
})

test('a payment that nobody reported is found when its student asks about the order', async () => {
  const { student, orderId } = await market.buyer()
  const look = () => market.shop.look(student, orderId, market.app)
  expect((await look()).body).toEqual({
    orderId,
    productId: 'testseries_group2',
    productName: 'Group 2 Test Series',
    amount: 130,
    currency: 'INR',
    status: 'created',
  })
  market.server.pay(orderId, { status: 'failed' })
  market.shop.passMinutes(1)
  expect((await look()).body).toMatchObject({ status: 'attempted' })
  const { id: paymentId } = market.server.pay(orderId)
  market.shop.passMinutes(1)
  expect((await look()).body).toMatchObject({ status: 'paid', paymentId })
  expect(await market.purchases(student)).toEqual([paymentId])
})

test('held money that cannot be taken yet is told as being confirmed, and no second order is made for it', async () => {
  const { student, orderId } = await market.buyer()
  const { id: paymentId } = market.server.pay(orderId, { status: 'authorized' })
  market.server.held.add(paymentId)
  const look = () => market.shop.look(student, orderId, market.app)
  expect((await look()).body).toMatchObject({ status: 'confirming', paymentId })
  const refusal = { error: 'Your payment for this product is being confirmed.' }
  expect(await market.shop.order(student, {}, market.app)).toEqual({ status: 409, body: refusal })
  const reported = { ...market.server.pay(orderId, { status: 'authorized' }), id: paymentId }
  expect(await market.verify(student, reported)).toEqual({ status: 503, body: refusal })
  expect(await market.purchases(student)).toEqual([])
  market.server.held.clear()
  market.shop.passMinutes(1)
  expect((await look()).body).toMatchObject({ status: 'paid' })
})

test('a second payment of a paid order that only the page reports is stored and logged for a refund', async () => {
  const { student, orderId } = await market.buyer()
  const [first, second] = [market.server.pay(orderId), market.server.pay(orderId)]
  expect((await market.verify(student, first)).status).toBe(200)
  for (const times of ['once', 'again']) {
    const refusal = { error: 'This order is already paid with another payment.' }
    expect([times, await market.verify(student, second)]).toEqual([times, { status: 409, body: refusal }])
  }
  const line = `order ${orderId} was paid twice: refund payment ${second.id}`
  expect(market.shop.logged.filter((one) => one === line)).toHaveLength(1)
  // The webhook that comes late does not log it again, and the stored payment takes over when the first one goes back.
  await market.deliver(market.server.event('payment.captured', second))
  expect(market.shop.logged.filter((one) => one === line)).toHaveLength(1)
  const refund = market.server.refund(first)
  await market.deliver(market.server.event('refund.processed', first, undefined, { refund }))
  expect(await market.purchases(student)).toEqual([second.id])
  expect((await market.verify(student, second)).status).toBe(200)
})

test('a second payment that was not taken is refused and not stored', async () => {
  const { student, orderId } = await market.buyer()
  const [first, failed] = [market.server.pay(orderId), market.server.pay(orderId, { status: 'failed' })]
  await market.verify(student, first)
  expect((await market.verify(student, failed)).status).toBe(400)
  const [order] = await market.shop.documents('orders', student)
  expect(order?.data.furtherPayments).toBeUndefined()
})

test('a second payment opens the product again when the first one was given back', async () => {
  const { student, orderId } = await market.buyer()
  const first = market.server.pay(orderId)
  await market.verify(student, first)
  const refund = market.server.refund(first)
  await market.deliver(market.server.event('refund.processed', first, undefined, { refund }))
  const second = market.server.pay(orderId)
  expect((await market.verify(student, second)).status).toBe(200)
  expect(await market.purchases(student)).toEqual([second.id])
  expect((await market.verify(student, first)).status).toBe(409)
})

test('who paid in a tab that closed too early is told so instead of paying again', async () => {
  const { student, orderId } = await market.buyer()
  const { id: paymentId } = market.server.pay(orderId)
  expect(await market.shop.order(student, {}, market.app)).toEqual({
    status: 409,
    body: { error: 'You already own this product.' },
  })
  expect(await market.purchases(student)).toEqual([paymentId])
})

test('no order is given out while nobody can say whether the last one was paid', async () => {
  const { student, orderId } = await market.buyer()
  market.server.trouble.push({ status: 500 })
  expect((await market.shop.order(student, {}, market.app)).status).toBe(503)
  expect((await market.shop.order(student, {}, market.app)).body).toEqual({ orderId })
})
