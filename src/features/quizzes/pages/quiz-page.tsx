import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Params, useLocation, useSearchParams } from 'react-router-dom'
import { quizQuery } from '@/content/quizzes/queries'
import type { Quiz } from '@/content/quizzes/schema'
import { planOf } from '@/domain/sitting/sitting-sections'
import { newAttempt, paperOfQuiz, useRunningAttempt } from '@/features/attempts'
import { useOwner } from '@/features/auth'
import { queryClient } from '@/lib/query-client'
import { useLoadedPaper } from '@/ui/question/load-paper'
import { LoadedQuiz } from '../components/loaded-quiz'
import { QuizError } from '../components/quiz-problem'
import { QuizSitting } from '../components/quiz-sitting'
import { QuizSkeleton } from '../components/quiz-skeleton'
import { StoredResults } from '../components/stored-results'
import { quizIdOf, useQuizId } from '../hooks/use-quiz-id'

/** A new sitting of a quiz that has just been read; its clock starts when the first question shows. */
function NewSitting({
  owner,
  quiz,
  onTakeOver,
}: {
  owner: string
  quiz: Quiz
  onTakeOver: (() => void) | null
}) {
  // Frozen here: whatever is read later, this sitting is about the questions that it began with.
  const [attempt] = useState(() => newAttempt({ kind: 'quiz', quizId: quiz.id }, 'all', paperOfQuiz(quiz)))
  const [initial] = useState(() => ({ status: 'ready' as const, plan: planOf(attempt.paper) }))
  // The clock starts when all of it can be shown.
  const loaded = useLoadedPaper(attempt.paper)
  if (loaded.status === 'loading') return <QuizSkeleton />
  if (loaded.status === 'failed') {
    const message = 'The quiz could not be loaded whole. Check your internet connection and try again.'
    return <QuizError message={message} onRetry={loaded.retry} />
  }
  return (
    <QuizSitting quizId={quiz.id} owner={owner} attempt={attempt} initial={initial} onTakeOver={onTakeOver} />
  )
}

/**
 * What is known of the quiz comes first: an attempt under way goes on with the questions that it began with, also
 * without a network and when the quiz has been taken back since.
 */
function Seated({ owner, quizId, visit }: { owner: string; quizId: string; visit: string }) {
  // Asked for while the device and the account are; `LoadedQuiz` shows what comes of it.
  useQuery(quizQuery(quizId))
  const running = useRunningAttempt(owner, { kind: 'quiz', quizId }, 'all', visit)
  if (running.status === 'looking') return <QuizSkeleton />
  if (running.status === 'found') {
    const { attempt, reading, fromAccount, onTakeOver } = running
    const { sitting } = attempt
    return (
      <QuizSitting
        key={attempt.id}
        quizId={quizId}
        owner={owner}
        attempt={attempt}
        initial={sitting}
        reading={reading}
        fromAccount={fromAccount}
        onTakeOver={onTakeOver}
      />
    )
  }
  // One of another device whose questions are others now can only be finished there.
  const onTakeOver = running.status === 'none' ? running.onTakeOver : null
  return (
    <LoadedQuiz id={quizId}>
      {(quiz) => <NewSitting owner={owner} quiz={quiz} onTakeOver={onTakeOver} />}
    </LoadedQuiz>
  )
}

function QuizVisit({ quizId }: { quizId: string }) {
  const owner = useOwner()
  const { key: visit } = useLocation()
  const [search] = useSearchParams()
  const attemptId = search.get('attempt')
  if (owner === null) return <QuizSkeleton />
  if (attemptId !== null) {
    return <StoredResults key={`${owner}/${attemptId}`} owner={owner} quizId={quizId} attemptId={attemptId} />
  }
  return <Seated key={`${owner}/${visit}`} owner={owner} quizId={quizId} visit={visit} />
}

/** /quiz/{quizId}: the player, then with `?attempt=` the results of one attempt (spec section 2). */
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

QuizPage.readAhead = (params: Params) => {
  const id = quizIdOf(params)
  if (id !== null) void queryClient.prefetchQuery(quizQuery(id))
}
