import { queryOptions, skipToken } from '@tanstack/react-query'
import { toAppError } from '@/lib/app-error'
import { listKeptQuizzes, loadKeptQuiz } from './kept-quiz-store'
import { quizRepository } from './quiz-repository'

/** One read for every category: the dropdown counts them. */
export const quizzesQuery = queryOptions({
  queryKey: ['quizzes'],
  queryFn: () => quizRepository.list(),
})

/** What asking again cannot mend. */
const settled = new Set(['unreadable', 'inactive', 'no-questions', 'permission-denied'])

/** @param id null when the address names none; then nothing is read. */
export function quizQuery(id: string | null) {
  return queryOptions({
    queryKey: ['quiz', id],
    queryFn: id === null ? skipToken : () => quizRepository.find(id),
    retry: (failures, error) => failures < 1 && !settled.has(toAppError(error).code),
    // A quiz that is being played does not change under the student's hands.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What the device keeps is read anew by every screen: it changes without a word to this cache. */
const fromDevice = { gcTime: 0, retry: false } as const

/** Everything that this device keeps of quizzes, and when it was read. @param owner null: not known yet, nothing is read. */
export function keptQuizzesQuery(owner: string | null) {
  return queryOptions({
    ...fromDevice,
    queryKey: ['kept-quizzes', owner],
    queryFn:
      owner === null
        ? skipToken
        : async () => ({ entries: await listKeptQuizzes(owner), readAt: Date.now() }),
    staleTime: 0,
  })
}

/** What this device keeps of one quiz, as it was when the visit began, and when it was read. */
export function keptQuizQuery(owner: string | null, quizId: string, visit: string) {
  return queryOptions({
    ...fromDevice,
    queryKey: ['kept-quiz', owner, quizId, visit],
    queryFn:
      owner === null
        ? skipToken
        : async () => ({ sitting: await loadKeptQuiz(owner, quizId), readAt: Date.now() }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
