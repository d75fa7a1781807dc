import { Timestamp } from 'firebase/firestore/lite'
import { describe, expect, test } from 'vitest'
import { createCategoryRepository } from '@/content/categories/repository'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { createDailyDoseRepository } from '@/content/daily-doses/repository'
import { createJobRepository } from '@/content/jobs/repository'
import { createMockTestRepository } from '@/content/mock-tests/repository'
import { createPdfRepository } from '@/content/pdfs/repository'
import { createQuizRepository } from '@/content/quizzes/repository'
import { createResourceRepository } from '@/content/resources/repository'
import { createVideoRepository } from '@/content/videos/repository'
import { setUpBench } from '../rules/testing/roles'
import { expectConsole } from '../testing/setup-console'
import { itemsOf } from './testing/list'

const day = (n: number) => Timestamp.fromDate(new Date(Date.UTC(2026, 10, n)))
const question = { question: 'Capital of Sikkim?', options: ['Gangtok', 'Aizawl'], correctAnswer: 0 }

const bench = setUpBench(async (bench) => {
  const { put } = bench
  const article = (id: string, n: number, fields: object = {}) =>
    put(`current_affairs/${id}`, { title: `Article ${n}`, category: 'Economy', timestamp: day(n), ...fields })
  for (let n = 1; n <= 12; n++) await article(`article-${n}`, n)
  await article('hidden', 13, { isActive: false })
  await article('national', 14, { category: 'National', title: 'Census law' })
  await article('untitled', 15, { title: null })

  // Older than all others, and first in the database's order, because their dates are texts.
  for (const day of ['03/05/2026', '04/05/2026'])
    await put(`current_affairs/text-${day.slice(0, 2)}`, {
      title: day,
      date: day,
      isImportant: true,
      isActive: true,
    })
  await put('jobs/text', { title: 'Older', category: 'Banking', timestamp: '01/10/2026' })

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
  await put('jobs/withdrawn', { title: 'Withdrawn', category: 'Courts', timestamp: day(20), isActive: false })

  await put('dailyDoses/stamped', { title: 'Stamped', categoryName: 'Polity', date: day(3) })
  await put('dailyDoses/written', { title: 'Written', categoryName: 'Polity', date: '2026-11-02' })
  await put('dailyDoses/newest', { title: 'Newest', categoryName: 'Science', date: day(4) })

  await put('mock_tests/open', { title: 'Open', categoryName: 'Banking', published: true })
  await put('mock_tests/off', { title: 'Off', categoryName: 'Banking', published: true, isActive: false })
  await put('mock_tests/draft', { title: 'Draft', categoryName: 'Banking', published: false })

  for (let n = 1; n <= 15; n++) {
    await put(`resources/a-paid-${n}`, { title: `Paid ${n}`, categoryName: 'Sheets', isPaid: true })
  }
  await put('resources/free', { title: 'Free', categoryName: 'Sheets', isPaid: false })
  await put('resources/priced', { title: 'Priced', categoryName: 'Sheets', isPaid: false, price: 10 })
  await put('pdfs/older', { title: 'Older', timestamp: day(1) })
  await put('pdfs/newer', { title: 'Newer', timestamp: day(2) })

  await put('videos/shown', { name: 'Shown', category: 'Polity', subject: 'History' })
  await put('videos/older', { title: 'Older', categoryName: 'Polity' })
  await put('videos/oldest', { title: 'Oldest', subject: 'History' })
  await put('videos/draft', { name: 'Draft', published: false })

  await put('quizzes/good', { title: 'Good', published: true, questions: [question] })
  await put('quizzes/off', { title: 'Off', published: true, isActive: false, questions: [question] })
  await put('quizzes/empty', { title: 'Empty', published: true, questions: [] })
  await put('quizzes/text', { title: 'Text', published: true, questions: 'Q1' })
  await put('quizzes/draft', { title: 'Draft', published: false, questions: [question] })

  await put('categories/courts', { name: 'Courts', section_type: 'Jobs' })
  await put('categories/old', { name: 'Old', section_type: 'Jobs', isActive: false })
  await put('categories/appsc', { name: 'APPSC', section_type: 'Test_Series' })
})

const titles = (items: ReadonlyArray<{ title: string }>) => items.map(({ title }) => title)

describe('a visitor reads current affairs', () => {
  const articles = () => createCurrentAffairRepository(bench.db('visitor'))
  const lists = () => createCurrentAffairRepository(bench.db('visitor'))
  const bad = /current_affairs\/untitled cannot be used: title/

  test('newest first, without what is switched off or has no title', async () => {
    expectConsole(bad)
    const list = await itemsOf(lists().list(null))
    expect(list).toHaveLength(13)
    expect(titles(list).slice(0, 3)).toEqual(['Census law', 'Article 12', 'Article 11'])
  })

  test('the important ones, newest first, five at most', async () => {
    const important = await createCurrentAffairRepository(bench.db('visitor')).important()
    expect(titles(important)).toEqual([26, 25, 24, 23, 22].map((n) => `Important ${n}`))
  })

  test('of one category: the newest ten that the read brings', async () => {
    expectConsole(bad)
    const list = await itemsOf(lists().list('Economy'))
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

  test('by id, but not a hidden one, and never outside the collection', async () => {
    expect((await articles().find('national'))?.title).toBe('Census law')
    for (const id of ['hidden', 'missing', '..', 'national/x/y']) expect(await articles().find(id)).toBeNull()
  })

  test('and up to 4 related ones, never the same again', async () => {
    expectConsole(bad)
    const related = await articles().related({ id: 'article-11', category: 'Economy' })
    expect(titles(related)).toEqual([12, 10, 9].map((n) => `Article ${n}`))
  })
})

describe('a visitor reads jobs', () => {
  const jobs = () => createJobRepository(bench.db('visitor'))

  test('the newest ten, of one category or of all, those switched off left out', async () => {
    expect(titles(await itemsOf(jobs().list(null)))).toEqual([
      ...[12, 11, 10, 9, 8, 7, 6, 5].map((n) => `Job ${n}`),
      'Older',
    ])
    expect(titles(await itemsOf(jobs().list('Courts')))).toEqual([11, 9, 7, 5, 3, 1].map((n) => `Job ${n}`))
  })

  test('as many as are asked for, and whether there may be more', async () => {
    const four = await jobs().list('Courts', 4)
    // One of the first four is switched off.
    expect([titles(four.items), four.read, four.isFull]).toEqual([[11, 9, 7].map((n) => `Job ${n}`), 4, true])
    expect(await jobs().list('Courts', 20)).toMatchObject({ read: 7, isFull: false })
    await expect(jobs().list(null, 101)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('one by one', async () => {
    expect((await jobs().find('job-3'))?.title).toBe('Job 3')
    for (const id of ['withdrawn', 'missing', '.']) expect(await jobs().find(id)).toBeNull()
  })
})

describe('a visitor reads the other sections', () => {
  test('daily doses, newest first, whatever kind of date they have', async () => {
    expect(titles(await itemsOf(createDailyDoseRepository(bench.db('visitor')).list(null)))).toEqual([
      'Newest',
      'Stamped',
      'Written',
    ])
    expect(titles(await itemsOf(createDailyDoseRepository(bench.db('visitor')).list('Polity')))).toEqual([
      'Stamped',
      'Written',
    ])
  })

  test('published mock tests', async () => {
    expect(titles(await itemsOf(createMockTestRepository(bench.db('visitor')).list(null)))).toEqual(['Open'])
    expect(titles(await itemsOf(createMockTestRepository(bench.db('visitor')).list('Banking')))).toEqual([
      'Open',
    ])
    expect(await itemsOf(createMockTestRepository(bench.db('visitor')).list('Railways'))).toEqual([])
  })

  test('free resources, however many paid ones there are', async () => {
    expect(titles(await itemsOf(createResourceRepository(bench.db('visitor')).listFree(null)))).toEqual([
      'Free',
    ])
    expect(titles(await itemsOf(createResourceRepository(bench.db('visitor')).listFree('Sheets')))).toEqual([
      'Free',
    ])
  })

  test('PDFs, newest first', async () => {
    expect(titles(await itemsOf(createPdfRepository(bench.db('visitor')).list()))).toEqual(['Newer', 'Older'])
  })

  test('published videos', async () => {
    const videos = createVideoRepository(bench.db('visitor'))
    expect((await videos.list(null)).map(({ name }) => name)).toEqual(['Older', 'Oldest', 'Shown'])
    expect(await videos.find('draft')).toBeNull()
    expect((await videos.find('shown'))?.name).toBe('Shown')
  })

  test('videos of a category, whichever field names it', async () => {
    const videos = createVideoRepository(bench.db('visitor'))
    expect((await videos.list('Polity')).map(({ name }) => name)).toEqual(['Older', 'Shown'])
    // Its subject is History, but its category says otherwise.
    expect((await videos.list('History')).map(({ name }) => name)).toEqual(['Oldest'])
  })

  test('the categories of a section, and the packages', async () => {
    const categories = createCategoryRepository(bench.db('visitor'))
    expect((await categories.list('Jobs')).map(({ name }) => name)).toEqual(['Courts'])
    expect(await categories.packages()).toMatchObject([
      { title: 'APPSC', price: { kind: 'price', rupees: 130 } },
    ])
  })
})

describe('a visitor reads quizzes', () => {
  const quizzes = () => createQuizRepository(bench.db('visitor'))

  test('the published ones; which are switched off, the list decides', async () => {
    const list = await quizzes().list(null)
    expect(titles(list).sort()).toEqual(['Empty', 'Good', 'Off', 'Text'])
  })

  test('one that can be played', async () => {
    expect(await quizzes().find('good')).toMatchObject({ title: 'Good', questions: [{ correctAnswer: 0 }] })
  })

  test.each(['draft', 'missing', '..', 'good/x/y', 'x'.repeat(1000)])('%s is not there', async (id) => {
    expect(await quizzes().find(id)).toBeNull()
  })

  test.each([
    ['off', 'This quiz is currently not available'],
    ['empty', 'This quiz has no questions'],
    ['text', 'Failed to transform quiz data. Please try again.'],
  ])('%s: %s', async (id, message) => {
    await expect(quizzes().find(id)).rejects.toThrow(message)
  })
})
