import { RotateCcw } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { TestResults } from '@/domain/sitting/results'
import { toRetake } from '@/domain/sitting/retake'
import { placesOf, type TestPlaces, testKey } from '@/domain/sitting/test-ref'
import { Result } from '@/features/results'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { type Attempt, sittingPlace, useFirstScore, useStoredResults } from '@/own/attempts'
import { useSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel } from '@/ui/panels'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { TestMessage } from '../before-the-test/test-message'
import { useTestRef } from '../hooks/use-test-ref'

const retakes = [
  ['wrong', (count: number) => t('Retake wrong ({count})', { count })],
  ['skipped', (count: number) => t('Retake unanswered ({count})', { count })],
] as const

function ResultsSkeleton() {
  return (
    <LoadingPage label={t('Loading results')}>
      <div className="mx-auto grid max-w-[920px] gap-5 px-4 py-8 sm:px-6 sm:py-12">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </LoadingPage>
  )
}

function Results({
  owner,
  attempt,
  results,
  places,
}: {
  owner: string
  attempt: Attempt
  results: TestResults
  places: TestPlaces
}) {
  const first = useFirstScore(owner, attempt.testKey, attempt.id)
  return (
    <main className="mx-auto max-w-[920px] px-4 py-8 sm:px-6 sm:py-12">
      <Result
        owner={owner}
        attempt={attempt}
        results={results}
        places={places}
        more={
          first === null || attempt.scope === 'untimed'
            ? []
            : [[t('Your first score of this test'), `${first}%`]]
        }
        again={
          <ButtonLink to={places.test}>
            <RotateCcw size={17} aria-hidden />
            {t('Retake Test')}
          </ButtonLink>
        }
        practise={retakes.map(([scope, labelOf]) => {
          const count = toRetake(results.questions, scope).length
          return (
            count > 0 && (
              <ButtonLink key={scope} to={paths.retake(places.test, scope, attempt.id)}>
                {labelOf(count)}
              </ButtonLink>
            )
          )
        })}
      />
    </main>
  )
}

function StoredResults({
  owner,
  test,
  id,
  places,
}: {
  owner: string
  test: string
  id: string | null
  places: TestPlaces
}) {
  const stored = useStoredResults(owner, test, id)
  switch (stored.status) {
    case 'looking':
      return <ResultsSkeleton />
    case 'found':
      return <Results owner={owner} attempt={stored.attempt} results={stored.results} places={places} />
    case 'running':
      return <Navigate to={sittingPlace(places.test, stored.attempt)} replace />
    case 'failed':
      return (
        <TestMessage
          title={t('Failed to load results')}
          message={stored.message}
          back={places.back}
          onRetry={stored.retry}
        />
      )
    case 'none':
      return (
        <main className="grid min-h-dvh place-items-center">
          <PageTitle title={t('Invalid Test Results')} />
          <NoIndex />
          <ErrorPanel
            headingLevel="h1"
            title={t('Invalid Test Results')}
            message={t('No test data available')}
            actions={<ButtonLink to={places.back}>{places.backLabel}</ButtonLink>}
          />
        </main>
      )
  }
}

/**
 * The results of the attempt that the address names (`?attempt=`), else of the latest one of this test on this device;
 * they stay there over a reload (spec section 2, test results).
 */
export function ResultsPage() {
  const testRef = useTestRef()
  const [search] = useSearchParams()
  const session = useSession()
  if (session.status === 'loading') return <ResultsSkeleton />
  const owner = session.status === 'signed-in' ? session.user.id : visitor
  const id = search.get('attempt')
  const test = testKey(testRef)
  return (
    <StoredResults
      key={JSON.stringify([owner, test, id])}
      owner={owner}
      test={test}
      id={id}
      places={placesOf(testRef)}
    />
  )
}
