import type { Firestore } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isPaid } from '@/domain/price'
import { parseQuestions, type Question, testQuestionDefaults } from '@/domain/question/question'
import { asStudent } from '@/lib/firebase/as-student'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import type { Page } from '@/lib/firebase/page'
import { ofValue } from '../catalogues/definitions'
import { readPage } from '../catalogues/repository'
import { type MockTest, type MockTestCard, mockTestCardSchema, mockTestSchema } from './schema'

/** The `mock_tests` collection (spec section 7). */
export function createMockTestRepository(firestore: Firestore) {
  return {
    /** The published ones of a category or of all, without their questions. @throws AppError when the read fails. */
    async list(category: string | null, count: number = readLimits.default): Promise<Page<MockTestCard>> {
      const listing = { of: 'mock_tests', equal: ofValue('categoryName', category) } as const
      return readPage(firestore, listing, count, mockTestCardSchema)
    },

    /** One with its questions, which a visitor does not get of a paid one; null when there is none, or it is not published or switched off. @throws AppError */
    async find(id: string): Promise<(MockTest & { questions: Question[] }) | null> {
      if (!isDocumentId(id)) return null
      const path = `mock_tests/${id}`
      const card = await readVisibleDocument(firestore, path, mockTestSchema)
      if (!card?.isActive) return null
      const isApart = isPaid(card.price) && !card.questions
      const body =
        isApart &&
        (await asStudent(() => readVisibleDocument(firestore, `${path}/private/access`, mockTestSchema)))
      const { questions, layout } = body || card
      return { ...card, layout, questions: parseQuestions(questions, path, testQuestionDefaults) }
    },
  }
}

export const mockTestRepository = createMockTestRepository(db)
