import { readIndiaDay } from '@/domain/india-day'
import { readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type DailyQuiz, dailyQuizSchema } from './schema'

/**
 * The quiz of a day from the `daily_quizzes` collection, which the rules open at midnight in India; null when there is
 * none, or none with a question that can be played.
 * @param day `2026-11-22`
 * @throws AppError `permission-denied` before its day has begun; another one when the read fails.
 */
export async function findDailyQuiz(day: string): Promise<DailyQuiz | null> {
  if (readIndiaDay(day) === null) return null
  const quiz = await readDocument(db, `daily_quizzes/${day}`, dailyQuizSchema)
  return quiz && quiz.questions.length > 0 ? quiz : null
}
