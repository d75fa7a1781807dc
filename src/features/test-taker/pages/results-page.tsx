import { useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { extraTimeNote } from '@/domain/sitting/extra-time'
import { type ReviewedQuestions, sectionRows, timeBySection, topicRows } from '@/domain/sitting/result-parts'
import type { TestResults } from '@/domain/sitting/results'
import { placesOf, type TestPlaces, testKey } from '@/domain/sitting/test-ref'
import { NextSteps } from '@/features/sitting'
import { visitor } from '@/lib/device/device-store'
import {
  type Attempt,
  type AttemptScope,
  sittingPlace,
  useFirstScore,
  useStoredResults,
} from '@/own/attempts'
import { useReporting } from '@/own/reports/use-reporting'
import { useSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel } from '@/ui/panels'
import { useLoadedPaper } from '@/ui/question/load-paper'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { TestMessage } from '../before-the-test/test-message'
import { useTestRef } from '../hooks/use-test-ref'
import { PartTable } from '../results/part-table'
import { ResultsActions } from '../results/results-actions'
import { ResultsSummary } from '../results/results-summary'
import { TestReview } from '../results/test-review'

const scopeNotes: Record<AttemptScope, string | null> = {
  all: null,
  wrong: 'Practice of the questions that went wrong; the score of the whole test stays.',
  skipped: 'Practice of the unanswered questions; the score of the whole test stays.',
  untimed: 'Practised without a time limit. It does not count in your scores and best results.',
}

function ResultsSkeleton() {
  return (
    <LoadingPage label="Loading results">
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
  const reporting = useReporting({ key: attempt.testKey, title: results.title }, { asks: true })
  useLoadedPaper(attempt.paper)
  const [filter, setFilter] = useState<ReviewedQuestions>('all')
  const review = useRef<HTMLHeadingElement>(null)
  const showMistakes = () => {
    setFilter(results.score.wrong > 0 ? 'wrong' : 'partial')
    review.current?.scrollIntoView()
    review.current?.focus({ preventScroll: true })
  }
  const firstScore = useFirstScore(owner, attempt.testKey, attempt.id)
  return (
    <main className="mx-auto max-w-[920px] px-4 py-8 sm:px-6 sm:py-12">
      <PageTitle title={`Results: ${results.title}`} />
      <NoIndex />
      <h1 className="text-3xl">Test Results</h1>
      <p className="mt-2 mb-6 text-muted">
        {results.title}
        {scopeNotes[attempt.scope] && <span className="block">{scopeNotes[attempt.scope]}</span>}
        {attempt.extra && <span className="block">{`${extraTimeNote(attempt.extra)}.`}</span>}
        {firstScore !== null && attempt.scope !== 'untimed' && (
          <span className="block">{`Your first score of this test: ${firstScore}%.`}</span>
        )}
      </p>
      <ResultsSummary results={results} />
      <ResultsActions results={results} attemptId={attempt.id} places={places} />
      <NextSteps attempt={attempt} results={results} onMistakes={showMistakes} />
      <PartTable
        title="By Section"
        label="Section"
        rows={sectionRows(results.questions, attempt.paper)}
        given={timeBySection(attempt.paper, attempt.extra)}
      />
      <PartTable title="By Topic" label="Topic" rows={topicRows(results.questions)} />
      <PaperLanguages paper={attempt.paper} owner={owner}>
        <TestReview
          paper={attempt.paper}
          questions={results.questions}
          filter={filter}
          onFilter={setFilter}
          heading={review}
          testKey={attempt.testKey}
          reporting={reporting}
        />
      </PaperLanguages>
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
          title="Failed to load results"
          message={stored.message}
          back={places.back}
          onRetry={stored.retry}
        />
      )
    case 'none':
      return (
        <main className="grid min-h-dvh place-items-center">
          <PageTitle title="Invalid Test Results" />
          <NoIndex />
          <ErrorPanel
            headingLevel="h1"
            title="Invalid Test Results"
            message="No test data available"
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
