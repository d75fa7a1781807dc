import { RotateCcw } from 'lucide-react'
import { paths } from '@/config/paths'
import type { TestResults } from '@/domain/sitting/results'
import { toRetake } from '@/domain/sitting/retake'
import type { TestPlaces } from '@/domain/sitting/test-ref'
import { ButtonLink } from '@/ui/button'

/** Where to go from the results: the whole test again, only what went wrong or has no answer, or back. */
export function ResultsActions({
  results,
  attemptId,
  places,
}: {
  results: TestResults
  attemptId: string
  places: TestPlaces
}) {
  const wrong = toRetake(results.questions, 'wrong').length
  const unanswered = toRetake(results.questions, 'skipped').length
  return (
    <div className="mt-5 flex flex-wrap gap-3 sm:*:px-4">
      <ButtonLink to={places.test} look="primary" className="max-sm:w-full">
        <RotateCcw size={17} aria-hidden />
        Retake Test
      </ButtonLink>
      {wrong > 0 && (
        <ButtonLink to={paths.retake(places.test, 'wrong', attemptId)} className="max-sm:w-full">
          {`Retake wrong (${wrong})`}
        </ButtonLink>
      )}
      {unanswered > 0 && (
        <ButtonLink to={paths.retake(places.test, 'skipped', attemptId)} className="max-sm:w-full">
          {`Retake unanswered (${unanswered})`}
        </ButtonLink>
      )}
      <ButtonLink to={places.back} className="max-sm:w-full">
        {places.backLabel}
      </ButtonLink>
      <ButtonLink to={paths.testSeries} look="quiet" className="max-sm:w-full">
        All Test Series
      </ButtonLink>
    </div>
  )
}
