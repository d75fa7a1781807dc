import { useAttempts } from '@/own/attempts'
import { useOwner } from '@/session'
import { type QuizStanding, quizStandingOf } from '../model/quiz-standing'

/** Gives the student's best score and unfinished attempt of a short test by its key, from all devices. */
export function useQuizStandings(): (key: string) => QuizStanding {
  const attempts = useAttempts(useOwner()) ?? []
  return (key) => quizStandingOf(key, { attempts, now: Date.now() })
}
