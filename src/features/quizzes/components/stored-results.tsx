import { Navigate } from 'react-router-dom'
import { placesOf, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { sittingPlace, useStoredResults } from '@/own/attempts'
import { ButtonLink } from '@/ui/button'
import { ErrorPanel } from '@/ui/panels'
import { QuizResult } from './quiz-result'
import { QuizSkeleton } from './quiz-skeleton'

/** The results of one attempt, from this device or the account; they stay there over a reload. */
export function StoredResults({
  owner,
  test,
  attemptId,
}: {
  owner: string
  test: TestRef
  attemptId: string
}) {
  const stored = useStoredResults(owner, testKey(test), attemptId)
  const places = placesOf(test)
  switch (stored.status) {
    case 'looking':
      return <QuizSkeleton />
    case 'found':
      return <QuizResult owner={owner} test={test} attempt={stored.attempt} results={stored.results} />
    case 'running':
      return <Navigate to={sittingPlace(places.test, stored.attempt)} replace />
    case 'failed':
      return (
        <ErrorPanel
          headingLevel="h1"
          title={t('Failed to load results')}
          message={stored.message}
          onRetry={stored.retry}
        />
      )
    case 'none':
      return (
        <ErrorPanel
          headingLevel="h1"
          title={t('No results here')}
          message={t('We cannot find this attempt on this device or in your account.')}
          actions={<ButtonLink to={places.back}>{places.backLabel}</ButtonLink>}
        />
      )
  }
}
