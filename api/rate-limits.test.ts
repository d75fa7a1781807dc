import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppDeps } from './app'
import { LIMITS, type Limits } from './rate-limits'
import { completeOrder } from './testing/detached-app'
import { type HostedShop, startHostedShop } from './testing/hosted-shop'
import { type Student, signedPayment } from './testing/shop'

const few: Limits = {
  'create-order': { calls: 3, seconds: 60 },
  'verify-payment': { calls: 3, seconds: 60 },
  'order-status': { calls: 3, seconds: 60 },
  'sign-out-everywhere': { calls: 3, seconds: 60 },
  'delete-account': { calls: 3, seconds: 60 },
  unproven: { calls: 3, seconds: 60 },
  'order-address': { calls: 6, seconds: 600 },
  'order-all': { calls: 9, seconds: 600 },
  'contact-address': { calls: 3, seconds: 600 },
  'contact-all': { calls: 5, seconds: 600 },
}
const WAIT = /^Too many tries\. Please wait (\d+) seconds? and try again\.$/

let shop: HostedShop
let app: Hono
let lookups: () => number

const open = (limits: Limits, changes: Partial<AppDeps> = {}) => {
  ;({ app, lookups } = shop.openApp({ ...changes, limits }))
}

beforeAll(async () => {
  shop = await startHostedShop()
})
afterAll(() => shop.close())
beforeEach(() => open(few))

const at = (address: string) => ({ incoming: { socket: { remoteAddress: address } } })
const health = (address: string) => app.request('/api/health', {}, at(address))

/** A status call with the token, or without one. */
async function look(idToken: string | null, address = '10.0.0.1', headers: Record<string, string> = {}) {
  const authorization = idToken === null ? {} : { authorization: `Bearer ${idToken}` }
  const response = await app.request(
    '/api/orders/order_none',
    { headers: { ...headers, ...authorization } },
    at(address),
  )
  return { status: response.status, headers: response.headers, body: await response.text() }
}

async function times(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await call()).status)
  return statuses
}

test('the limits are far above what the app does', () => {
  expect(LIMITS).toEqual({
    'create-order': { calls: 20, seconds: 60 },
    'verify-payment': { calls: 30, seconds: 60 },
    'order-status': { calls: 60, seconds: 60 },
    'sign-out-everywhere': { calls: 10, seconds: 60 },
    'delete-account': { calls: 10, seconds: 60 },
    unproven: { calls: 60, seconds: 60 },
    'order-address': { calls: 120, seconds: 600 },
    'order-all': { calls: 1200, seconds: 600 },
    'contact-address': { calls: 20, seconds: 600 },
    'contact-all': { calls: 120, seconds: 600 },
  })
})

/**
 * New students who each press Buy twice at the address.
 * @param forwarded X-Forwarded-For @returns how many of the presses were answered with an order
 */
async function newAccountsBuy(accounts: number, address: string, forwarded?: string): Promise<number> {
  const { post } = shop.market.shop
  const presses = Array.from({ length: accounts }, async () => {
    const student = await shop.newStudent()
    const request: Hono['request'] = (path, call) => {
      const headers = new Headers(call?.headers)
      if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded)
      return app.request(path, { ...call, headers }, at(address))
    }
    const body = { ...completeOrder, userId: student.uid }
    const press = () => post('create-order', body, student.idToken, { request })
    return [(await press()).status, (await press()).status]
  })
  return (await Promise.all(presses)).flat().filter((status) => status === 200).length
}

test('new accounts at one address make a bounded number of orders, and so do all addresses together', async () => {
  expect(await newAccountsBuy(10, '10.0.0.1')).toBe(6)
  expect(await newAccountsBuy(10, '10.0.0.2')).toBe(3)
  expect(await newAccountsBuy(1, '10.0.0.3')).toBe(0)
})

test('callers on this machine share the limit of all and no other', async () => {
  expect(await newAccountsBuy(10, '127.0.0.1')).toBe(9)
})

test('behind a front on this machine, orders count by the address that the front saw', async () => {
  open(few, { trustedProxies: 1 })
  expect(await newAccountsBuy(10, '127.0.0.1', '6.6.6.6, 1.2.3.4')).toBe(6)
  expect(await newAccountsBuy(10, '127.0.0.1', '6.6.6.6, 1.2.3.5')).toBe(3)
})

test('a student who calls too often is told how long to wait, in words and for the app, and is not looked up', async () => {
  const { idToken } = await shop.newStudent()
  const origin = 'http://127.0.0.1:5173'
  expect(await times(3, () => look(idToken))).toEqual([404, 404, 404])
  const { status, headers, body } = await look(idToken, '10.0.0.1', { origin })
  expect(status).toBe(429)
  const seconds = Number(headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(50)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(WAIT.exec(JSON.parse(body).error)?.[1]).toBe(String(seconds))
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-expose-headers')).toBe('Retry-After')
  expect(lookups()).toBe(3)
})

test('after that time the student is served again', async () => {
  open({ ...few, 'order-status': { calls: 1, seconds: 1 } })
  const { idToken } = await shop.newStudent()
  expect(await times(2, () => look(idToken))).toEqual([404, 429])
  const { headers, body } = await look(idToken)
  expect(headers.get('retry-after')).toBe('1')
  expect(body).toContain('Please wait 1 second and try again.')
  await pause(1050)
  expect((await look(idToken)).status).toBe(404)
})

test('each kind of call and each student has calls of its own', async () => {
  const [one, two] = [await shop.newStudent(), await shop.newStudent()]
  const order = (student: Student) => shop.market.shop.order(student, {}, app)
  const verify = (student: Student) =>
    shop.market.shop.post('verify-payment', signedPayment('order_none'), student.idToken, app)
  expect(await times(4, () => order(one))).toEqual([200, 200, 200, 429])
  expect(await times(4, () => verify(one))).toEqual([404, 404, 404, 429])
  expect(await times(4, () => look(one.idToken))).toEqual([404, 404, 404, 429])
  expect([await order(two), await verify(two), await look(two.idToken)].map(({ status }) => status)).toEqual([
    200, 404, 404,
  ])
})

test('an address that proves nothing too often is refused before any work; who has a good token is served there', async () => {
  const { idToken } = await shop.newStudent()
  const forged = await shop.forge('u1')
  expect(await times(3, () => look(forged))).toEqual([401, 401, 401])
  expect((await look(forged)).status).toBe(429)
  expect((await look(null)).status).toBe(429)
  // Neither the body nor its type is looked at any more.
  const unread = await app.request('/api/create-order', { method: 'POST', body: 'x' }, at('10.0.0.1'))
  expect([unread.status, unread.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(lookups()).toBe(0)
  expect((await look(idToken)).status).toBe(404)
  expect((await look(forged, '10.0.0.2')).status).toBe(401)
  expect((await health('10.0.0.1')).status).toBe(200)
})

test('students whose address is spent are each served up to their own limit', async () => {
  await times(4, () => look(null))
  for (const student of [await shop.newStudent(), await shop.newStudent()]) {
    expect(await times(4, () => look(student.idToken))).toEqual([404, 404, 404, 429])
  }
})

test('forged webhooks count; one with a good signature is taken from the same address', async () => {
  const { orderId } = await shop.market.buyer()
  const deliver = async ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    app.request('/api/payment-events', { method: 'POST', headers, body }, at('10.0.0.1'))
  const event = shop.market.server.event('payment.captured', shop.market.server.pay(orderId))
  const forged = { ...event, body: event.body.replace('"amount":13000', '"amount":1') }
  expect(forged.body).not.toBe(event.body)
  expect(await times(4, () => deliver(forged))).toEqual([401, 401, 401, 429])
  expect((await look(null)).status).toBe(429)
  expect(await times(5, () => deliver(event))).toEqual([200, 200, 200, 200, 200])
})

test('behind a proxy the address is whom the proxy saw', async () => {
  open(few, { trustedProxies: 1 })
  const from = (client: string) => look(null, '10.0.0.1', { 'x-forwarded-for': `6.6.6.6, ${client}` })
  expect(await times(4, () => from('1.2.3.4'))).toEqual([401, 401, 401, 429])
  expect((await from('1.2.3.5')).status).toBe(401)
})
