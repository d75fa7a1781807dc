import { useEffect } from 'react'
import { paths } from '@/config/paths'
import { type Seat, type TestPlaces, ToResults, useSitting, useStrikes } from '@/features/attempts'
import { useFullscreenUntilEnd } from '../hooks/use-fullscreen'
import { loadPictures } from '../load-pictures'
import { useCandidate } from './candidate-strip'
import { TestScreen } from './test-screen'
import { TestSkeleton } from './test-skeleton'

/** One sitting of a test: the exam screen, then the results. All but `places` must stay for as long as it lives. */
export function TestSitting({ places, ...seat }: Seat & { places: TestPlaces }) {
  const { sitting, keeping, act, clock, isSynced } = useSitting(seat)
  const { id, paper, testKey } = seat.attempt
  const candidate = useCandidate(
    seat.owner,
    seat.attempt,
    sitting.status === 'ready' ? Number.POSITIVE_INFINITY : sitting.startedAt,
  )
  const strikes = useStrikes(seat.owner, id)
  useFullscreenUntilEnd()
  useEffect(() => {
    // What does not come now comes when it is needed.
    void loadPictures(paper).catch(() => undefined)
  }, [paper])

  if (sitting.status === 'submitted')
    return <ToResults to={paths.attemptResults(places.results, id)} waiting={<TestSkeleton />} />
  if (sitting.status === 'ready') return <TestSkeleton />
  return (
    <TestScreen
      testKey={testKey}
      paper={paper}
      sitting={sitting}
      candidate={candidate}
      strikes={strikes}
      keeping={keeping}
      synced={isSynced}
      clock={clock}
      act={act}
      elsewhere={places.back}
    />
  )
}
