import type { Firestore } from 'firebase/firestore/lite'
import { AppError, toAppError } from '@/lib/app-error'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type Quiz, quizSchema } from './quiz-schema'

/** One quiz of the `quizzes` collection, to be played (spec sections 3, 7 and 8). */
export function createQuizRepository(firestore: Firestore) {
  return {
    /**
     * One quiz, ready to be played; null when there is none or it is not published.
     * @throws AppError with the sentence of spec section 8 when the quiz cannot be played or the read fails.
     */
    async find(id: string): Promise<Quiz | null> {
      if (!isDocumentId(id)) return null
      const quiz = await readVisibleDocument(firestore, `quizzes/${id}`, quizSchema).catch(
        (error: unknown) => {
          const { code } = toAppError(error)
          throw new AppError(code, 'Failed to load quiz. Please try again.', { cause: error })
        },
      )
      if (quiz === 'unreadable') {
        throw new AppError('unreadable', 'Failed to transform quiz data. Please try again.')
      }
      if (quiz === null || !quiz.isPublished) return null
      if (!quiz.isActive) throw new AppError('inactive', 'This quiz is currently not available')
      if (quiz.questions.length === 0) throw new AppError('no-questions', 'This quiz has no questions')
      return quiz
    },
  }
}

export const quizRepository = createQuizRepository(db)
