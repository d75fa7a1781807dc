import { queryOptions, skipToken } from '@tanstack/react-query'
import { toAppError } from '@/lib/app-error'
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
