/** What a student may try with their own token, and what each try is answered: nothing is sold, opened or added. */
import { expect, test } from 'vitest'
import { createPurchaseRepository } from '@/features/payments/purchases/purchase-repository'
import { type Buyer, setUpShop } from './testing/shop'

const signUp = setUpShop()

const pack = {
  productId: 'resource_quantitative_aptitude',
  productName: 'Quantitative Aptitude Notes',
  amount: 99,
}
const file = 'paid/resource_quantitative_aptitude/numbers-and-simplification.pdf'

const offByOne = (signature: string) => signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0')

async function expectNothing(buyer: Buyer): Promise<void> {
  const { records, names } = await createPurchaseRepository(buyer.db).find(buyer.userId)
  expect([records, names]).toEqual([[], { testSeries: [], resources: [] }])
  expect(await buyer.fileStatus(file)).toBe(403)
}

test('a signature that is off by one, or of another payment id', async () => {
  const buyer = await signUp('off-by-one')
  const payment = await buyer.pay(await buyer.order(pack), pack)
  const refusal = { status: 400, body: { error: 'Payment verification failed' } }
  const forged = { ...payment, signature: offByOne(payment.signature) }
  expect(await buyer.post('/api/verify-payment', forged)).toEqual(refusal)
  expect(await buyer.post('/api/verify-payment', { ...payment, paymentId: 'pay_other' })).toEqual(refusal)
  await expectNothing(buyer)
})

test('another student’s order: to report, to look at, to order in their name', async () => {
  const [victim, thief] = [await signUp('forged-victim'), await signUp('forged-thief')]
  const orderId = await victim.order(pack)
  const payment = await victim.pay(orderId, pack)
  const unknown = { status: 404, body: { error: 'Order not found.' } }
  expect(await thief.post('/api/verify-payment', payment)).toEqual(unknown)
  expect(await thief.get(`/api/orders/${orderId}`)).toEqual(unknown)
  const customer = { currency: 'INR', customerEmail: thief.email, customerName: 'T', userId: victim.userId }
  expect(await thief.post('/api/create-order', { ...pack, ...customer })).toEqual({
    status: 403,
    body: { error: 'You do not have permission to perform this action.' },
  })
  await expectNothing(thief)
})

test('an amount that was changed: at the endpoint, and at the provider', async () => {
  const buyer = await signUp('cheap')
  const customer = { currency: 'INR', customerEmail: buyer.email, customerName: 'C', userId: buyer.userId }
  expect(await buyer.post('/api/create-order', { ...pack, ...customer, amount: 1 })).toEqual({
    status: 409,
    body: { error: 'The price of this product does not match. Please reload the page.' },
  })
  const orderId = await buyer.order(pack)
  const paid = await buyer.post('/local-provider/payments', { orderId, outcome: 'pay', amount: 100 })
  expect(paid).toMatchObject({
    status: 400,
    body: {
      error: { description: 'Payment failed because the amount differs from the amount of the order.' },
    },
  })
  await expectNothing(buyer)
})

test('a payment of one product replayed for another, and replayed after it was used', async () => {
  const buyer = await signUp('replay')
  const payment = await buyer.pay(await buyer.order(pack), pack)
  const dearer = { ...payment, productId: 'resource_indian_polity' }
  expect(await buyer.post('/api/verify-payment', dearer)).toEqual({
    status: 404,
    body: { error: 'Order not found.' },
  })
  await expectNothing(buyer)
  const first = await buyer.post('/api/verify-payment', payment)
  const find = () => createPurchaseRepository(buyer.db).find(buyer.userId)
  const before = await find()
  expect(await buyer.post('/api/verify-payment', payment)).toEqual(first)
  expect(await find()).toEqual(before)
  expect(before.records).toHaveLength(1)
})

test('recording without paying, and the file by its address', async () => {
  const buyer = await signUp('unpaid')
  const purchases = createPurchaseRepository(buyer.db)
  await expect(purchases.record({ ...pack, userId: buyer.userId }, pack.productName)).rejects.toMatchObject({
    code: 'permission-denied',
    message: 'Failed to add test series or resource purchase',
  })
  expect(await buyer.fileStatus(file)).toBe(403)
  expect(await buyer.fileStatus(file, { token: null })).toBe(403)
  expect(await buyer.fileStatus(`${file}.missing`)).toBe(403)
})

test('the owner gets the file that all of them were refused', async () => {
  const buyer = await signUp('honest')
  expect(
    (await buyer.post('/api/verify-payment', await buyer.pay(await buyer.order(pack), pack))).status,
  ).toBe(200)
  expect(await buyer.fileStatus(file)).toBe(200)
})
