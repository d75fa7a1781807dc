import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from './testing/shop'

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
    dueAt: expect.any(Date),
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
  ['a pack without a product id, by its own', { productId: 'bare', productName: 'Bare Pack', amount: 75 }],
  [
    'a pack with a name in several languages, by the English one',
    { productId: 'translated', productName: 'Translated Pack', amount: 75 },
  ],
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
    'a test series without a product id, by its own: nothing would say that it is one',
    { productId: 'court', productName: 'Court Test Series' },
    404,
    'Product not found.',
  ],
  [
    'a category of another section, by its own id',
    { productId: 'mocks_only', productName: 'Mocks Only', amount: 50 },
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
  [
    'an empty pack',
    { productId: 'empty_pack', productName: 'Empty Pack', amount: 77 },
    404,
    'Product not found.',
  ],
  [
    'a pack of which everything is switched off',
    { productId: 'emptied_pack', productName: 'Emptied Pack', amount: 77 },
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
  const record = { userId: student.uid, productId: 'testseries_group2' }
  await shop.firestore.commit([{ set: path, fields: { ...record, isActive: true } }])
  expect(await shop.order(student)).toEqual({ status: 409, body: { error: 'You already own this product.' } })
  expect(await shop.documents('orders', student)).toEqual([])

  await shop.firestore.commit([{ set: path, fields: { ...record, isActive: false } }])
  expect((await shop.order(student)).status).toBe(200)
})
