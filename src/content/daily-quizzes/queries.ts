import { queryOptions } from '@tanstack/react-query'
import { kept, oncePerDay } from '../kept'
import { mayRetry } from '../quizzes/queries'
import { findDailyQuiz } from './repository'

/**
 * The quiz of a day; the device keeps it, so that it can be begun without a network. Of its questions only a key changes,
 * where it is corrected, so it is asked for once a day. @param day `2026-11-22`
 */
export function dailyQuizQuery(day: string) {
  return queryOptions(
    oncePerDay({
      queryKey: ['daily-quiz', day],
      meta: kept('parts'),
      queryFn: () => findDailyQuiz(day),
      retry: (failures: number, error: unknown) => failures < 1 && mayRetry(error),
    }),
  )
}
