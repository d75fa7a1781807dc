import { createUserWithEmailAndPassword, signInWithEmailAndPassword, signOut } from 'firebase/auth'
import type { TestSeriesPackage } from '@/content/categories/schema'
import { isOffered } from '@/content/quizzes/schema'
import { type SeriesTest, splitTests } from '@/content/test-series/schema'
import { paperOfQuiz } from '@/features/attempts/papers'
import { closingJob } from '@/features/home/closing-job'
import { type Bought, buy } from './buy'
import type { Device } from './device'
import type { Meter, Places } from './meter'
import { type Given, sit } from './sit'

export interface Student {
  /** From 0; says what of the choices below is done. */
  index: number
  buys: boolean
}

/** What a student is sure of in the end, and the account must say too. */
export interface Outcome {
  uid: string
  given: Given[]
  bought: Bought | null
  /** Null when the whole day went well. */
  fault: string | null
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

const password = 'Student@123'
const emailOf = ({ index }: Student) => `load-${index}@demo.test`
const packageId = 'ibps-po-prelims'
const test = { kind: 'mock', mockTestId: 'ssc-cgl-full-length' } as const

/** Opens a section of the hub: the reads that its screen makes, at once. */
const sections: readonly [name: string, open: (device: Device) => Promise<unknown>[]][] = [
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

/** Makes the account and its record, and signs out. */
export async function register(device: Device, student: Student): Promise<string> {
  const email = emailOf(student)
  const { user } = await createUserWithEmailAndPassword(device.auth, email, password)
  await device.users.create({ id: user.uid, name: 'Asha Rao', email, phone: '' })
  await signOut(device.auth)
  return user.uid
}

export async function signIn(device: Device, student: Student): Promise<string> {
  const { user } = await signInWithEmailAndPassword(device.auth, emailOf(student), password)
  return user.uid
}

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

function openHome(device: Device, uid: string): Promise<unknown> {
  const { articles, jobs, copies, receipts } = device
  return Promise.all([
    articles.important(),
    closingJob(jobs, new Date()),
    copies.refresh(uid),
    receipts.list(uid),
  ])
}

async function readArticle({ articles }: Device, address: string): Promise<void> {
  const article = await articles.findByAddress(address)
  if (!article) throw new Error(`there is no article ${address}`)
  if (article.category !== null) await articles.related({ ...article, category: article.category })
}

/** The files of addresses, as the browser asks for them. */
async function fetchFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  }
}

async function sitMockTest(device: Device, meter: Meter, student: number, uid: string): Promise<Given> {
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

async function sitQuiz(
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

async function buyPackage(
  device: Device,
  meter: Meter,
  places: Places,
  { index, uid, shelf }: { index: number; uid: string; shelf: Shelf },
): Promise<Bought> {
  const item = await meter.step('package: open', async () => {
    const found = await device.categories.findPackage(packageId)
    if (!found) throw new Error('the package does not open')
    await Promise.all([device.testSeries.ofPackage(found), device.purchases.find(uid)])
    return found
  })
  // Some press twice: they must have bought once all the same.
  return buy(device, meter, places, { uid, item, test: shelf.premium, isTwice: index % 10 === 1 })
}

/** A student's day, step by step. Never throws: what goes wrong is the outcome's fault. */
export async function spendDay(
  device: Device,
  meter: Meter,
  places: Places,
  { student, uid, shelf }: { student: Student; uid: string; shelf: Shelf },
): Promise<Outcome> {
  const { index, buys } = student
  const outcome: Outcome = { uid, given: [], bought: null, fault: null }
  try {
    await meter.step('sign in', async () => {
      await signIn(device, student)
      await device.users.find(uid, emailOf(student))
    })
    await meter.step('home', () => openHome(device, uid))
    const [name, open] = sections[index % sections.length] ?? ['', () => []]
    await meter.step(name, () => Promise.all(open(device)))
    if (index % 5 === 0) await meter.step('article', () => readArticle(device, shelf.articleAddress))
    if (index % 6 === 0) {
      await meter.step('pictures', () => fetchFiles(shelf.pictures))
      await meter.step('free PDF', () => fetchFiles([shelf.pdf]))
    }
    if (index % 10 === 0) {
      const lists = Object.values(device.search)
      await meter.step('search', () => Promise.all(lists.map((read) => read())))
    }
    if (index % 4 === 0) outcome.given.push(await sitQuiz(device, meter, index, uid, shelf.quizId))
    outcome.given.push(await sitMockTest(device, meter, index, uid))
    await meter.step('home', () => openHome(device, uid))
    if (buys) outcome.bought = await buyPackage(device, meter, places, { index, uid, shelf })
  } catch (error) {
    outcome.fault = `student ${index}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
  return outcome
}
