import { PageTitle } from '@/ui/page-title'
import { LoadedQuiz } from '../components/loaded-quiz'
import { QuizPlayer } from '../components/quiz-player'
import { QuizResults } from '../components/quiz-results'
import { useAttempt } from '../hooks/use-attempt'
import type { Quiz } from '../quiz-schema'

function Sitting({ quiz }: { quiz: Quiz }) {
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

/** /quiz/{quizId}: the player, then the results (spec section 2). */
export function QuizPage() {
  return (
    <div className="page-column py-6 sm:py-9">
      <div className="mx-auto max-w-3xl">
        <LoadedQuiz>{(quiz) => <Sitting key={quiz.id} quiz={quiz} />}</LoadedQuiz>
      </div>
    </div>
  )
}
