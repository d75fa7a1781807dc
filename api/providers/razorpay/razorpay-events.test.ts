/** Webhooks: signed, repeated, out of order, interrupted; and the polling that makes up for lost ones. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RazorpayShop, startRazorpayShop } from '../../testing/razorpay-shop'

let market: RazorpayShop

beforeAll(async () => {
  market = await startRazorpayShop()
})
afterAll(() => market.close())

const outcome = (name: string) => ({ status: 200, body: { outcome: name } })

async function paid() {
  const { student, orderId } = await market.buyer()
  return { student, orderId, payment: market.server.pay(orderId) }
}

describe('a webhook call', () => {
  test('grants the product although the page never reported the payment', async () => {
    const { student, payment } = await paid()
    expect(await market.deliver(market.server.event('payment.captured', payment))).toEqual(outcome('applied'))
    expect(await market.purchases(student)).toEqual([payment.id])
    // The page that comes late gets the usual answer.
    expect((await market.verify(student, payment)).status).toBe(200)
  })

  const flipped = (signature: string) => signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0')

  test.each([
    ['without a signature', () => '', (body: string) => body],
    ['whose signature is off by one', flipped, (body: string) => body],
    [
      'signed for another amount',
      (signature: string) => signature,
      (body: string) => body.replace('"amount":13000', '"amount":1'),
    ],
    [
      'signed for the same JSON with other blanks',
      (signature: string) => signature,
      (body: string) => body.replaceAll(':', ': '),
    ],
  ])('%s is refused', async (_, resign, rewrite) => {
    const { student, payment } = await paid()
    const { body, headers } = market.server.event('payment.captured', payment)
    const forged = { ...headers, 'x-razorpay-signature': resign(headers['x-razorpay-signature'] ?? '') }
    expect((await market.deliver({ body: rewrite(body), headers: forged })).status).toBe(401)
    expect(await market.purchases(student)).toEqual([])
  })

  test('that comes again is answered and does nothing', async () => {
    const { student, payment } = await paid()
    const event = market.server.event('payment.captured', payment)
    const answers = await Promise.all([market.deliver(event), market.deliver(event), market.deliver(event)])
    expect(answers.map(({ body }) => body)).toContainEqual({ outcome: 'applied' })
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await market.deliver(event)).toEqual(outcome('repeated'))
    expect(await market.purchases(student)).toEqual([payment.id])
  })

  test('of the same payment under another event id makes no second purchase', async () => {
    const { student, payment } = await paid()
    await market.deliver(market.server.event('order.paid', payment))
    expect(await market.deliver(market.server.event('payment.captured', payment))).toEqual(outcome('applied'))
    expect(await market.purchases(student)).toEqual([payment.id])
    const sold = market.shop.logged.filter((line) => line.endsWith(`was paid with payment ${payment.id}`))
    expect(sold).toHaveLength(1)
  })

  test('that tells of an earlier failure after the payment undoes nothing', async () => {
    const { student, orderId } = await market.buyer()
    const failed = market.server.pay(orderId, { status: 'failed' })
    const payment = market.server.pay(orderId)
    await market.deliver(market.server.event('order.paid', payment))
    await market.deliver(market.server.event('payment.failed', failed))
    expect(await market.status(student)).toBe('paid')
    expect(await market.purchases(student)).toEqual([payment.id])
  })

  test('that tells of a failure first leaves the order open for the next payment', async () => {
    const { student, orderId } = await market.buyer()
    await market.deliver(
      market.server.event('payment.failed', market.server.pay(orderId, { status: 'failed' })),
    )
    expect(await market.status(student)).toBe('attempted')
    await market.deliver(market.server.event('payment.captured', market.server.pay(orderId)))
    expect(await market.status(student)).toBe('paid')
  })

  test('of money that is only held has it taken', async () => {
    const { student, orderId } = await market.buyer()
    const payment = market.server.pay(orderId, { status: 'authorized' })
    const event = market.server.event('payment.authorized', { ...payment })
    expect(await market.deliver(event)).toEqual(outcome('applied'))
    expect(await market.purchases(student)).toEqual([payment.id])
  })

  test('of another amount, an unknown order or no payment at all grants nothing', async () => {
    const { student, orderId } = await market.buyer()
    const small = market.server.pay(orderId, { amount: 100 })
    expect(await market.deliver(market.server.event('payment.captured', small))).toEqual(
      outcome('wrong amount'),
    )
    const stray = { ...small, order_id: 'order_of_another_shop' }
    expect(await market.deliver(market.server.event('payment.captured', stray))).toEqual(
      outcome('unknown order'),
    )
    expect(await market.deliver(market.server.event('refund.processed', small))).toEqual(outcome('ignored'))
    expect(await market.purchases(student)).toEqual([])
  })

  test('of a second payment of one order is logged for a refund', async () => {
    const { student, orderId, payment } = await paid()
    await market.deliver(market.server.event('payment.captured', payment))
    const second = market.server.pay(orderId)
    expect(await market.deliver(market.server.event('payment.captured', second))).toEqual(outcome('applied'))
    expect(market.shop.logged).toContain(`order ${orderId} was paid twice: refund payment ${second.id}`)
    expect(await market.purchases(student)).toEqual([payment.id])
  })
})

describe('polling', () => {
  const poll = () =>
    market.app.request('/api/reconcile', {
      method: 'POST',
      headers: { authorization: 'Bearer a-scheduler-token' },
    })

  test('finds what was paid and never told, gets past what cannot be asked, and gives up after three days', async () => {
    const [lost, failing, left] = [await paid(), await paid(), await market.buyer()]
    expect(await (await poll()).json()).toEqual({ paid: 0 })

    market.shop.passMinutes(10)
    market.server.trouble.push({ status: 500 })
    const first = await (await poll()).json()
    market.shop.passMinutes(1)
    const second = await (await poll()).json()
    expect([first, second].reduce((sum, { paid: count }) => sum + count, 0)).toBeGreaterThanOrEqual(2)
    expect([await market.status(lost.student), await market.status(failing.student)]).toEqual([
      'paid',
      'paid',
    ])
    expect(await market.status(left.student)).toBe('created')

    market.shop.passMinutes(3 * 24 * 60)
    await poll()
    // Refunds and disputes are asked for in each first minute of an hour.
    const asked = () => market.server.calls.filter((call) => call.includes('/orders/')).length
    const before = asked()
    await poll()
    expect(asked()).toBe(before)
    market.shop.passMinutes(-3 * 24 * 60 - 11)
  })

  test('skips an order whose document is damaged, and says so', async () => {
    const [damaged, good] = [await paid(), await paid()]
    const [order] = await market.shop.documents('orders', damaged.student)
    const path = `orders/${order?.id}`
    await market.shop.firestore.commit([{ patch: path, fields: { categoryId: null } }])
    market.shop.passMinutes(11)
    await poll()
    market.shop.passMinutes(-11)
    expect(await market.status(good.student)).toBe('paid')
    expect(market.shop.logged.filter((line) => line.startsWith(`order ${order?.id} could not be`))).toEqual([
      expect.stringContaining('cannot be read'),
    ])
    await market.shop.firestore.commit([{ delete: path }])
  })

  test.each([[undefined], ['Bearer wrong-token'], ['Bearer ']])(
    'is for the scheduler only: %s',
    async (value) => {
      const headers = value === undefined ? {} : { authorization: value }
      expect((await market.app.request('/api/reconcile', { method: 'POST', headers })).status).toBe(401)
      expect((await market.shop.app.request('/api/reconcile', { method: 'POST', headers })).status).toBe(401)
    },
  )
})
