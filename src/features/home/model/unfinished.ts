import { paths } from '@/config/paths'
import { unfinishedQuizzes } from '@/domain/kept-quiz'
import { goesOn, type TakenTest } from './taken-test'

/** One test or quiz that waits to be gone on with. Moments are milliseconds since 1970. */
export interface Unfinished {
  kind: 'Test' | 'Practice' | 'Quiz'
  title: string
  answered: number
  total: number
  startedAt: number
  /** When its time is over; null without a time limit. */
  endsAt: number | null
  /** Where it goes on. */
  to: string
}

/**
 * Everything that can still be gone on with, the latest begun first: running tests with time left, and quizzes with an
 * answer and time left.
 * @param quizzes entries of the device's area `keptQuizzesArea`
 */
export function unfinishedWork(
  attempts: readonly TakenTest[],
  quizzes: ReadonlyArray<readonly [id: string, value: unknown]>,
  now: number,
): Unfinished[] {
  const tests = attempts.flatMap((attempt): Unfinished[] => {
    const { title, answered, total, startedAt, deadline, to } = attempt
    if (to === null || !goesOn(attempt, now)) return []
    const kind = attempt.scope === 'all' ? 'Test' : 'Practice'
    return [{ kind, title, answered, total, startedAt, endsAt: deadline, to }]
  })
  const waiting = unfinishedQuizzes(quizzes, now).map(
    ({ quizId, questionCount, ...quiz }): Unfinished => ({
      kind: 'Quiz',
      title: quiz.title,
      answered: quiz.answered,
      total: questionCount,
      startedAt: quiz.startedAt,
      endsAt: quiz.endsAt,
      to: paths.quiz(quizId),
    }),
  )
  return [...tests, ...waiting].sort((a, b) => b.startedAt - a.startedAt)
}

/** `2h 5m left`, `38 min left`, `less than a minute left`; null without a time limit. */
export function timeLeft(endsAt: number | null, now: number): string | null {
  if (endsAt === null) return null
  const minutes = Math.floor((endsAt - now) / 60_000)
  if (minutes < 1) return 'less than a minute left'
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)}h ${minutes % 60}m left`
}
