import { RotateCcw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { liveAttemptId } from '@/domain/live-test'
import type { TestResults } from '@/domain/sitting/results'
import { toRetake } from '@/domain/sitting/retake'
import { placesOf, type TestPlaces, testKey } from '@/domain/sitting/test-ref'
import { type LiveParts, Result, StoredResults } from '@/features/results'
import { t } from '@/language/text'
import { type Attempt, useFirstResults } from '@/own/attempts'
import { useOwner } from '@/session'
import { ButtonLink } from '@/ui/button'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { useTestRef } from '../hooks/use-test-ref'

const retakes = ['wrong', 'skipped'] as const

function retakeLabel(scope: (typeof retakes)[number], count: number, isLive: boolean): string {
  if (scope === 'wrong')
    return isLive ? t('Practise wrong ({count})', { count }) : t('Retake wrong ({count})', { count })
  return isLive ? t('Practise unanswered ({count})', { count }) : t('Retake unanswered ({count})', { count })
}

const noResult = { title: t('Invalid Test Results'), message: t('No test data available') }
const noLiveResult = {
  title: t('You did not take this live test'),
  message: t('Only students who took it have a result. After it ends you can practise it.'),
}

/** @param hasCard whether the tab with the score card comes */
const skeletonOf = (hasCard: boolean) => (
  <LoadingPage label={t('Loading results')}>
    <div className="grid gap-5">
      <Skeleton className="h-9 w-56" />
      <Skeleton className={hasCard ? 'h-72 rounded-card' : 'h-6'} />
      <Skeleton className="h-96 rounded-card" />
    </div>
  </LoadingPage>
)

function Results({
  owner,
  attempt,
  results,
  places,
  live,
}: {
  owner: string
  attempt: Attempt
  results: TestResults
  places: TestPlaces
  live: LiveParts | undefined
}) {
  // A live test is sat once.
  const isLive = attempt.testKey.startsWith('live/')
  const first = useFirstResults(owner, attempt.testKey, attempt.id)
  return (
    <Result
      owner={owner}
      attempt={attempt}
      results={results}
      places={places}
      live={live}
      first={attempt.scope === 'untimed' ? null : first}
      again={
        <ButtonLink to={isLive ? paths.untimed(places.test) : places.test}>
          <RotateCcw size={17} aria-hidden />
          {isLive ? t('Practise this test') : t('Retake Test')}
        </ButtonLink>
      }
      practise={retakes.map((scope) => {
        const count = toRetake(results.questions, scope).length
        return (
          count > 0 && (
            <ButtonLink key={scope} to={paths.retake(places.test, scope, attempt.id)}>
              {retakeLabel(scope, count, isLive)}
            </ButtonLink>
          )
        )
      })}
    />
  )
}

/**
 * The results of the attempt that the address names (`?attempt=`), else of the latest one of this test on this device;
 * they stay there over a reload (spec section 2, test results).
 */
export function ExamResults({
  renderAwaited,
  live,
}: Pick<ComponentProps<typeof StoredResults>, 'renderAwaited'> & { live?: LiveParts }) {
  const testRef = useTestRef()
  const [search] = useSearchParams()
  const owner = useOwner()
  // Of a live test there is one attempt, on whichever device it was sat.
  const only = testRef.kind === 'live' && owner !== null ? liveAttemptId(testRef.liveTestId, owner) : null
  const id = search.get('attempt') ?? only
  const skeleton = skeletonOf(/^(summary)?$/.test(search.get('tab') ?? ''))
  return (
    <main className="page-column py-7 sm:py-9">
      {owner === null ? (
        skeleton
      ) : (
        <StoredResults
          key={JSON.stringify([owner, testKey(testRef), id])}
          owner={owner}
          test={testRef}
          attemptId={id}
          waiting={skeleton}
          missing={testRef.kind === 'live' ? noLiveResult : noResult}
          renderAwaited={renderAwaited}
        >
          {(attempt, results) => (
            <Results
              owner={owner}
              attempt={attempt}
              results={results}
              places={placesOf(testRef)}
              live={live}
            />
          )}
        </StoredResults>
      )}
    </main>
  )
}
