import { doc, Timestamp, writeBatch } from 'firebase/firestore/lite'
import { expect, test } from 'vitest'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { createPurchaseRepository } from '@/features/payments/purchases/purchase-repository'
import { lists } from './testing/lists'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()

/** As many as one request may write. */
const batchSize = 500

async function fill(collection: string, count: number, fields: (n: number) => Record<string, unknown>) {
  for (let start = 1; start <= count; start += batchSize) {
    const batch = writeBatch(backend.admin())
    for (let n = start; n <= Math.min(count, start + batchSize - 1); n++) {
      batch.set(doc(backend.admin(), collection, `added-${n}`), fields(n))
    }
    await batch.commit()
  }
}

test.each(lists)('the list of $name holds $limit documents at most', async (list) => {
  await fill(list.collection, list.limit + 1, () => list.fields)
  expect(await list.read(backend.db('visitor'))).toHaveLength(list.limit)
})

test('up to four related articles come from the six newest of the category', async () => {
  const day = (n: number) => Timestamp.fromDate(new Date(Date.UTC(2091, 0, n)))
  await fill('current_affairs', 8, (n) => ({
    title: `Article ${n}`,
    category: 'Sports',
    timestamp: day(n),
    isActive: n !== 7,
  }))
  const related = async (id: string) =>
    (await createCurrentAffairRepository(backend.db('visitor')).related({ id, category: 'Sports' })).map(
      (article) => article.id,
    )
  expect(await related('added-8')).toEqual([6, 5, 4, 3].map((n) => `added-${n}`))
  expect(await related('added-1')).toEqual([8, 6, 5, 4].map((n) => `added-${n}`))
})

test('a student’s purchases are read up to a hundred', async () => {
  await fill('user_purchases', 101, (n) => ({
    userId: 'student-demo',
    productId: `product_${n}`,
    productName: `Product ${n}`,
    isActive: true,
  }))
  const { records } = await createPurchaseRepository(backend.db('student')).find('student-demo')
  expect(records).toHaveLength(100)
})
