import { Navigate, useSearchParams } from 'react-router-dom'
import { useSession } from '@/features/auth'
import { visitor } from '@/lib/device-store'
import { ButtonLink } from '@/ui/button'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ResultsSummary } from '../components/results-summary'
import { ReviewQuestion } from '../components/review-question'
import { useStoredAttempt, type Wanted } from '../hooks/use-stored-attempt'
import { useTestRef } from '../hooks/use-test-ref'
import { resultsOf, type TestResults } from '../model/results'
import { placesOf, type TestPlaces, testKey } from '../model/test-ref'

function ResultsSkeleton() {
  return (
    <LoadingRegion label="Loading results">
      <div className="mx-auto grid max-w-[920px] gap-5 px-4 py-8 sm:px-6 sm:py-12">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </LoadingRegion>
  )
}

function Results({ results, places }: { results: TestResults; places: TestPlaces }) {
  return (
    <main className="mx-auto max-w-[920px] px-4 py-8 sm:px-6 sm:py-12">
      <PageTitle title={`Results: ${results.title}`} />
      <h1 className="text-3xl">Test Results</h1>
      <p className="mt-2 mb-6 text-muted">{results.title}</p>
      <ResultsSummary results={results} places={places} />
      <h2 className="mt-10 text-2xl">Answer Review</h2>
      <ol className="mt-4 grid grid-cols-1 gap-4">
        {results.score.outcomes.map((outcome, index) => (
          <ReviewQuestion key={outcome.question.id} outcome={outcome} number={index + 1} />
        ))}
      </ol>
    </main>
  )
}

function StoredResults({ owner, wanted, places }: { owner: string; wanted: Wanted; places: TestPlaces }) {
  const stored = useStoredAttempt(owner, wanted)
  if (stored.isPending) return <ResultsSkeleton />
  const results = stored.data && resultsOf(stored.data)
  if (results) return <Results results={results} places={places} />
  // It still runs (or its time ran out while nobody was here): it is the test's own screen that ends it.
  if (stored.data) return <Navigate to={places.test} replace />
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageTitle title="Invalid Test Results" />
      <ErrorPanel
        headingLevel="h1"
        title="Invalid Test Results"
        message="No test data available"
        actions={<ButtonLink to={places.back}>{places.backLabel}</ButtonLink>}
      />
    </main>
  )
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
  const wanted: Wanted = id ? { id } : { testKey: testKey(testRef), status: 'submitted' }
  return (
    <StoredResults
      key={JSON.stringify([owner, wanted])}
      owner={owner}
      wanted={wanted}
      places={placesOf(testRef)}
    />
  )
}
