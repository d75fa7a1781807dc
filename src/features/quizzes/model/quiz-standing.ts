import type { UnfinishedQuiz } from '@/domain/kept-quiz'

export interface QuizStanding {
  /** Best score in percent; null before the first result. */
  best: number | null
  /** null when no sitting waits to be finished. */
  unfinished: UnfinishedQuiz | null
}
