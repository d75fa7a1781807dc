import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { oldBests, testOfKey, useAttempts } from '@/features/attempts'
import { useOwner } from '@/features/auth'
import { type QuizStanding, standingOf } from '../model/quiz-standing'

function oldBestsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['old-quiz-bests', owner],
    queryFn: owner === null ? skipToken : () => oldBests(owner),
    networkMode: 'always',
    gcTime: 0,
  })
}

/** Where the student stands with each quiz or other short test, by its key, on every device. Cards do not wait for it. */
export function useQuizStandings(): (key: string) => QuizStanding {
  const owner = useOwner()
  const attempts = useAttempts(owner) ?? []
  const { data } = useQuery(oldBestsQuery(owner))
  return (key) => {
    const test = testOfKey(key)
    // An earlier version kept scores of quizzes alone.
    const oldBest = test?.kind === 'quiz' ? data?.get(test.quizId) : undefined
    return standingOf(key, { attempts, oldBest, now: Date.now() })
  }
}
