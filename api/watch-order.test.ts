/** How often the provider is asked about an order, against the server that plays it. */
import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApp } from './app'
import { type RazorpayShop, startRazorpayShop } from './testing/razorpay-shop'
import type { Student } from './testing/shop'

let market: RazorpayShop
let app: Hono
/** Stands still but for what a test passes, so that a slow machine changes nothing. */
let clock = Date.now()

beforeAll(async () => {
  market = await startRazorpayShop()
  app = createApp({ ...market.deps, now: () => new Date(clock) })
})
afterAll(() => market.close())
afterEach(() => {
  market.server.trouble.length = 0
})

const look = (student: Student, orderId: string) => market.shop.look(student, orderId, app)
const asked = (orderId: string) =>
  market.server.calls.filter((call) => call === `GET /v1/orders/${orderId}/payments`).length

test('whoever asks at the same time shares one call to the provider', async () => {
  const { student, orderId } = await market.buyer()
  market.server.trouble.push({ delayMs: 300 })
  const seen = await Promise.all(Array.from({ length: 20 }, () => look(student, orderId)))
  expect(seen.map(({ body }) => body.status)).toEqual(Array<string>(20).fill('created'))
  expect(asked(orderId)).toBe(1)
})

test('an answer that may still change is told again for 3 seconds, and then the provider is asked', async () => {
  const { student, orderId } = await market.buyer()
  await look(student, orderId)
  market.server.pay(orderId)
  expect((await look(student, orderId)).body.status).toBe('created')
  expect(asked(orderId)).toBe(1)
  clock += 2999
  expect((await look(student, orderId)).body.status).toBe('created')
  clock += 1
  expect((await look(student, orderId)).body.status).toBe('paid')
  expect(asked(orderId)).toBe(2)
})

test('one order says nothing of another', async () => {
  const [one, two] = [await market.buyer(), await market.buyer()]
  await look(one.student, one.orderId)
  market.server.pay(two.orderId)
  expect((await look(two.student, two.orderId)).body.status).toBe('paid')
})

test('a payment that the page or a webhook reports is told at once', async () => {
  const [one, two] = [await market.buyer(), await market.buyer()]
  await look(one.student, one.orderId)
  await look(two.student, two.orderId)
  await market.verify(one.student, market.server.pay(one.orderId))
  await market.deliver(market.server.event('payment.captured', market.server.pay(two.orderId)))
  expect((await look(one.student, one.orderId)).body.status).toBe('paid')
  expect((await look(two.student, two.orderId)).body.status).toBe('paid')
})

test('whoever buys again is never answered from memory: a payment may just have been made', async () => {
  const { student, orderId } = await market.buyer()
  await look(student, orderId)
  market.server.pay(orderId)
  expect(await market.shop.order(student, {}, app)).toMatchObject({
    status: 409,
    body: { error: 'You already own this product.' },
  })
})

test('a provider in trouble is not asked more often', async () => {
  const { student, orderId } = await market.buyer()
  market.server.trouble.push({ status: 500 })
  expect((await look(student, orderId)).status).toBe(503)
  expect((await look(student, orderId)).status).toBe(503)
  expect(asked(orderId)).toBe(1)
  clock += 3000
  expect((await look(student, orderId)).body.status).toBe('created')
})
