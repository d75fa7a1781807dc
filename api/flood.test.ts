/** One student and one address flood the endpoint over real sockets; another student at the same address buys. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from './rate-limits'
import { type HostedShop, startHostedShop } from './testing/hosted-shop'
import { type Served, serveApp } from './testing/serve-app'
import type { Student } from './testing/shop'

let shop: HostedShop
let served: Served
let lookups: () => number

beforeAll(async () => {
  shop = await startHostedShop()
  const opened = shop.openApp()
  lookups = opened.lookups
  served = await serveApp(opened.app)
})
afterAll(async () => {
  await served.close()
  await shop.close()
})

async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
  const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
  const response = await fetch(
    `${served.origin}/api/${path}`,
    body === null
      ? { headers }
      : { ...request, body: typeof body === 'string' ? body : JSON.stringify(body) },
  )
  // Every answer of the endpoint is a JSON object.
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const bearer = (idToken: string) => ({ authorization: `Bearer ${idToken}` })

function order(student: Student) {
  const product = { amount: 130, currency: 'INR', productId: 'testseries_group2' }
  const names = { productName: 'Group 2 Test Series', customerName: 'Asha Rao' }
  const customer = { customerEmail: student.email, userId: student.uid }
  return call('create-order', { ...product, ...names, ...customer }, bearer(student.idToken))
}

const look = (student: Student, orderId: unknown) =>
  call(`orders/${String(orderId)}`, null, bearer(student.idToken))

/** Calls in rounds of 25 at once. @returns how often each status came. */
async function flood(calls: number, one: () => Promise<{ status: number }>): Promise<Map<number, number>> {
  const seen = new Map<number, number>()
  for (let done = 0; done < calls; done += 25) {
    for (const { status } of await Promise.all(Array.from({ length: 25 }, one))) {
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
  }
  return seen
}

test('the other student is never refused, and the provider is asked a bounded number of times', async () => {
  const { server } = shop.market
  const [flooder, buyer] = [await shop.newStudent(), await shop.newStudent()]
  const opened = (await order(flooder)).body.orderId
  const forged = bearer(await shop.forge(buyer.uid))
  const event = { body: '{"event":"payment.captured"}', headers: { 'x-razorpay-signature': '0'.repeat(64) } }
  const started = Date.now()

  async function buy() {
    const { status, body } = await order(buyer)
    const { orderId } = body
    const asked = await look(buyer, orderId)
    const report = shop.market.reportOf(server.pay(String(orderId)))
    const reported = await call('verify-payment', report, bearer(buyer.idToken))
    return [status, asked.status, reported.status, (await look(buyer, orderId)).body.status]
  }

  const [orders, looks, tokens, webhooks, bought] = await Promise.all([
    flood(100, () => order(flooder)),
    flood(200, () => look(flooder, opened)),
    flood(200, () => call('orders/order_1', null, forged)),
    flood(200, () => call('payment-events', event.body, event.headers)),
    buy(),
  ])
  const again = await order(buyer)
  const seconds = (Date.now() - started) / 1000

  expect(bought).toEqual([200, 200, 200, 'paid'])
  expect(again).toEqual({ status: 409, body: { error: 'You already own this product.' } })

  expect([...orders.keys(), ...looks.keys()].every((status) => status === 200 || status === 429)).toBe(true)
  const windows = 1 + Math.floor(seconds / 60)
  expect(orders.get(200)).toBeLessThanOrEqual(LIMITS['create-order'].calls * windows)
  expect(looks.get(200)).toBeLessThanOrEqual(LIMITS['order-status'].calls * windows)
  const refused = (tokens.get(401) ?? 0) + (webhooks.get(401) ?? 0)
  expect(refused).toBeLessThanOrEqual(LIMITS.unproven.calls * windows)
  expect((tokens.get(429) ?? 0) + (webhooks.get(429) ?? 0)).toBe(400 - refused)

  const aboutFlooder = server.calls.filter((path) => path.includes(String(opened))).length
  expect(aboutFlooder).toBeLessThanOrEqual((orders.get(200) ?? 0) + Math.ceil(seconds / 3) + 1)
  expect(server.calls.filter((path) => path === 'POST /v1/orders')).toHaveLength(2)
  // Of the flooder's served calls and of the buyer's, and of no forged one.
  expect(lookups()).toBeLessThanOrEqual((orders.get(200) ?? 0) + (looks.get(200) ?? 0) + 1 + 5)
}, 180_000)
