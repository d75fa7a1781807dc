import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Sitting } from '@/domain/sitting/sitting-state'
import {
  type Attempt,
  type ClockReading,
  type TestPlaces,
  useAttempt,
  useAttemptSync,
} from '@/features/attempts'
import { dropGuardEntry } from '@/lib/guard-entry'
import { useFullscreenUntilEnd } from '../hooks/use-fullscreen'
import { loadPictures } from '../load-pictures'
import { TestScreen } from './test-screen'
import { TestSkeleton } from './test-skeleton'

/** Leads to the results, which take the test's place in the history: Back from them leads to where the test came from. */
function ToResults({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    let goes = true
    void dropGuardEntry().then(() => {
      if (goes) void navigate(to, { replace: true })
    })
    return () => {
      goes = false
    }
  }, [to, navigate])
  return <TestSkeleton />
}

/**
 * One sitting: the exam screen, then the results. `initial` is ready, and begins now; or it is as the device kept it,
 * and goes on, and meets behind what the account knows, unless that is where it comes from (`fromAccount`). `owner` and
 * `attempt` must stay for as long as it lives.
 */
export function TestSitting({
  owner,
  attempt,
  initial,
  reading = null,
  fromAccount = false,
  places,
}: {
  owner: string
  attempt: Omit<Attempt, 'sitting'>
  initial: Sitting
  reading?: ClockReading | null
  fromAccount?: boolean
  places: TestPlaces
}) {
  const { sitting, keeping, act, clock } = useAttempt(owner, attempt, initial, reading)
  const opened = initial.status === 'ready' || fromAccount ? null : initial.revision
  const syncedRevision = useAttemptSync({ owner, attempt, sitting, opened, clock, act })
  const { paper } = attempt
  useFullscreenUntilEnd()
  useEffect(() => {
    if (initial.status === 'ready') act({ type: 'start' })
    if (initial.status === 'running') act({ type: 'resume', seenAt: reading?.at ?? initial.countedTo })
  }, [initial, reading, act])
  useEffect(() => {
    void loadPictures(paper)
  }, [paper])

  if (sitting.status === 'submitted')
    return <ToResults to={paths.attemptResults(places.results, attempt.id)} />
  if (sitting.status === 'ready') return <TestSkeleton />
  return (
    <TestScreen
      paper={paper}
      sitting={sitting}
      keeping={keeping}
      synced={syncedRevision === sitting.revision}
      clock={clock}
      act={act}
      elsewhere={places.back}
    />
  )
}
