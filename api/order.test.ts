/** `GET /api/orders/{orderId}` with the local provider. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from './testing/shop'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const unknown = { status: 404, body: { error: 'Order not found.' } }

async function payAtProvider(orderId: unknown, outcome: 'pay' | 'fail'): Promise<Response> {
  return shop.app.request('/local-provider/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, outcome }),
  })
}

test('a payment whose tab was closed before it was reported is found and recorded', async () => {
  const student = await shop.signUp()
  const { orderId } = (await shop.order(student)).body
  await payAtProvider(orderId, 'fail')
  expect((await shop.look(student, orderId)).body).toMatchObject({ status: 'created' })
  await payAtProvider(orderId, 'pay')
  const seen = await Promise.all([shop.look(student, orderId), shop.look(student, orderId)])
  for (const { body } of seen) {
    expect(body).toMatchObject({ orderId, productId: 'testseries_group2', amount: 130, status: 'paid' })
  }
  const purchases = await shop.documents('user_purchases', student)
  expect(purchases.map(({ data }) => data)).toEqual([
    expect.objectContaining({ orderId, paymentId: seen[0]?.body.paymentId, amount: 130, currency: 'INR' }),
  ])
})

test('another student’s order and an order that is none look the same', async () => {
  const [student, other] = [await shop.signUp(), await shop.signUp()]
  const { orderId } = (await shop.order(student)).body
  expect(await shop.look(other, orderId)).toEqual(unknown)
  expect(await shop.look(student, 'order_none')).toEqual(unknown)
  expect(await shop.look(student, '..%2Fusers')).toEqual(unknown)
})

test('a visitor is refused', async () => {
  expect((await shop.look(null, 'order_none')).status).toBe(401)
})

test('a webhook call is refused: the local provider sends none', async () => {
  expect((await shop.app.request('/api/payment-events', { method: 'POST', body: '{}' })).status).toBe(401)
})
