import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { oldBests, useAttempts } from '@/features/attempts'
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

/** Where the student stands with each quiz, on every device. Cards do not wait for it. */
export function useQuizStandings(): (quizId: string) => QuizStanding {
  const owner = useOwner()
  const attempts = useAttempts(owner) ?? []
  const { data } = useQuery(oldBestsQuery(owner))
  return (quizId) => standingOf(quizId, { attempts, oldBest: data?.get(quizId), now: Date.now() })
}
