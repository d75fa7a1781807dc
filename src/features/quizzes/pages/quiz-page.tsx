import { LoadedQuiz } from '../components/loaded-quiz'
import { QuizSitting } from '../components/quiz-sitting'

/** /quiz/{quizId}: the player, then the results (spec section 2). */
export function QuizPage() {
  return (
    <div className="page-column py-6 sm:py-9">
      <div className="mx-auto max-w-3xl">
        <LoadedQuiz>{(quiz) => <QuizSitting key={quiz.id} quiz={quiz} />}</LoadedQuiz>
      </div>
    </div>
  )
}
