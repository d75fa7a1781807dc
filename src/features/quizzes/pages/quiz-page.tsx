import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { quizQuery } from '@/content/quizzes/queries'
import { attemptToResume } from '@/domain/kept-quiz'
import { useOwner } from '@/features/auth'
import { LoadedQuiz } from '../components/loaded-quiz'
import { QuizSitting } from '../components/quiz-sitting'
import { QuizSkeleton } from '../components/quiz-skeleton'
import { useQuizId } from '../hooks/use-quiz-id'
import { keptQuizQuery } from '../kept-quiz-query'

/**
 * What the device knows of the quiz comes first: an attempt under way goes on with the questions it began with, also
 * without a network and when the quiz has been taken back since.
 */
function QuizVisit({ quizId }: { quizId: string }) {
  const owner = useOwner()
  const { key: visit } = useLocation()
  // Asked for while the device is read; `LoadedQuiz` shows what comes of it.
  useQuery(quizQuery(quizId))
  // Both are drawn in slices, between which a weak phone answers a finger.
  const onDevice = useDeferredValue(useQuery(keptQuizQuery(owner, quizId, visit)).data)
  if (owner === null || onDevice === undefined) return <QuizSkeleton />
  const { sitting, readAt } = onDevice
  const kept = sitting?.kept ?? null
  const key = `${owner}/${visit}`
  if (sitting?.quiz && attemptToResume(sitting.kept, visit, readAt)) {
    return <QuizSitting key={key} owner={owner} quiz={sitting.quiz} kept={kept} visit={visit} />
  }
  return (
    <LoadedQuiz id={quizId}>
      {(quiz) => <QuizSitting key={key} owner={owner} quiz={quiz} kept={kept} visit={visit} />}
    </LoadedQuiz>
  )
}

/** /quiz/{quizId}: the player, then the results (spec section 2). */
export function QuizPage() {
  const quizId = useQuizId()
  return (
    <div className="page-column py-6 sm:py-9">
      <div className="mx-auto max-w-3xl">
        {quizId === null ? (
          <LoadedQuiz id={null}>{() => null}</LoadedQuiz>
        ) : (
          <QuizVisit key={quizId} quizId={quizId} />
        )}
      </div>
    </div>
  )
}
