import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Quiz } from '@/content/quizzes/schema'
import type { KeptQuiz } from '@/domain/kept-quiz'
import type { QuizEvent } from '@/domain/quiz-attempt'
import { createDeviceKeeper, type Keeping } from '@/lib/device-keeper'
import { keepQuiz } from '../kept-quiz-store'
import { beginSitting, openSitting, stepSitting } from '../model/sitting'

export interface Sitting {
  kept: KeptQuiz
  keeping: Keeping
  send: (event: QuizEvent) => void
  retake: () => void
}

/**
 * The student's sitting of a quiz, begun or gone on with; nothing shows before the device has it, or has refused. All
 * arguments must stay the same for as long as the component lives.
 * @param kept what the device knew of the quiz when the visit began.
 */
export function useSitting(owner: string, quiz: Quiz, kept: KeptQuiz | null, visit: string): Sitting {
  const [keeper] = useState(() =>
    createDeviceKeeper(openSitting(kept, quiz, visit, Date.now()), (sitting) =>
      keepQuiz(owner, quiz, sitting),
    ),
  )
  // The start is kept too: a reload before the first answer must not wind the clock back.
  useEffect(() => keeper.keep(), [keeper])
  const { state, keeping } = useSyncExternalStore(keeper.subscribe, keeper.view)
  return {
    kept: state,
    keeping,
    send: (event) => keeper.change((latest) => stepSitting(latest, event, quiz)),
    retake: () =>
      keeper.change((latest) =>
        // A second click on Retake Quiz does not throw away the attempt that the first one began.
        latest.attempt.submittedAt === null
          ? latest
          : beginSitting(quiz, { visit, best: latest.best, now: Date.now() }),
      ),
  }
}
