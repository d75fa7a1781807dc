import { useAttempts } from '@/own/attempts'
import { useOwner } from '@/session'
import { type QuizStanding, quizStandingOf } from '../model/quiz-standing'

/** Where the student stands with each quiz or other short test, by its key, on every device. */
export function useQuizStandings(): (key: string) => QuizStanding {
  const attempts = useAttempts(useOwner()) ?? []
  return (key) => quizStandingOf(key, { attempts, now: Date.now() })
}
