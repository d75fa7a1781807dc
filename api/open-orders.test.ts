/** One order per student and product, however many calls run at once, and for how long. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app'
import type { PaymentProvider } from './providers/provider'
import { type Shop, signedPayment, startShop } from './testing/shop'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** The shop's provider, counting how often it is asked; each order takes as long as a real provider's. */
function slowProvider(): { provider: PaymentProvider; asked: () => number } {
  let asked = 0
  const provider: PaymentProvider = {
    ...shop.deps.provider,
    collect: async () => ({ state: 'none' as const }),
    createOrder: async (request) => {
      asked++
      await new Promise((resolve) => setTimeout(resolve, 150))
      return shop.deps.provider.createOrder(request)
    },
  }
  return { provider, asked: () => asked }
}

test('ten calls at once in two processes make one order', async () => {
  const student = await shop.signUp()
  const { provider, asked } = slowProvider()
  const apps = [createApp({ ...shop.deps, provider }), createApp({ ...shop.deps, provider })]
  const calls = Array.from({ length: 10 }, (_, index) => shop.order(student, {}, apps[index % 2]))
  const answers = await Promise.all(calls)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
  expect(await shop.documents('orders', student)).toHaveLength(1)
  expect(asked()).toBe(1)
})

test('students and products do not share orders', async () => {
  const [one, two] = [await shop.signUp(), await shop.signUp()]
  const pack = { productId: 'polity_pack', productName: 'Polity PDF Pack', amount: 199 }
  const answers = await Promise.all([shop.order(one), shop.order(one, pack), shop.order(two)])
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(3)
})

test('an unpaid order is given out again for 30 minutes', async () => {
  const student = await shop.signUp()
  const first = await shop.order(student)
  expect(await shop.order(student)).toEqual(first)
  shop.passMinutes(29)
  expect(await shop.order(student)).toEqual(first)
  shop.passMinutes(2)
  const second = await shop.order(student)
  expect(second.status).toBe(200)
  expect(second.body.orderId).not.toBe(first.body.orderId)
  expect(await shop.order(student)).toEqual(second)
  shop.passMinutes(-31)
})

test('an order at an old price is replaced, and its payment still counts', async () => {
  const student = await shop.signUp()
  const product = { productId: 'changing', productName: 'Changing Pack' }
  const price = (price: number) =>
    shop.firestore.commit([
      {
        set: 'paid_resource_categories/changing',
        fields: { name: 'Changing Pack', productId: 'changing', price },
      },
    ])
  await shop.firestore.commit([
    { set: 'resources/changing', fields: { title: 'Book', categoryName: 'Changing Pack' } },
  ])
  await price(100)
  const first = await shop.order(student, { ...product, amount: 100 })
  await price(120)
  expect((await shop.order(student, { ...product, amount: 100 })).status).toBe(409)
  const second = await shop.order(student, { ...product, amount: 120 })
  expect(second.body.orderId).not.toBe(first.body.orderId)
  const payment = signedPayment(first.body.orderId, 'pay_1', 'changing')
  expect((await shop.verify(student, payment)).status).toBe(200)
})

test('when the provider fails nothing is stored and the next try is a fresh one', async () => {
  const student = await shop.signUp()
  const provider: PaymentProvider = {
    ...shop.deps.provider,
    createOrder: () => Promise.reject(new Error(`rejected with ${shop.env.PAYMENT_KEY_SECRET}`)),
  }
  const failing = createApp({ ...shop.deps, provider })
  expect(await shop.order(student, {}, failing)).toEqual({
    status: 502,
    body: { error: 'Failed to create payment order' },
  })
  expect(await shop.documents('orders', student)).toEqual([])
  expect((await shop.order(student)).status).toBe(200)
})

test('a call that died while asking the provider holds up nobody for long', async () => {
  const student = await shop.signUp()
  const path = `open_orders/${student.uid}_testseries_group2`
  const claimedAt = new Date(Date.now() - 14_000)
  await shop.firestore.commit([{ set: path, fields: { userId: student.uid, claimedAt } }])
  expect((await shop.order(student)).status).toBe(200)
  // By the claim's own time: how long the shop itself took to get here says nothing.
  expect(Date.now() - claimedAt.getTime()).toBeGreaterThan(15_000)
})
