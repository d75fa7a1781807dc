import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type QuizSummary, quizSummarySchema } from './quiz-summary-schema'

/** The `quizzes` collection as the list shows it; the list does without the code that reads questions. */
export function createQuizListRepository(firestore: Firestore) {
  return {
    /**
     * Every published quiz, 100 at most, switched-off ones included: the list hides those itself and can say why.
     * @throws AppError when the read fails.
     */
    async list(): Promise<QuizSummary[]> {
      const published = query(
        collection(firestore, 'quizzes'),
        where('published', '==', true),
        limit(readLimits.quizzes),
      )
      return readList(published, quizSummarySchema)
    },
  }
}

export const quizListRepository = createQuizListRepository(db)
