/** What a student does in a day, each with the reads and writes of the app's screen for it. */

import type { TestSeriesPackage } from '@/content/categories/schema'
import { closingJobs } from '@/content/jobs/closing-jobs'
import { paperOfQuiz } from '@/content/papers/papers'
import { isOffered } from '@/content/quizzes/schema'
import { type SeriesTest, splitTests } from '@/content/test-series/schema'
import { type Bought, buy } from './buy'
import type { Device } from './device'
import type { Meter, Places } from './meter'
import { type Given, sit } from './sit'

const test = { kind: 'mock', mockTestId: 'ssc-cgl-full-length' } as const

/** Opens a section of the hub: the reads that its screen makes, at once. */
export const sections: readonly [name: string, open: (device: Device) => Promise<unknown>[]][] = [
  ['test series', ({ categories }) => [categories.packages()]],
  ['mock tests', ({ categories, mockTests }) => [categories.list('Mock Test'), mockTests.list(null)]],
  ['paid PDFs', ({ packs, resources }) => [packs.list(), resources.listAll()]],
  ['quizzes', ({ quizzes }) => [quizzes.list(null)]],
  ['videos', ({ categories, videos }) => [categories.list('Videos'), videos.list(null)]],
  ['current affairs', ({ articles }) => [articles.list(null), articles.important()]],
  ['daily dose', ({ categories, doses }) => [categories.list('Daily_Dose'), doses.list(null)]],
  ['jobs', ({ categories, jobs }) => [categories.list('Jobs'), jobs.list(null)]],
  ['resources', ({ categories, resources }) => [categories.list('Resources'), resources.listFree(null)]],
]

export function openHome(device: Device, uid: string): Promise<unknown> {
  const { articles, jobs, copies, purchases } = device
  return Promise.all([
    articles.important(),
    closingJobs(jobs, new Date()),
    copies.refresh(uid),
    purchases.receipts(uid),
  ])
}

export async function readArticle({ articles }: Device, address: string): Promise<void> {
  const article = await articles.findByAddress(address)
  if (!article) throw new Error(`there is no article ${address}`)
  if (article.category !== null) await articles.related({ ...article, category: article.category })
}

/** The files of addresses, as the browser asks for them. */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  }
}

export async function sitMockTest(
  device: Device,
  meter: Meter,
  student: number,
  uid: string,
): Promise<Given> {
  const found = await meter.step('test: open', async () => {
    const [paper] = await Promise.all([
      device.papers.mockTest(test.mockTestId),
      device.sync.fetchRunning(uid, test, 'all'),
    ])
    return paper
  })
  if (found.status !== 'found') throw new Error(`the test does not open: ${found.status}`)
  return sit(device, meter, { kind: 'test', student, uid, ref: test, paper: found.paper })
}

export async function sitQuiz(
  device: Device,
  meter: Meter,
  student: number,
  uid: string,
  id: string,
): Promise<Given> {
  const ref = { kind: 'quiz', quizId: id } as const
  const quiz = await meter.step('quiz: open', async () => {
    const [read] = await Promise.all([device.quizzes.find(id), device.sync.fetchRunning(uid, ref, 'all')])
    return read
  })
  if (!quiz) throw new Error(`the quiz ${id} does not open`)
  return sit(device, meter, { kind: 'quiz', student, uid, ref, paper: paperOfQuiz(quiz) })
}

export async function buyPackage(
  device: Device,
  meter: Meter,
  places: Places,
  { index, uid, shelf }: { index: number; uid: string; shelf: Shelf },
): Promise<Bought> {
  const item = await meter.step('package: open', async () => {
    const found = await device.categories.findPackage(shelf.item.id)
    if (!found) throw new Error('the package does not open')
    await Promise.all([device.testSeries.ofPackage(found), device.purchases.find(uid)])
    return found
  })
  // Some press twice: they must have bought once all the same.
  return buy(device, meter, places, { uid, item, test: shelf.premium, isTwice: index % 10 === 1 })
}

/** What is looked for before the day begins, as a student knows it from the screens before. */
export interface Shelf {
  quizId: string
  articleAddress: string
  /** Addresses of a free PDF and of the pictures of a section's cards. */
  pdf: string
  pictures: string[]
  item: TestSeriesPackage
  premium: SeriesTest
}

const packageId = 'ibps-po-prelims'

/** @throws Error when the seed has nothing to sit, read or buy */
export async function findShelf(device: Device): Promise<Shelf> {
  const { quizzes, articles, categories, testSeries, pdfs } = device
  const quiz = (await quizzes.list(null)).find((one) => isOffered(one) && one.questionCount >= 10)
  const [article] = await articles.important()
  const pdf = (await pdfs.list()).items.find(({ url }) => url !== null)?.url
  const pictures = (await categories.packages()).flatMap(({ image }) => image ?? [])
  const item = await categories.findPackage(packageId)
  const [premium] = item ? splitTests(await testSeries.ofPackage(item)).premium : []
  if (!quiz || !article || !pdf || !item || !premium) throw new Error('The seed has nothing to sit or read.')
  return { quizId: quiz.id, articleAddress: `article-${article.id}`, pdf, pictures, item, premium }
}
