import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, type SignedPayment, type Student, signedPayment, startShop } from './testing/shop'

const SUCCESS = {
  status: 200,
  body: { success: true, productId: 'testseries_group2', productName: 'Group 2 Test Series' },
}

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** A student with an order and the payment of it. */
async function buyer(): Promise<{ student: Student; payment: SignedPayment }> {
  const student = await shop.signUp()
  const { body } = await shop.order(student)
  return { student, payment: signedPayment(body.orderId) }
}

async function expectNothingSold(student: Student): Promise<void> {
  expect(await shop.documents('user_purchases', student)).toEqual([])
  expect((await shop.documents('orders', student))[0]?.data.status).toBe('created')
}

test('a signed payment grants the product and marks the order paid', async () => {
  const { student, payment } = await buyer()
  expect(await shop.verify(student, payment)).toEqual(SUCCESS)
  const purchases = await shop.documents('user_purchases', student)
  expect(purchases.map(({ id, data }) => ({ id, data }))).toEqual([
    {
      id: `${student.uid}_testseries_group2`,
      data: {
        userId: student.uid,
        productId: 'testseries_group2',
        productName: 'Group 2 Test Series',
        categoryId: 'group2',
        categoryName: 'Group 2 Test Series',
        purchaseDate: expect.any(Date),
        isActive: true,
        amount: 130,
        currency: 'INR',
        paymentId: 'pay_1',
        orderId: payment.orderId,
      },
    },
  ])
  const [order] = await shop.documents('orders', student)
  expect(order?.data).toMatchObject({ status: 'paid', paymentId: 'pay_1', amount: 130, userId: student.uid })
  expect(await shop.order(student)).toEqual({ status: 409, body: { error: 'You already own this product.' } })
})

test('the payment of the local checkout is accepted', async () => {
  const { student, payment } = await buyer()
  const response = await shop.app.request('/local-provider/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: payment.orderId, outcome: 'pay' }),
  })
  const paid = (await response.json()) as Record<string, string> // the success handler's fields
  const changes = { paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature }
  expect(await shop.verify(student, payment, changes)).toEqual(SUCCESS)
})

test.each([
  ['its first character', (text: string) => (text.startsWith('a') ? 'b' : 'a') + text.slice(1)],
  ['its last character', (text: string) => text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a')],
  ['its case', (text: string) => text.toUpperCase()],
  ['its length', (text: string) => text.slice(1)],
])('a signature altered in %s grants nothing', async (_, alter) => {
  const { student, payment } = await buyer()
  expect(await shop.verify(student, payment, { signature: alter(payment.signature) })).toEqual({
    status: 400,
    body: { error: 'Payment verification failed' },
  })
  await expectNothingSold(student)
})

test('a signature of another payment or order grants nothing', async () => {
  const { student, payment } = await buyer()
  expect((await shop.verify(student, payment, { paymentId: 'pay_2' })).status).toBe(400)
  const foreign = signedPayment('order_of_another_shop')
  expect((await shop.verify(student, payment, { signature: foreign.signature })).status).toBe(400)
  await expectNothingSold(student)
})

test('unknown and foreign orders, and orders for another product, are not told apart', async () => {
  const [victim, thief] = [await buyer(), await buyer()]
  const unknown = { status: 404, body: { error: 'Order not found.' } }
  expect(await shop.verify(thief.student, signedPayment('order_unknown'))).toEqual(unknown)
  expect(await shop.verify(thief.student, victim.payment)).toEqual(unknown)
  expect(await shop.verify(thief.student, thief.payment, { productId: 'polity_pack' })).toEqual(unknown)
  // Also after the owner has paid it, and with a wrong signature.
  expect(await shop.verify(victim.student, victim.payment)).toEqual(SUCCESS)
  expect(await shop.verify(thief.student, victim.payment)).toEqual(unknown)
  expect(await shop.verify(thief.student, { ...victim.payment, signature: '0' })).toEqual(unknown)
  await expectNothingSold(thief.student)
})

test('a product that was withdrawn after the order is still granted', async () => {
  const student = await shop.signUp()
  const set = (isActive: boolean) =>
    shop.firestore.commit([
      {
        set: 'paid_resource_categories/short',
        fields: { name: 'Short Pack', productId: 'short_pack', price: 80, isActive },
      },
    ])
  await set(true)
  const product = { productId: 'short_pack', productName: 'Short Pack', amount: 80 }
  const { body } = await shop.order(student, product)
  await set(false)
  const payment = signedPayment(body.orderId, 'pay_1', 'short_pack')
  expect((await shop.verify(student, payment)).status).toBe(200)
})
