import { describe, expect, test } from 'vitest'
import { createPurchaseRepository } from '@/features/payments/purchases/purchase-repository'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const refused = { name: 'AppError', code: 'permission-denied' }
const notRecorded = { ...refused, message: 'Failed to add test series or resource purchase' }

const purchasesOf = (userId: string) =>
  createPurchaseRepository(
    backend.connect({ sub: userId, email: `${userId}@demo.test`, email_verified: true }),
  )

/** A new student with a record; `bought` is what the payment endpoint has written for them. */
async function student(userId: string, bought: Record<string, { productName: string; isActive?: boolean }>) {
  const record = { name: 'Asha Rao', email: `${userId}@demo.test`, purchase: ['Earlier'], Resource: [] }
  await backend.put(`users/${userId}`, record)
  for (const [productId, fields] of Object.entries(bought)) {
    const purchase = { userId, productId, isActive: true, ...fields }
    await backend.put(`user_purchases/${userId}_${productId}`, purchase)
  }
  return purchasesOf(userId)
}

const namesOf = async (userId: string) => (await purchasesOf(userId).find(userId)).names

describe('what a student bought', () => {
  test('is nothing for the student and two products for the member', async () => {
    expect(await createPurchaseRepository(backend.db('student')).find('student-demo')).toEqual({
      userId: 'student-demo',
      records: [],
      names: { testSeries: [], resources: [] },
    })
    const member = await createPurchaseRepository(backend.db('member')).find('member-demo')
    expect(member.records).toEqual([
      {
        id: 'member-demo_resource_indian_polity',
        isActive: true,
        productId: 'resource_indian_polity',
        productName: 'Indian Polity Notes',
      },
      {
        id: 'member-demo_testseries_appsc_group2',
        isActive: true,
        productId: 'testseries_appsc_group2',
        productName: 'APPSC Group II Screening',
      },
    ])
    expect(member.names).toEqual({
      testSeries: ['APPSC Group II Screening'],
      resources: ['Indian Polity Notes'],
    })
  })

  test('has receipts, the newest first, closed to another', async () => {
    const receipts = await createPurchaseRepository(backend.db('member')).receipts('member-demo')
    expect(receipts.map(({ productName, amount, currency }) => [productName, amount, currency])).toEqual([
      ['Indian Polity Notes', 199, 'INR'],
      ['APPSC Group II Screening', 130, 'INR'],
    ])
    expect(receipts[0]).toMatchObject({
      categoryId: 'indian-polity-notes',
      paymentId: 'pay_demo_polity_0001',
    })
    await expect(
      createPurchaseRepository(backend.db('student')).receipts('member-demo'),
    ).rejects.toMatchObject(refused)
  })

  test.each(['visitor', 'student'] as const)('is closed to another: %s', async (role) => {
    await expect(createPurchaseRepository(backend.db(role)).find('member-demo')).rejects.toMatchObject(
      refused,
    )
  })

  test('leaves out what was taken back, and needs no record', async () => {
    const taken = { userId: 'no-record', productId: 'testseries_ibps_po', isActive: false }
    await backend.put('user_purchases/no-record_testseries_ibps_po', taken)
    expect(await purchasesOf('no-record').find('no-record')).toMatchObject({
      records: [],
      names: { testSeries: [], resources: [] },
    })
  })
})

describe('recording a purchase', () => {
  test('puts a test series on its list once, however often it is done', async () => {
    const userId = 'series-buyer'
    const purchases = await student(userId, { testseries_ibps_po: { productName: 'IBPS PO Prelims' } })
    for (let time = 0; time < 3; time++) {
      await purchases.record({ userId, productId: 'testseries_ibps_po' }, 'IBPS PO Prelims')
      expect(await namesOf(userId)).toEqual({ testSeries: ['Earlier', 'IBPS PO Prelims'], resources: [] })
    }
  })

  test('puts a pack on the other list, once for two devices at the same time', async () => {
    const userId = 'pack-buyer'
    const productId = 'resource_quantitative_aptitude'
    const productName = 'Quantitative Aptitude Notes'
    const purchases = await student(userId, { [productId]: { productName } })
    await Promise.all([1, 2].map(() => purchases.record({ userId, productId }, productName)))
    expect(await namesOf(userId)).toEqual({ testSeries: ['Earlier'], resources: [productName] })
  })

  test('is refused in another student’s record, and without one’s own id', async () => {
    const purchases = await student('helper', { testseries_ibps_po: { productName: 'IBPS PO Prelims' } })
    const product = { productId: 'testseries_ibps_po' }
    await expect(
      purchases.record({ ...product, userId: 'student-demo' }, 'IBPS PO Prelims'),
    ).rejects.toMatchObject(notRecorded)
    await expect(purchases.record({ ...product, userId: '' }, 'IBPS PO Prelims')).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'User ID is required to update purchases',
    })
  })
})
