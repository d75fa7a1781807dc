import type { Quiz } from '@/content/quizzes/schema'
import type { KeptQuiz } from '@/domain/kept-quiz'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { useSitting } from '../hooks/use-sitting'
import { QuizPlayer } from './quiz-player'
import { QuizResults } from './quiz-results'

/** One sitting: the player until it is submitted, then the results; Retake Quiz starts the next one. */
export function QuizSitting({
  owner,
  quiz,
  kept,
  visit,
}: {
  owner: string
  quiz: Quiz
  kept: KeptQuiz | null
  visit: string
}) {
  const sitting = useSitting(owner, quiz, kept, visit)
  const { attempt, best } = sitting.kept
  if (attempt.submittedAt !== null) {
    return (
      <>
        <PageTitle title={`Quiz Results: ${quiz.title}`} />
        <NoIndex />
        <QuizResults quiz={quiz} attempt={attempt} best={best} onRetake={sitting.retake} />
      </>
    )
  }
  return (
    <>
      <PageTitle title={quiz.title} />
      <QuizPlayer
        // Nothing of the last attempt (an open dialog) is left in the next one.
        key={attempt.startedAt}
        quiz={quiz}
        attempt={attempt}
        keeping={sitting.keeping}
        send={sitting.send}
      />
    </>
  )
}
