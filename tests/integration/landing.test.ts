/** What the landing page asks for, as a visitor, under the real rules. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectStorageEmulator, type FirebaseStorage, getStorage, ref, uploadString } from 'firebase/storage'
import { afterEach, describe, expect, test } from 'vitest'
import { quizCategories } from '@/config/quiz-categories'
import { createCategoryRepository } from '@/content/categories/repository'
import { createCurrentAffairRepository } from '@/content/current-affairs/repository'
import { packageOffer, packOffer } from '@/content/offer'
import { createPackRepository } from '@/content/packs/repository'
import { createQuizRepository } from '@/content/quizzes/repository'
import { briefQuestions } from '@/domain/question/brief-question'
import { createCarouselRepository } from '@/features/home/carousel/carousel-repository'
import { landingLimits } from '@/features/home/landing/list-frames'
import { projectId, setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const visitor = () => backend.db('visitor')

const apps: FirebaseApp[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)))
})

function storageOf(mockUserToken?: 'owner'): FirebaseStorage {
  const storageBucket = `${projectId}.appspot.com`
  const app = initializeApp({ projectId, storageBucket, apiKey: 'demo-key' }, `pictures-${apps.length}`)
  apps.push(app)
  const storage = getStorage(app)
  connectStorageEmulator(storage, '127.0.0.1', backend.ports().storage, {
    ...(mockUserToken && { mockUserToken }),
  })
  return storage
}

test('a visitor lists the Carousel folder: five named pictures in order, each with an address that opens', async () => {
  const images = await createCarouselRepository(storageOf()).list()
  expect(images.map(({ name }) => name)).toEqual([
    'The real exam screen',
    'Every answer explained',
    'Current affairs by date',
    'Notes to read on the phone',
    'Your weak topics found',
  ])
  for (const { url } of images) {
    const response = await fetch(url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  }
})

test('what is no picture is no slide', async () => {
  const operator = storageOf('owner')
  await uploadString(ref(operator, 'Carousel/0-read-me.txt'), 'about these pictures')
  await uploadString(ref(operator, 'Carousel/drafts/1.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await createCarouselRepository(storageOf()).list()).toHaveLength(5)
})

test('a visitor reads the newest important articles, each with date and category', async () => {
  const articles = await createCurrentAffairRepository(visitor()).important()
  expect(articles.length).toBeGreaterThanOrEqual(landingLimits.articles)
  const times = articles.map(({ date }) => date?.getTime() ?? 0)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  for (const { title, category, date } of articles) expect([title, category, date]).not.toContain(null)
})

describe('a visitor reads real prices', () => {
  test('of test series, without the switched-off ones', async () => {
    await backend.put('categories/aaa-off', {
      name: 'Off',
      section_type: 'Test_Series',
      price: 1,
      productId: 'testseries_off',
      isActive: false,
    })
    const series = (await createCategoryRepository(visitor()).packages()).map(packageOffer)
    expect(series.length).toBeGreaterThanOrEqual(landingLimits.products)
    expect(series.find(({ name }) => name === 'IBPS PO Prelims')).toMatchObject({ rupees: 149 })
    expect(series.map(({ name }) => name)).not.toContain('Off')
  })

  test('of packs; one without a price has none', async () => {
    await backend.put('paid_resource_categories/aaa-free', { name: 'Soon', price: 0 })
    const packs = (await createPackRepository(visitor()).list()).map(packOffer)
    expect(packs[0]).toEqual({
      id: 'aaa-free',
      name: 'Soon',
      description: null,
      image: null,
      rupees: null,
      note: null,
    })
    for (const { image, rupees } of packs.slice(1)) {
      expect(image).toMatch(/^http.*alt=media$/)
      expect(rupees).toBeGreaterThan(0)
    }
  })
})

test('every subject has questions that fit, of quizzes that are published and on show', async () => {
  await backend.put('quizzes/aaa-draft', {
    title: 'Draft',
    categoryName: 'History',
    published: false,
    questions: [{ question: 'Draft?', options: ['a', 'b', 'c', 'd'], correctAnswer: 0, explanation: 'x' }],
  })
  for (const subject of quizCategories) {
    const quizzes = await createQuizRepository(visitor()).withQuestions(subject, 2)
    const questions = quizzes.flatMap((quiz) => briefQuestions(quiz.questions))
    expect([subject, questions.length > 1]).toEqual([subject, true])
    for (const question of questions) {
      expect(question.options[question.correct]).toBeDefined()
      expect(question.text).not.toBe('Draft?')
    }
  }
})
