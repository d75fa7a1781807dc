import { expect, test } from 'vitest'
import { createNewsRepository } from '@/features/home/news-repository'
import { createPriceRepository } from '@/features/site-pages/price-repository'
import { daysUntil } from '@/lib/dates'
import { setUpSeededBackend } from './seeded-backend'

const backend = setUpSeededBackend()

test('home tells of the open job whose deadline comes next, and of no other', async () => {
  const now = new Date()
  const news = createNewsRepository(backend.db('visitor'))
  const job = await news.closingJob(now)
  expect(daysUntil(job?.deadline ?? new Date(0), now)).toBeGreaterThanOrEqual(0)
  const day = 24 * 60 * 60_000
  await backend.put('jobs/off', { title: 'Off', deadline: new Date(now.getTime() + 60_000), isActive: false })
  await backend.put('jobs/over', { title: 'Over', deadline: new Date(now.getTime() - 1.5 * day) })
  expect((await news.closingJob(now))?.id).toBe(job?.id)
  expect(await news.closingJob(new Date(now.getTime() + 400 * day))).toBeNull()
})

test('home tells of the newest important article', async () => {
  const news = createNewsRepository(backend.db('visitor'))
  await backend.put('current_affairs/now', {
    heading: 'Just now',
    isImportant: true,
    isActive: true,
    date: new Date(Date.now() + 60_000),
  })
  expect(await news.importantArticle()).toEqual({ id: 'now', title: 'Just now' })
})

test('the price list holds what can be bought, at its own price or the usual one, the cheapest first', async () => {
  await backend.put('categories/plain', {
    name: 'Plain',
    section_type: 'Test_Series',
    productId: 'testseries_plain',
  })
  await backend.put('categories/off', {
    name: 'Off',
    section_type: 'Test_Series',
    productId: 'x',
    isActive: false,
  })
  await backend.put('paid_resource_categories/none', { name: 'No price' })
  const prices = createPriceRepository(backend.db('visitor'))
  const series = await prices.testSeries()
  expect(series.find(({ id }) => id === 'plain')).toMatchObject({ name: 'Plain', price: 130 })
  expect(series.map(({ id }) => id)).not.toContain('off')
  const packs = await prices.packs()
  expect(packs.map(({ price }) => price)).toEqual(packs.map(({ price }) => price).toSorted((a, b) => a - b))
  expect(packs.map(({ id }) => id)).not.toContain('none')
  expect(packs.find(({ id }) => id === 'indian-polity-notes')?.price).toBe(199)
})
