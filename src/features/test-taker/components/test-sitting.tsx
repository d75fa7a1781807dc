import { Suspense, useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/ui/lazy-page'
import { useAttempt } from '../hooks/use-attempt'
import { enterFullscreen, fullscreenExists, useFullscreenUntilEnd } from '../hooks/use-fullscreen'
import type { Attempt } from '../model/attempt'
import type { ClockReading } from '../model/exam-clock'
import type { Session } from '../model/session-state'
import type { TestPlaces } from '../model/test-ref'
import { loadWholeTest } from '../whole-test'
import { FullscreenOverlay } from './fullscreen-overlay'
import { TestScreen } from './test-screen'
import { TestSkeleton } from './test-skeleton'

const Instructions = lazyPage(() => import('./instructions'), 'Instructions')

/** A test that goes on needs the rest of itself too; what does not come now comes when it is asked for. */
function useWholeTest(attempt: Omit<Attempt, 'session'>): void {
  useEffect(() => {
    loadWholeTest(attempt.paper).catch(() => undefined)
  }, [attempt])
}

/**
 * One sitting: the instructions and the overlay, then the exam screen, then the results. `initial` is new, or as the
 * device kept it, and then the exam screen comes at once. The clock of a new sitting starts when the first question
 * shows. `owner` and `attempt` must stay for as long as it lives.
 */
export function TestSitting({
  owner,
  attempt,
  initial,
  reading = null,
  places,
}: {
  owner: string
  attempt: Omit<Attempt, 'session'>
  initial: Session
  reading?: ClockReading | null
  places: TestPlaces
}) {
  const { session, keeping, act, clock } = useAttempt(owner, attempt, initial, reading)
  const { paper } = attempt
  const [overlaid, setOverlaid] = useState(false)
  useFullscreenUntilEnd()
  useWholeTest(attempt)
  useEffect(() => {
    if (initial.status === 'running') act({ type: 'resume', seenAt: reading?.at ?? initial.countedTo })
  }, [initial, reading, act])

  if (session.status === 'submitted')
    return <Navigate to={paths.attemptResults(places.results, attempt.id)} replace />
  if (session.status === 'running')
    return <TestScreen paper={paper} session={session} keeping={keeping} clock={clock} act={act} />
  if (overlaid)
    return (
      <FullscreenOverlay
        title={paper.title}
        onDone={() => {
          void enterFullscreen()
          act({ type: 'start' })
        }}
      />
    )
  return (
    <Suspense fallback={<TestSkeleton />}>
      <Instructions
        paper={paper}
        scope={attempt.scope}
        back={places.back}
        onBegin={() => (fullscreenExists() ? setOverlaid(true) : act({ type: 'start' }))}
      />
    </Suspense>
  )
}
