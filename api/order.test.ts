/** `GET /api/orders/{orderId}` with the local provider. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, signedPayment, startShop } from './testing/shop'

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
  shop.passMinutes(1)
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

test('an order whose document is damaged looks unknown to others, and its student is told what to do', async () => {
  const [student, other] = [await shop.signUp(), await shop.signUp()]
  const fields = { userId: student.uid, productId: 'testseries_group2', status: 'created', amount: 130 }
  await shop.firestore.commit([{ set: 'orders/order_damaged', fields }])
  const clear = {
    status: 409,
    body: { error: 'This order cannot be read. Please contact support with its number: order_damaged' },
  }
  expect(await shop.look(other, 'order_damaged')).toEqual(unknown)
  expect(await shop.look(student, 'order_damaged')).toEqual(clear)
  expect(await shop.verify(other, signedPayment('order_damaged'))).toEqual(unknown)
  expect(await shop.verify(student, signedPayment('order_damaged'))).toEqual(clear)
  expect(shop.logged.join('\n')).toMatch(/order_damaged.*categoryId/s)
})

test('a visitor is refused', async () => {
  expect((await shop.look(null, 'order_none')).status).toBe(401)
})

test('a webhook call is refused: the local provider sends none', async () => {
  expect((await shop.app.request('/api/payment-events', { method: 'POST', body: '{}' })).status).toBe(401)
})
