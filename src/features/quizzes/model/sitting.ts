import type { Quiz } from '@/content/quizzes/schema'
import { attemptToResume, type KeptQuiz } from '@/domain/kept-quiz'
import { answersByPlace, type QuizEvent, startAttempt, stepAttempt } from '@/domain/quiz-attempt'
import { scoreAnswers } from '@/domain/scoring'
import { screenMinutes } from './quiz-time'

/** A new sitting with its clock started; `now` in milliseconds since 1970. */
export function beginSitting(
  quiz: Quiz,
  { visit, best, now }: { visit: string; best: number | null; now: number },
): KeptQuiz {
  const attempt = startAttempt(screenMinutes(quiz), now)
  return { title: quiz.title, questionCount: quiz.questions.length, visit, attempt, best }
}

/** The sitting after the event, its result taken into the best score; the same object when nothing changes. */
export function stepSitting(kept: KeptQuiz, event: QuizEvent, quiz: Quiz): KeptQuiz {
  const attempt = stepAttempt(kept.attempt, event, quiz.questions.length)
  if (attempt === kept.attempt) return kept
  if (attempt.submittedAt === null) return { ...kept, attempt }
  const { percentage } = scoreAnswers(quiz.questions, answersByPlace(attempt, quiz.questions))
  return { ...kept, attempt, best: Math.max(percentage, kept.best ?? 0) }
}

/** The sitting that a visit to the quiz shows: the one under way, the result again, or a new one. */
export function openSitting(kept: KeptQuiz | null, quiz: Quiz, visit: string, now: number): KeptQuiz {
  const attempt = kept && attemptToResume(kept, visit, now)
  if (!kept || !attempt) return beginSitting(quiz, { visit, best: kept?.best ?? null, now })
  const resumed = { ...kept, visit }
  const timeIsOver = attempt.endsAt !== null && attempt.endsAt <= now
  return timeIsOver ? stepSitting(resumed, { type: 'time-up' }, quiz) : resumed
}
