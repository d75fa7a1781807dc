import type { TestSeriesPackage } from '@/content/categories/schema'
import { isOffered } from '@/content/quizzes/schema'
import { type SeriesTest, splitTests } from '@/content/test-series/schema'
import type { Device } from './device'

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
