import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore/lite'
import { packageSchema, packageSection } from '@/domain/test-series-package'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { publicFileUrl } from '@/lib/firebase/public-file'
import { packPriceSchema, quizQuestionsSchema, type Teaser, teaserSchema } from './landing-schemas'
import { landingLimits } from './model/landing-limits'
import type { PricedItem } from './model/price-list'
import { briefQuestions, type SampleQuestion } from './model/sample-question'

/** What the landing page shows of real data: only what a visitor may read, each list limited (docs/decisions/023). */
export function createLandingRepository(firestore: Firestore) {
  const { articles, products, quizzes } = landingLimits
  return {
    /** The newest articles that are marked as important and on show. @throws AppError when the read fails. */
    importantArticles(): Promise<Teaser[]> {
      const important = query(
        collection(firestore, 'current_affairs'),
        where('isImportant', '==', true),
        where('isActive', '==', true),
        orderBy('date', 'desc'),
        limit(articles),
      )
      return readList(important, teaserSchema)
    },

    /** Some test series packages with their prices in rupees. @throws AppError when the read fails. */
    async testSeries(): Promise<PricedItem[]> {
      const packages = query(
        collection(firestore, 'categories'),
        where('section_type', '==', packageSection),
        limit(products.fetch),
      )
      const active = (await readList(packages, packageSchema)).filter(({ isActive }) => isActive)
      return active.slice(0, products.show).map(({ id, title, image, price, productId }) => ({
        id,
        name: title,
        image: publicFileUrl(image),
        price: productId === null ? null : price,
      }))
    },

    /** Some packs with their prices in rupees. @throws AppError when the read fails. */
    async packs(): Promise<PricedItem[]> {
      const packs = query(collection(firestore, 'paid_resource_categories'), limit(products.fetch))
      const active = (await readList(packs, packPriceSchema)).filter(({ isActive }) => isActive)
      return active
        .slice(0, products.show)
        .map(({ id, name, image, price }) => ({ id, name, image, price: price && price > 0 ? price : null }))
    },

    /**
     * Questions of published quizzes of one subject that are short enough for the landing page.
     * @throws AppError when the read fails.
     */
    async questionsOf(subject: string): Promise<SampleQuestion[]> {
      const published = query(
        collection(firestore, 'quizzes'),
        where('published', '==', true),
        where('categoryName', '==', subject),
        limit(quizzes),
      )
      return (await readList(published, quizQuestionsSchema)).flatMap((quiz) =>
        briefQuestions(quiz.questions, { quizId: quiz.id, subject: quiz.subject ?? subject }),
      )
    },
  }
}

export const landingRepository = createLandingRepository(db)
