import { useQuery } from '@tanstack/react-query'
import { type Params, useParams } from 'react-router-dom'
import { paperOfQuiz } from '@/content/papers/papers'
import { queryClient } from '@/lib/query-client'
import { LoadedQuiz } from '../components/loaded-quiz'
import { ShortTest } from '../components/short-test'
import { keptQuizQuery, quizIdOf } from '../kept-quiz'

function QuizVisit({ quizId }: { quizId: string }) {
  // Starts the read beside those of the device and the account; `LoadedQuiz` shows the result.
  useQuery(keptQuizQuery(quizId))
  return (
    <ShortTest test={{ kind: 'quiz', quizId }}>
      {(begin) => (
        <LoadedQuiz id={quizId} isRunning>
          {(quiz) => begin(paperOfQuiz(quiz))}
        </LoadedQuiz>
      )}
    </ShortTest>
  )
}

/** /quiz/{quizId}: the player, then with `?attempt=` the results of one attempt (spec section 2). */
export function QuizPage() {
  const quizId = quizIdOf(useParams())
  return (
    <div className="page-column py-6 sm:py-9">
      {quizId === null ? (
        <LoadedQuiz id={null}>{() => null}</LoadedQuiz>
      ) : (
        <QuizVisit key={quizId} quizId={quizId} />
      )}
    </div>
  )
}

QuizPage.readAhead = (params: Params) => {
  const id = quizIdOf(params)
  if (id !== null) void queryClient.prefetchQuery(keptQuizQuery(id))
}
