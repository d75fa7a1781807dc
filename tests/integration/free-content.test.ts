import { Timestamp } from 'firebase/firestore/lite'
import { describe, expect, test } from 'vitest'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { createDailyDoseRepository } from '@/content/daily-doses/repository'
import { createJobRepository } from '@/content/jobs/repository'
import { createPdfRepository } from '@/content/pdfs/repository'
import { createResourceRepository } from '@/content/resources/repository'
import { createVideoRepository } from '@/content/videos/repository'
import { setUpBench } from '../rules/testing/roles'
import { expectConsole } from '../testing/setup-console'
import { itemsOf } from './testing/list'

const day = (n: number) => Timestamp.fromDate(new Date(Date.UTC(2026, 10, n)))

const bench = setUpBench(async (bench) => {
  const { put } = bench
  const article = (id: string, n: number, fields: object = {}) =>
    put(`current_affairs/${id}`, { title: `Article ${n}`, category: 'Economy', timestamp: day(n), ...fields })
  for (let n = 1; n <= 12; n++) await article(`article-${n}`, n)
  await article('hidden', 13, { isActive: false })
  await article('national', 14, { category: 'National', title: 'Census law' })
  await article('untitled', 15, { title: null })
  // First in the database's order, because their dates are texts.
  for (const text of ['03/05/2026', '04/05/2026'])
    await put(`current_affairs/text-${text.slice(0, 2)}`, {
      title: text,
      date: text,
      isImportant: true,
      isActive: true,
    })
  // Without a timestamp these are in no other list.
  for (let n = 21; n <= 27; n++) {
    await put(`current_affairs/important-${n}`, {
      title: `Important ${n}`,
      date: day(n),
      isImportant: true,
      isActive: n !== 27,
    })
  }
  for (let n = 1; n <= 12; n++) {
    await put(`jobs/job-${n}`, {
      title: `Job ${n}`,
      category: n % 2 ? 'Courts' : 'Banking',
      timestamp: day(n),
    })
  }
  await put('jobs/text', { title: 'Older', category: 'Banking', timestamp: '01/10/2026' })
  await put('jobs/withdrawn', { title: 'Withdrawn', category: 'Courts', timestamp: day(20), isActive: false })
  await put('dailyDoses/stamped', { title: 'Stamped', categoryName: 'Polity', date: day(3) })
  await put('dailyDoses/written', { title: 'Written', categoryName: 'Polity', date: '2026-11-02' })
  await put('dailyDoses/newest', { title: 'Newest', categoryName: 'Science', date: day(4) })
  for (let n = 1; n <= 15; n++) {
    await put(`resources/a-paid-${n}`, { title: `Paid ${n}`, categoryName: 'Sheets', isPaid: true })
  }
  await put('resources/free', { title: 'Free', categoryName: 'Sheets', isPaid: false })
  await put('pdfs/older', { title: 'Older', timestamp: day(1) })
  await put('pdfs/newer', { title: 'Newer', timestamp: day(2) })
  await put('videos/shown', { name: 'Shown', category: 'Polity', subject: 'History' })
  await put('videos/older', { title: 'Older', categoryName: 'Polity' })
  await put('videos/oldest', { title: 'Oldest', subject: 'History' })
})

const titles = (items: ReadonlyArray<{ title: string }>) => items.map(({ title }) => title)

describe('a visitor reads current affairs', () => {
  const articles = () => createCurrentAffairRepository(bench.db('visitor'))
  const bad = /current_affairs\/untitled cannot be used: title/

  test('newest first, without what is switched off or has no title', async () => {
    expectConsole(bad)
    const list = await itemsOf(articles().list(null))
    expect(list).toHaveLength(13)
    expect(titles(list).slice(0, 3)).toEqual(['Census law', 'Article 12', 'Article 11'])
  })

  test('the important ones, newest first, five at most', async () => {
    expect(titles(await articles().important())).toEqual([26, 25, 24, 23, 22].map((n) => `Important ${n}`))
  })

  test('of one category: the newest ten that the read brings', async () => {
    expectConsole(bad)
    const list = await itemsOf(articles().list('Economy'))
    // Ten are read, by date; one of them has no title and one is switched off.
    expect(titles(list)).toEqual([12, 11, 10, 9, 8, 7, 6, 5].map((n) => `Article ${n}`))
  })

  test.each([
    ['census-law-national', 'Census law'],
    ['article-7-article-7', 'Article 7'],
    ['an-older-title-article-7', 'Article 7'],
    ['article-13-hidden', undefined],
    ['..', undefined],
  ])('by the address %s: %s', async (slugId, title) => {
    expect((await articles().findByAddress(slugId))?.title).toBe(title)
  })
})

test('jobs: the newest ten, as many as are wanted, and whether there may be more', async () => {
  const jobs = createJobRepository(bench.db('visitor'))
  const newest = [12, 11, 10, 9, 8, 7, 6, 5].map((n) => `Job ${n}`)
  expect(titles(await itemsOf(jobs.list(null)))).toEqual([...newest, 'Older'])
  const four = await jobs.list('Courts', 4)
  // One of the first four is switched off.
  expect([titles(four.items), four.read, four.isFull]).toEqual([[11, 9, 7].map((n) => `Job ${n}`), 4, true])
  expect(await jobs.list('Courts', 20)).toMatchObject({ read: 7, isFull: false })
  // No query asks for more than the rules allow, and there the list ends.
  expect(await jobs.list(null, 110)).toMatchObject({ read: 14, isFull: false })
})

test('daily doses and PDFs come newest first, whatever kind of date they have', async () => {
  const doses = createDailyDoseRepository(bench.db('visitor'))
  expect(titles(await itemsOf(doses.list(null)))).toEqual(['Newest', 'Stamped', 'Written'])
  expect(titles(await itemsOf(doses.list('Polity')))).toEqual(['Stamped', 'Written'])
  expect(titles(await itemsOf(createPdfRepository(bench.db('visitor')).list()))).toEqual(['Newer', 'Older'])
})

test('free resources are found however many paid ones there are', async () => {
  const resources = createResourceRepository(bench.db('visitor'))
  for (const category of [null, 'Sheets'])
    expect(titles(await itemsOf(resources.listFree(category)))).toEqual(['Free'])
})

test('videos of a category, whichever field names it', async () => {
  const videos = createVideoRepository(bench.db('visitor'))
  expect((await videos.list('Polity')).map(({ name }) => name)).toEqual(['Older', 'Shown'])
  // The subject of `shown` is History, but its category says otherwise.
  expect((await videos.list('History')).map(({ name }) => name)).toEqual(['Oldest'])
})
