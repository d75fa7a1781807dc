import { queryOptions, skipToken } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { toAppError } from '@/lib/app-error'
import { forEverybody, kept, longList } from '../kept'
import { quizRepository } from './repository'

/** The published quizzes of a category, or of all. */
export function quizzesQuery(category: string | null) {
  return queryOptions({
    queryKey: sectionKey('quizzes', category),
    meta: kept('quizzes'),
    queryFn: () => quizRepository.list(category),
    ...longList,
  })
}

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
    meta: forEverybody,
    queryFn: id === null ? skipToken : () => quizRepository.find(id),
    retry: (failures, error) => failures < 1 && mayRetry(error),
    // A quiz that is being played does not change under the student's hands.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
