import { useQuery } from '@tanstack/react-query'
import { useOwner } from '@/features/auth'
import type { QuizStanding } from '../model/quiz-standing'
import { quizStandingsQuery } from '../quiz-standings-query'

const nothing: QuizStanding = { best: null, unfinished: null }

/** What this device knows of the student and each quiz, read anew whenever a screen with it opens. */
export function useQuizStandings(): (quizId: string) => QuizStanding {
  const { data } = useQuery(quizStandingsQuery(useOwner()))
  return (quizId) => data?.get(quizId) ?? nothing
}
