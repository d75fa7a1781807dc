import { useParams } from 'react-router-dom'
import { placesOf } from '@/domain/sitting/test-ref'
import { useOwner } from '@/session'
import { AwaitedResult } from '../live/awaited-result'
import { LiveTest } from '../live/live-test'
import { ResultsPage } from './results-page'
import { TestPage } from './test-page'

/** A live test: it is waited for, begun by the server's clock and sat in the test taker (docs/decisions/076). */
export function LiveTestPage() {
  const { liveTestId = '' } = useParams()
  return <TestPage begin={(onTakeOver) => <LiveTest testId={liveTestId} onTakeOver={onTakeOver} />} />
}

/** Its results: until they are published, what has arrived and when they come. */
export function LiveResultsPage() {
  const { liveTestId = '' } = useParams()
  const owner = useOwner()
  const places = placesOf({ kind: 'live', liveTestId })
  return (
    <ResultsPage
      awaited={(attempt, onPublished) =>
        owner !== null && (
          <AwaitedResult owner={owner} attempt={attempt} places={places} onPublished={onPublished} />
        )
      }
    />
  )
}
