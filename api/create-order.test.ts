import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app'
import type { PaymentProvider } from './providers/provider'
import { type Shop, signedPayment, startShop } from './testing/shop'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test('an order is stored for its student at the price of the database', async () => {
  const student = await shop.signUp()
  const { status, body } = await shop.order(student)
  expect(status).toBe(200)
  expect(body).toEqual({ orderId: expect.stringMatching(/^order_\w{14}$/) })
  const [order, ...others] = await shop.documents('orders', student)
  expect(others).toEqual([])
  expect(order?.id).toBe(body.orderId)
  expect(order?.data).toEqual({
    userId: student.uid,
    productId: 'testseries_group2',
    productName: 'Group 2 Test Series',
    categoryId: 'group2',
    categoryName: 'Group 2 Test Series',
    amount: 130,
    currency: 'INR',
    status: 'created',
    createdAt: expect.any(Date),
  })
})

test.each([
  [
    'a price with paise',
    { productId: 'testseries_banking', productName: 'Banking Test Series', amount: 249.5 },
  ],
  ['a name with spaces around it', { productName: '  Group 2 Test Series ' }],
  [
    'an id that a switched-off document shares',
    { productId: 'testseries_railway', productName: 'Railway Test Series', amount: 150 },
  ],
  ['a document without a product id, by its own', { productId: 'court', productName: 'Court Test Series' }],
  ['a PDF pack', { productId: 'polity_pack', productName: 'Polity PDF Pack', amount: 199 }],
  ['a price kept as text', { productId: 'history_pack', productName: 'History PDF Pack', amount: 99 }],
  ['a student without a name', { customerName: '' }],
])('%s is sold', async (_, changes) => {
  expect((await shop.order(await shop.signUp(), changes)).status).toBe(200)
})

test.each([
  ['a lower amount', { amount: 1 }, 409, 'The price of this product does not match. Please reload the page.'],
  [
    'a higher amount',
    { amount: 130.01 },
    409,
    'The price of this product does not match. Please reload the page.',
  ],
  [
    'an amount in paise',
    { amount: 13_000 },
    409,
    'The price of this product does not match. Please reload the page.',
  ],
  [
    'a negative amount',
    { amount: -130 },
    409,
    'The price of this product does not match. Please reload the page.',
  ],
  ['another currency', { currency: 'USD' }, 400, 'currency must be INR.'],
  [
    'another name',
    { productName: 'Group 1 Test Series' },
    409,
    'The name of this product does not match. Please reload the page.',
  ],
  ['an unknown product', { productId: 'testseries_group9' }, 404, 'Product not found.'],
  [
    'a product that is no test series',
    { productId: 'mocks', productName: 'Mocks', amount: 50 },
    404,
    'Product not found.',
  ],
  [
    'a withdrawn product',
    { productId: 'withdrawn_pack', productName: 'Withdrawn Pack', amount: 60 },
    404,
    'Product not found.',
  ],
  [
    'a pack without a price',
    { productId: 'unpriced_pack', productName: 'Unpriced Pack' },
    404,
    'Product not found.',
  ],
  ['a free pack', { productId: 'free_pack', productName: 'Free Pack', amount: 0 }, 404, 'Product not found.'],
  [
    'a price that is no number',
    { productId: 'odd_pack', productName: 'Odd Pack', amount: 1 },
    404,
    'Product not found.',
  ],
  ['the document id of a product that has another id', { productId: 'group2' }, 404, 'Product not found.'],
])('%s is refused', async (_, changes, status, error) => {
  const student = await shop.signUp()
  expect(await shop.order(student, changes)).toEqual({ status, body: { error } })
  expect(await shop.documents('orders', student)).toEqual([])
})

test('a student cannot order in the name of another', async () => {
  const [student, other] = [await shop.signUp(), await shop.signUp()]
  expect(await shop.order(student, { userId: other.uid })).toEqual({
    status: 403,
    body: { error: 'You do not have permission to perform this action.' },
  })
  expect(await shop.documents('orders', other)).toEqual([])
})

test('what a student owns cannot be ordered, what was taken back can', async () => {
  const student = await shop.signUp()
  const path = `user_purchases/${student.uid}_testseries_group2`
  await shop.firestore.commit([{ set: path, fields: { userId: student.uid, isActive: true } }])
  expect(await shop.order(student)).toEqual({ status: 409, body: { error: 'You already own this product.' } })
  expect(await shop.documents('orders', student)).toEqual([])

  await shop.firestore.commit([{ set: path, fields: { userId: student.uid, isActive: false } }])
  expect((await shop.order(student)).status).toBe(200)
})

/** The shop's provider, counting how often it is asked; each order takes as long as a real provider's. */
function slowProvider(): { provider: PaymentProvider; asked: () => number } {
  let asked = 0
  const provider: PaymentProvider = {
    isAuthentic: (payment) => shop.deps.provider.isAuthentic(payment),
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
  const started = Date.now()
  expect((await shop.order(student)).status).toBe(200)
  expect(Date.now() - started).toBeGreaterThan(500)
})
