import { queryOptions, skipToken } from '@tanstack/react-query'
import { loadKeptQuiz } from './kept-quiz-store'

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
