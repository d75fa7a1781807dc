import { useQuery } from '@tanstack/react-query'
import { bestScores, type UnfinishedQuiz, unfinishedQuizzes } from '@/domain/kept-quiz'
import { useOwner } from '@/features/auth'
import { keptQuizzesQuery } from '../quiz-queries'

export interface QuizStanding {
  /** Best score in percent; null before the first result. */
  best: number | null
  /** null when no sitting waits to be finished. */
  unfinished: UnfinishedQuiz | null
}

/** What this device knows of the student and each quiz, read anew whenever a screen with it opens. */
export function useQuizStandings(): (quizId: string) => QuizStanding {
  const { data } = useQuery(keptQuizzesQuery(useOwner()))
  const best = bestScores(data?.entries ?? [])
  const unfinished = new Map(
    unfinishedQuizzes(data?.entries ?? [], data?.readAt ?? 0).map((quiz) => [quiz.quizId, quiz]),
  )
  return (quizId) => ({ best: best.get(quizId) ?? null, unfinished: unfinished.get(quizId) ?? null })
}
