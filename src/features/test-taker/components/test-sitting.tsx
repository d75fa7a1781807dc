import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useAttempt } from '../hooks/use-attempt'
import { enterFullscreen, fullscreenExists, useFullscreenUntilEnd } from '../hooks/use-fullscreen'
import type { Attempt } from '../model/attempt'
import { examNow } from '../model/clock'
import type { Session } from '../model/session-state'
import { FullscreenOverlay } from './fullscreen-overlay'
import { TestScreen } from './test-screen'

/** Fetches the code of the results now: the network may be gone by the time the test ends. */
function useResultsAtHand(): void {
  useEffect(() => {
    import('../pages/results-page').catch(() => undefined)
  }, [])
}

/** Nothing to enter when the time ran out while nobody was here: the results come at once. */
function startsOverlaid(session: Session): boolean {
  return fullscreenExists() && !(session.status === 'running' && examNow() >= session.deadline)
}

/**
 * One sitting: the overlay, then the exam screen from `initial` on (new, or as the device kept it), then the results.
 * The clock of a new sitting starts when the first question shows. `owner` and `attempt` must stay for as long as it lives.
 */
export function TestSitting({
  owner,
  attempt,
  initial,
  results,
}: {
  owner: string
  attempt: Omit<Attempt, 'session'>
  initial: Session
  results: string
}) {
  const { session, keeping, act } = useAttempt(owner, attempt, initial)
  const { paper } = attempt
  useFullscreenUntilEnd()
  useResultsAtHand()
  const [overlaid, setOverlaid] = useState(() => startsOverlaid(initial))
  if (session.status === 'submitted') return <Navigate to={results} replace />
  if (overlaid || session.status === 'ready') {
    return (
      <FullscreenOverlay
        title={paper.title}
        wait={overlaid}
        onDone={() => {
          if (overlaid) void enterFullscreen()
          act({ type: 'start' })
          setOverlaid(false)
        }}
      />
    )
  }
  return <TestScreen paper={paper} session={session} keeping={keeping} act={act} />
}
