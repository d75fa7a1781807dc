import { queryOptions, skipToken } from '@tanstack/react-query'
import { toAppError } from '@/lib/app-error'
import { loadKeptQuiz } from './kept-quiz-store'
import { quizRepository } from './quiz-repository'

/** What asking again cannot mend. */
const settled = new Set(['unreadable', 'inactive', 'no-questions', 'permission-denied'])

/** Whether a failed read of a quiz may succeed when it is asked for again. */
export function mayRetry(error: unknown): boolean {
  return !settled.has(toAppError(error).code)
}

/** @param id null when the address names none; then nothing is read. */
export function quizQuery(id: string | null) {
  return queryOptions({
    queryKey: ['quiz', id],
    queryFn: id === null ? skipToken : () => quizRepository.find(id),
    retry: (failures, error) => failures < 1 && mayRetry(error),
    // A quiz that is being played does not change under the student's hands.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What this device keeps of one quiz, as it was when the visit began, and when it was read. */
export function keptQuizQuery(owner: string | null, quizId: string, visit: string) {
  return queryOptions({
    // What the device keeps changes without a word to this cache: every visit reads it anew.
    gcTime: 0,
    retry: false,
    queryKey: ['kept-quiz', owner, quizId, visit],
    queryFn:
      owner === null
        ? skipToken
        : async () => ({ sitting: await loadKeptQuiz(owner, quizId), readAt: Date.now() }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
