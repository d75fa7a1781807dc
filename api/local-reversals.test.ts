/** Money given back at the local provider, and a price that changes under an open checkout. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPurchase } from './purchases'
import { reconcileOrders } from './reconcile'
import { type Shop, type Student, startShop } from './testing/shop'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

async function atProvider(path: string, body: object) {
  const response = await shop.app.request(`/local-provider/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Pays at the local checkout, and the page asks what became of it. */
async function pay(student: Student, orderId: unknown) {
  expect((await atProvider('payments', { orderId, outcome: 'pay' })).status).toBe(200)
  expect((await shop.look(student, orderId)).body).toMatchObject({ status: 'paid' })
}

const purchaseOf = async (student: Student) => (await shop.documents('user_purchases', student))[0]?.data

describe('the local provider', () => {
  test('gives a payment back and decides disputes, and tells the endpoint at once', async () => {
    const student = await shop.signUp()
    const { orderId } = (await shop.order(student)).body
    await pay(student, orderId)
    for (const [body, then] of [
      [
        { kind: 'refunded', amount: 3000 },
        { isActive: true, givenBack: 30 },
      ],
      [{ kind: 'dispute lost' }, { isActive: false, endedBy: 'dispute' }],
      [{ kind: 'dispute won' }, { isActive: true, endedBy: null, givenBack: 30 }],
      [
        { kind: 'refunded', amount: 10_000 },
        { isActive: false, endedBy: 'refund', givenBack: 130 },
      ],
    ] as const) {
      expect((await atProvider('reversals', { orderId, ...body })).body).toMatchObject({ outcome: 'applied' })
      expect(await purchaseOf(student)).toMatchObject(then)
    }
    expect((await shop.look(student, orderId)).body).toMatchObject({ status: 'reversed' })
  })

  test('is asked for what it could not tell', async () => {
    const student = await shop.signUp()
    const { orderId } = (await shop.order(student)).body
    await pay(student, orderId)
    const { body } = await atProvider('reversals', { orderId, kind: 'refunded' })
    // As if the endpoint had been down at that moment.
    const [order] = await shop.documents('orders', student)
    await shop.firestore.commit([
      { delete: `payment_events/refunded_${String(body.reversalId)}` },
      { patch: `orders/${order?.id}`, fields: { reversals: {} } },
      { patch: `user_purchases/${student.uid}_testseries_group2`, fields: { isActive: true, endedBy: null } },
    ])
    await reconcileOrders(shop.deps, 0)
    expect(await purchaseOf(student)).toMatchObject({ isActive: false, endedBy: 'refund' })
  })

  test.each([
    ['that nobody paid', { kind: 'refunded' }, { error: { description: 'The order has no payment.' } }],
    ['of no known kind', { kind: 'stolen' }, { error: expect.stringContaining('kind must be refunded') }],
  ])('refuses a reversal %s', async (_, body, answer) => {
    const { orderId } = (await shop.order(await shop.signUp())).body
    expect(await atProvider('reversals', { orderId, ...body })).toMatchObject({ status: 400, body: answer })
  })
})

describe('a price that changes while the checkout is open', () => {
  const price = (rupees: number) =>
    shop.firestore.commit([{ patch: 'categories/banking', fields: { price: rupees } }])
  const banking = { productId: 'testseries_banking', productName: 'Banking Test Series' }

  test.each([
    ['rises', 399],
    ['falls', 99],
  ])('%s: the student gets what they were shown and paid', async (_, changed) => {
    await price(249.5)
    const student = await shop.signUp()
    const { orderId } = (await shop.order(student, { ...banking, amount: 249.5 })).body
    await price(changed)
    await pay(student, orderId)
    expect(await purchaseOf(student)).toMatchObject({
      isActive: true,
      amount: 249.5,
      productId: banking.productId,
    })
  })

  test('holds for nobody who presses Buy afterwards', async () => {
    await price(249.5)
    const student = await shop.signUp()
    const old = (await shop.order(student, { ...banking, amount: 249.5 })).body.orderId
    await price(399)
    expect(await shop.order(student, { ...banking, amount: 249.5 })).toEqual({
      status: 409,
      body: { error: 'The price of this product does not match. Please reload the page.' },
    })
    const { orderId } = (await shop.order(student, { ...banking, amount: 399 })).body
    expect(orderId).not.toBe(old)
    // Both checkouts are open: whichever is paid opens the product once.
    await pay(student, old)
    expect(await shop.order(student, { ...banking, amount: 399 })).toMatchObject({ status: 409 })
    expect(await purchaseOf(student)).toMatchObject({ amount: 249.5, orderId: old })
  })
})

describe('ids whose paths fall together', () => {
  test('a purchase is neither taken for another one nor written over', async () => {
    const fields = { userId: 'a', productId: 'b_c', isActive: true }
    await shop.firestore.commit([{ set: 'user_purchases/a_b_c', fields }])
    expect(await findPurchase(shop.firestore, 'a', 'b_c')).toMatchObject({ isActive: true })
    await expect(findPurchase(shop.firestore, 'a_b', 'c')).rejects.toThrow(
      'is not of this student and product',
    )
  })

  test('an open order is not handed to another student', async () => {
    const [student, other] = [await shop.signUp(), await shop.signUp()]
    const { orderId } = (await shop.order(other)).body
    const fields = { claimedAt: new Date(), orderId: String(orderId) }
    await shop.firestore.commit([{ set: `open_orders/${student.uid}_testseries_group2`, fields }])
    const own = await shop.order(student)
    expect([own.status, own.body.orderId === orderId]).toEqual([200, false])
  })
})
