import { type ReactNode, Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import type { TestResults } from '@/domain/sitting/results'
import { placesOf, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { type Attempt, sittingPlace, useStoredResults } from '@/own/attempts'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel } from '@/ui/panels'
import { useResultBehind } from './behind-result'

/**
 * The result of one attempt, from this device or the account; it stays over a reload.
 * @param attemptId null for the latest attempt on this device
 * @param waiting shown while it is looked for
 * @param missing the message if there is none
 * @param children shows the result
 */
export function StoredResults({
  owner,
  test,
  attemptId,
  waiting,
  missing,
  renderAwaited,
  children,
}: {
  owner: string
  test: TestRef
  attemptId: string | null
  waiting: ReactNode
  missing: { title: string; message: string }
  /** Shows a live test whose keys are not published yet. */
  renderAwaited?: ((attempt: Attempt, onPublished: () => void) => ReactNode) | undefined
  children: (attempt: Attempt, results: TestResults) => ReactNode
}) {
  const stored = useStoredResults(owner, testKey(test), attemptId)
  const places = placesOf(test)
  useResultBehind()
  switch (stored.status) {
    case 'looking':
      return waiting
    case 'found':
      return <Suspense fallback={waiting}>{children(stored.attempt, stored.results)}</Suspense>
    case 'awaited':
      return renderAwaited?.(stored.attempt, stored.refetch)
    case 'running':
      return <Navigate to={sittingPlace(places.test, stored.attempt)} replace />
    case 'failed':
    case 'none': {
      const { title, message, onRetry } =
        stored.status === 'none'
          ? { ...missing, onRetry: undefined }
          : { title: t('Failed to load results'), message: stored.message, onRetry: stored.retry }
      return (
        <>
          <PageTitle title={title} />
          <NoIndex />
          <ErrorPanel
            headingLevel="h1"
            title={title}
            message={message}
            {...(onRetry && { onRetry })}
            actions={<ButtonLink to={places.back}>{places.backLabel}</ButtonLink>}
          />
        </>
      )
    }
  }
}
