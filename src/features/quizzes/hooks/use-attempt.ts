import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readAttempt, writeAttempt } from '../attempt-store'
import { type Attempt, type AttemptEvent, startAttempt, stepAttempt } from '../model/attempt'
import { screenMinutes } from '../model/quiz-time'
import type { Quiz } from '../quiz-schema'

/**
 * The attempt to go on with: one under way always, a submitted one only in the visit that saw its results (a reload),
 * so that Start Quiz after it begins anew.
 */
function resume(quiz: Quiz, visit: string): Attempt | null {
  const kept = readAttempt(quiz.id)
  if (kept === null) return null
  return kept.attempt.submittedAt === null || kept.visit === visit ? kept.attempt : null
}

/** The student's sitting of the quiz; every answer is in the tab's storage before it shows as chosen. */
export function useAttempt(quiz: Quiz) {
  const { key: visit } = useLocation()
  const [attempt, setAttempt] = useState(
    () => resume(quiz, visit) ?? startAttempt(screenMinutes(quiz), Date.now()),
  )
  // The start is kept too: a reload before the first answer must not wind the clock back.
  useEffect(() => writeAttempt(quiz.id, { attempt, visit }), [quiz.id, attempt, visit])

  const change = (next: Attempt) => {
    writeAttempt(quiz.id, { attempt: next, visit })
    setAttempt(next)
  }
  return {
    attempt,
    send: (event: AttemptEvent) => change(stepAttempt(attempt, event, quiz.questions.length)),
    retake: () => change(startAttempt(screenMinutes(quiz), Date.now())),
  }
}
