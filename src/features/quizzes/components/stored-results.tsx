import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { testKey, useStoredResults } from '@/features/attempts'
import { ButtonLink } from '@/ui/button'
import { ErrorPanel } from '@/ui/panels'
import { PaperLanguages } from '@/ui/question/reading-languages'
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
  const stored = useStoredResults(owner, testKey({ kind: 'quiz', quizId }), attemptId)
  switch (stored.status) {
    case 'looking':
      return <QuizSkeleton />
    case 'found':
      return (
        <PaperLanguages paper={stored.attempt.paper} owner={owner}>
          <QuizResults quizId={quizId} paper={stored.attempt.paper} results={stored.results} />
        </PaperLanguages>
      )
    case 'running':
      return <Navigate to={paths.quiz(quizId)} replace />
    case 'failed':
      return (
        <ErrorPanel
          headingLevel="h1"
          title="Failed to load results"
          message={stored.message}
          onRetry={stored.retry}
        />
      )
    case 'none':
      return (
        <ErrorPanel
          headingLevel="h1"
          title="No results here"
          message="This attempt is neither on this device nor in your account."
          actions={<ButtonLink to={paths.contentQuizzes}>Back to Quizzes</ButtonLink>}
        />
      )
  }
}
