import type { Firestore } from 'firebase/firestore/lite'
import { readIndiaDay } from '@/domain/india-day'
import { readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type DailyQuiz, dailyQuizSchema } from './schema'

/** The `daily_quizzes` collection: one document a day, which the rules open at midnight in India. */
function createDailyQuizRepository(firestore: Firestore) {
  return {
    /**
     * The quiz of a day; null when there is none, or none that can be played.
     * @param day `2026-11-22`
     * @throws AppError `permission-denied` before its day has begun; another one when the read fails.
     */
    async find(day: string): Promise<DailyQuiz | null> {
      if (readIndiaDay(day) === null) return null
      const quiz = await readDocument(firestore, `daily_quizzes/${day}`, dailyQuizSchema)
      return quiz && quiz.questions.length > 0 ? quiz : null
    },
  }
}

export const dailyQuizRepository = createDailyQuizRepository(db)
