import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { t } from '@/language/text'
import { AppError, toAppError } from '@/lib/app-error'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readList, readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { ofValue } from '../catalogues/definitions'
import { readListing } from '../catalogues/repository'
import { isOffered, type ListedQuiz, listedQuizSchema, type Quiz, quizSchema } from './schema'

/** The `quizzes` collection (spec sections 3, 7 and 8). */
export function createQuizRepository(firestore: Firestore) {
  return {
    /**
     * The published quizzes of a category or of all, switched-off ones included: the list hides those itself and can say
     * why. Without a catalogue 100 at most. @throws AppError when the read fails.
     */
    async list(category: string | null): Promise<readonly ListedQuiz[]> {
      const listing = { of: 'quizzes', equal: ofValue('categoryName', category) } as const
      const { items } = await readListing(firestore, listing, Number.POSITIVE_INFINITY, listedQuizSchema)
      return items
    },

    /** Some quizzes of a category that can be played, with their questions. @throws AppError when the read fails. */
    async withQuestions(category: string, count: number): Promise<Quiz[]> {
      const published = query(
        collection(firestore, 'quizzes'),
        where('published', '==', true),
        where('categoryName', '==', category),
        limit(count),
      )
      const found = await readList(published, quizSchema)
      return found.filter((quiz) => quiz !== 'unreadable').filter(isOffered)
    },

    /**
     * One quiz, ready to be played; null when there is none or the rules do not show it, as one that is not published.
     * @throws AppError with the sentence of spec section 8 when the quiz cannot be played or the read fails.
     */
    async find(id: string): Promise<Quiz | null> {
      if (!isDocumentId(id)) return null
      const quiz = await readVisibleDocument(firestore, `quizzes/${id}`, quizSchema).catch(
        (error: unknown) => {
          const { code } = toAppError(error)
          throw new AppError(code, t('Failed to load quiz. Please try again.'), { cause: error })
        },
      )
      if (quiz === 'unreadable') {
        throw new AppError('unreadable', t('Failed to transform quiz data. Please try again.'))
      }
      if (quiz === null) return null
      if (!quiz.isActive) throw new AppError('inactive', t('This quiz is currently not available'))
      if (quiz.questions.length === 0) throw new AppError('no-questions', t('This quiz has no questions'))
      return quiz
    },
  }
}

export const quizRepository = createQuizRepository(db)
