import { PageTitle } from '@/ui/page-title'
import { useAttempt } from '../hooks/use-attempt'
import type { Quiz } from '../quiz-schema'
import { QuizPlayer } from './quiz-player'
import { QuizResults } from './quiz-results'

/** One sitting: the player until it is submitted, then the results; Retake Quiz starts the next one. */
export function QuizSitting({ quiz }: { quiz: Quiz }) {
  const { attempt, send, retake } = useAttempt(quiz)
  return (
    <>
      <PageTitle title={attempt.submittedAt === null ? quiz.title : `Quiz Results: ${quiz.title}`} />
      {attempt.submittedAt === null ? (
        <QuizPlayer quiz={quiz} attempt={attempt} send={send} />
      ) : (
        <QuizResults quiz={quiz} attempt={attempt} onRetake={retake} />
      )}
    </>
  )
}
