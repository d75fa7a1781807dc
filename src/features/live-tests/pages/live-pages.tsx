import { useParams } from 'react-router-dom'
import { placesOf } from '@/domain/sitting/test-ref'
import type { LiveParts } from '@/features/results'
import { Exam, ExamResults } from '@/features/test-taker'
import { useOwner } from '@/session'
import { AwaitedResult } from '../components/awaited-result'
import { LiveTest } from '../components/live-test'
import { SharePicture } from '../share-picture'
import { WeekBoard } from '../week-board'

/** A live test: it is waited for, begun by the server's clock and sat in the test taker (docs/decisions/076). */
export function LiveTestPage() {
  const { liveTestId = '' } = useParams()
  return <Exam renderBeginning={(onTakeOver) => <LiveTest testId={liveTestId} onTakeOver={onTakeOver} />} />
}

const liveParts: LiveParts = {
  renderWeek: (week) => <WeekBoard week={week} className="mt-5 border-t border-line pt-4" />,
  renderPicture: (result) => <SharePicture result={result} />,
}

/** Its results: until they are published, what has arrived and when they come. */
export function LiveResultsPage() {
  const { liveTestId = '' } = useParams()
  const owner = useOwner()
  const places = placesOf({ kind: 'live', liveTestId })
  return (
    <ExamResults
      live={liveParts}
      renderAwaited={(attempt, onPublished) =>
        owner !== null && (
          <AwaitedResult owner={owner} attempt={attempt} places={places} onPublished={onPublished} />
        )
      }
    />
  )
}
