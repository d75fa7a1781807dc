import { useEffect } from 'react'
import { paths } from '@/config/paths'
import { type Seat, type TestPlaces, ToResults, useSitting } from '@/features/attempts'
import { useFullscreenUntilEnd } from '../hooks/use-fullscreen'
import { loadPictures } from '../load-pictures'
import { TestScreen } from './test-screen'
import { TestSkeleton } from './test-skeleton'

/** One sitting of a test: the exam screen, then the results. All but `places` must stay for as long as it lives. */
export function TestSitting({ places, ...seat }: Seat & { places: TestPlaces }) {
  const { sitting, keeping, act, clock, isSynced } = useSitting(seat)
  const { id, paper, testKey } = seat.attempt
  useFullscreenUntilEnd()
  useEffect(() => {
    void loadPictures(paper)
  }, [paper])

  if (sitting.status === 'submitted')
    return <ToResults to={paths.attemptResults(places.results, id)} waiting={<TestSkeleton />} />
  if (sitting.status === 'ready') return <TestSkeleton />
  return (
    <TestScreen
      testKey={testKey}
      paper={paper}
      sitting={sitting}
      keeping={keeping}
      synced={isSynced}
      clock={clock}
      act={act}
      elsewhere={places.back}
    />
  )
}
