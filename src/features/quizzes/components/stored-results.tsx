import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { resultsOf } from '@/domain/sitting/results'
import { testKey, useStoredAttempt } from '@/features/attempts'
import { toAppError } from '@/lib/app-error'
import { ButtonLink } from '@/ui/button'
import { ErrorPanel } from '@/ui/panels'
import { QuizResults } from './quiz-results'
import { QuizSkeleton } from './quiz-skeleton'

/** The results of one attempt, from this device or the account; they stay there over a reload. */
export function StoredResults({
  owner,
  quizId,
  attemptId,
}: {
  owner: string
  quizId: string
  attemptId: string
}) {
  const stored = useStoredAttempt(owner, testKey({ kind: 'quiz', quizId }), attemptId)
  if (stored.isPending || (stored.isError && stored.isFetching)) return <QuizSkeleton />
  const results = stored.data && resultsOf(stored.data)
  if (results) return <QuizResults quizId={quizId} results={results} />
  // It still runs, or its time ran out while nobody was here: the player ends it.
  if (stored.data) return <Navigate to={paths.quiz(quizId)} replace />
  if (stored.isError) {
    return (
      <ErrorPanel
        headingLevel="h1"
        title="Failed to load results"
        message={toAppError(stored.error).message}
        onRetry={() => void stored.refetch()}
      />
    )
  }
  return (
    <ErrorPanel
      headingLevel="h1"
      title="No results here"
      message="This attempt is neither on this device nor in your account."
      actions={<ButtonLink to={paths.contentQuizzes}>Back to Quizzes</ButtonLink>}
    />
  )
}
