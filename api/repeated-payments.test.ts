/** Payments that come twice, late, at once, or after the purchase was taken back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app'
import type { FirestoreClient } from './firestore/client'
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

test('the same payment again gives the same answer and changes nothing', async () => {
  const { student, payment } = await buyer()
  await shop.verify(student, payment)
  const before = [
    ...(await shop.documents('user_purchases', student)),
    ...(await shop.documents('orders', student)),
  ]
  expect(await shop.verify(student, payment)).toEqual(SUCCESS)
  const after = [
    ...(await shop.documents('user_purchases', student)),
    ...(await shop.documents('orders', student)),
  ]
  expect(after).toEqual(before)
})

test('a second payment of a paid order is refused', async () => {
  const { student, payment } = await buyer()
  await shop.verify(student, payment)
  expect(await shop.verify(student, signedPayment(payment.orderId, 'pay_2'))).toEqual({
    status: 409,
    body: { error: 'This order is already paid with another payment.' },
  })
  const [purchase] = await shop.documents('user_purchases', student)
  expect(purchase?.data.paymentId).toBe('pay_1')
  const [order] = await shop.documents('orders', student)
  expect(order?.data).toMatchObject({
    furtherPayments: { pay_2: true },
    furtherPaidAt: { pay_2: expect.any(Date) },
  })
})

test('two reports at once make one purchase', async () => {
  const { student, payment } = await buyer()
  const answers = await Promise.all([shop.verify(student, payment), shop.verify(student, payment)])
  expect(answers).toEqual([SUCCESS, SUCCESS])
  expect(await shop.documents('user_purchases', student)).toHaveLength(1)
  const sold = shop.logged.filter((line) => line === `order ${payment.orderId} was paid with payment pay_1`)
  expect(sold).toHaveLength(1)
})

test('of two different payments of one order at once, one is refused', async () => {
  const { student, payment } = await buyer()
  const second = signedPayment(payment.orderId, 'pay_2')
  const answers = await Promise.all([shop.verify(student, payment), shop.verify(student, second)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const [purchase] = await shop.documents('user_purchases', student)
  expect(purchase?.data.paymentId).toBe(answers[0]?.status === 200 ? 'pay_1' : 'pay_2')
})

/** A student who owns the product and still has a second order for it, unpaid. */
async function buyerWithSecondOrder() {
  const { student, payment } = await buyer()
  shop.passMinutes(31)
  const { orderId } = (await shop.order(student)).body
  shop.passMinutes(-31)
  return { student, payment, orderId }
}

test('a second paid order for the same product keeps the first purchase and asks for a refund in the log', async () => {
  const { student, payment, orderId } = await buyerWithSecondOrder()
  expect(await shop.verify(student, payment)).toEqual(SUCCESS)
  expect(await shop.verify(student, signedPayment(orderId, 'pay_2'))).toEqual(SUCCESS)
  const purchases = await shop.documents('user_purchases', student)
  expect(purchases.map(({ data }) => data.paymentId)).toEqual(['pay_1'])
  expect(shop.logged.at(-1)).toContain(`order ${String(orderId)} was paid for a product`)
  expect(shop.logged.at(-1)).toContain('refund payment pay_2')
})

test('two orders paid at once make one purchase', async () => {
  const { student, payment, orderId } = await buyerWithSecondOrder()
  const before = shop.logged.length
  const second = signedPayment(orderId, 'pay_2')
  const answers = await Promise.all([shop.verify(student, payment), shop.verify(student, second)])
  expect(answers).toEqual([SUCCESS, SUCCESS])
  expect(await shop.documents('user_purchases', student)).toHaveLength(1)
  expect(shop.logged.slice(before).filter((line) => line.includes('refund payment'))).toHaveLength(1)
})

test('two payments of a second order at once are told apart although nothing is granted', async () => {
  const { student, payment, orderId } = await buyerWithSecondOrder()
  await shop.verify(student, payment)
  const payments = [signedPayment(orderId, 'pay_2'), signedPayment(orderId, 'pay_3')]
  const answers = await Promise.all(payments.map((second) => shop.verify(student, second)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('an order cannot slip in while the product is being paid', async () => {
  const { student, payment } = await buyer()
  shop.passMinutes(31)
  // The payment lands right after the endpoint has seen that the product is not owned.
  const paid: unknown[] = []
  const firestore: FirestoreClient = {
    ...shop.firestore,
    get: async (path) => {
      const document = await shop.firestore.get(path)
      if (path.startsWith('user_purchases/') && !document) {
        paid.push(await shop.verify(student, payment))
      }
      return document
    },
  }
  expect(await shop.order(student, {}, createApp({ ...shop.deps, firestore }))).toEqual({
    status: 409,
    body: { error: 'You already own this product.' },
  })
  expect(paid).toEqual([SUCCESS])
  expect(await shop.documents('orders', student)).toHaveLength(1)
  shop.passMinutes(-31)
})

test('a replay does not revive a purchase that was taken back; buying again does', async () => {
  const { student, payment } = await buyer()
  await shop.verify(student, payment)
  const path = `user_purchases/${student.uid}_testseries_group2`
  await shop.firestore.commit([{ patch: path, fields: { isActive: false } }])
  expect(await shop.verify(student, payment)).toEqual(SUCCESS)
  expect((await shop.documents('user_purchases', student))[0]?.data.isActive).toBe(false)

  const again = signedPayment((await shop.order(student)).body.orderId, 'pay_2')
  expect(again.orderId).not.toBe(payment.orderId)
  expect(await shop.verify(student, again)).toEqual(SUCCESS)
  const [purchase] = await shop.documents('user_purchases', student)
  expect(purchase?.data).toMatchObject({ isActive: true, paymentId: 'pay_2' })
})
