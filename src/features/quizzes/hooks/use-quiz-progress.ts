import { useAttempts } from '@/own/attempts'
import { useOwner } from '@/session'
import { type QuizProgress, quizProgressOf } from '../model/quiz-progress'

/** Gives the student's best score and unfinished attempt of a short test by its key, from all devices. */
export function useQuizProgress(): (key: string) => QuizProgress {
  const attempts = useAttempts(useOwner()) ?? []
  return (key) => quizProgressOf(key, { attempts, now: Date.now() })
}
