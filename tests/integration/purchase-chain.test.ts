import { expect, test } from 'vitest'
import { createResourceRepository } from '@/content/resources/repository'
import { createPurchaseRepository } from '@/features/payments/purchases/purchase-repository'
import { createUserRepository } from '@/session/user-repository'
import { papersOf } from './testing/paper-search'
import { type Buyer, setUpShop } from './testing/shop'

const signUp = setUpShop()

const series = { productId: 'testseries_ibps_po', productName: 'IBPS PO Prelims', amount: 149 }
const pack = {
  productId: 'resource_quantitative_aptitude',
  productName: 'Quantitative Aptitude Notes',
  amount: 99,
}

const premiumTest = ({ db }: Buyer) => papersOf(db).inSeries('ibps-po-prelims', 'full-mock-1')

async function expectNothingBought(buyer: Buyer): Promise<void> {
  const purchases = createPurchaseRepository(buyer.db)
  expect((await purchases.find(buyer.userId)).records).toEqual([])
  await expect(purchases.record({ ...series, userId: buyer.userId }, series.productName)).rejects.toThrow(
    'Failed to add test series or resource purchase',
  )
  expect((await premiumTest(buyer)).status).toBe('refused')
}

test('a new student buys a test series, and its premium tests open', async () => {
  const buyer = await signUp('series-buyer')
  await expectNothingBought(buyer)
  const payment = await buyer.pay(await buyer.order(series), series)
  expect((await premiumTest(buyer)).status).toBe('refused')
  const { productId, productName } = series
  expect(await buyer.post('/api/verify-payment', payment)).toEqual({
    status: 200,
    body: { success: true, productId, productName },
  })

  const purchases = createPurchaseRepository(buyer.db)
  await purchases.record({ userId: buyer.userId, productId }, productName)
  expect(await purchases.find(buyer.userId)).toEqual({
    userId: buyer.userId,
    records: [{ id: `${buyer.userId}_${productId}`, isActive: true, productId, productName }],
    names: { testSeries: [productName], resources: [] },
  })
  const opened = await premiumTest(buyer)
  expect(opened.status === 'found' && opened.paper.questions.length).toBeGreaterThan(0)
})

test('a new student buys a pack, and its film can be seen', async () => {
  const buyer = await signUp('pack-buyer')
  const film = () =>
    createResourceRepository(buyer.db).findAccess('quantitative-aptitude-notes-alligation-film')
  expect(await film()).toBeNull()
  const payment = await buyer.pay(await buyer.order(pack), pack)
  expect((await buyer.post('/api/verify-payment', payment)).status).toBe(200)
  expect(await film()).toMatchObject({ kind: 'film' })
  await createPurchaseRepository(buyer.db).record({ ...pack, userId: buyer.userId }, pack.productName)
  const record = await createUserRepository(buyer.db).find(buyer.userId, buyer.email)
  expect(record).toMatchObject({ testSeriesNames: [], resourceNames: [pack.productName] })
})
