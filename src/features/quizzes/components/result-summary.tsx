import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { formatTimeTaken } from '@/domain/durations'
import { performanceLabel } from '@/domain/question/scoring'
import type { TestResults } from '@/domain/sitting/results'
import type { TestPlaces } from '@/domain/sitting/test-ref'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { ScoreRing } from '@/ui/question/score-ring'

/** Ring, label, counts, time, best score, the three ways on and, as `children`, those that learn from it. */
export function ResultSummary({
  results,
  places,
  best,
  again,
  onRetake,
  children,
}: {
  results: TestResults
  places: TestPlaces
  /** In percent, this attempt included; null before the first timed attempt. */
  best: number | null
  /** Label of the button that starts a new attempt. */
  again: string
  onRetake: () => void
  children: ReactNode
}) {
  const { score, seconds } = results
  return (
    <Card className="mt-6 p-6 sm:p-8">
      <div className="flex flex-col items-center gap-x-10 gap-y-6 sm:flex-row">
        <ScoreRing percentage={score.percentage} />
        <div className="max-w-full max-sm:text-center">
          <p className="font-heading text-2xl font-semibold">{performanceLabel(score.percentage)}</p>
          <p className="mt-2">
            {score.correct} of {score.total} correct
          </p>
          <p className="text-muted">Time taken: {formatTimeTaken(seconds)}</p>
          {best !== null && <p className="text-muted">Best score so far: {best}%</p>}
        </div>
      </div>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
        <ButtonLink to={places.back} look="primary">
          {places.backLabel}
        </ButtonLink>
        <Button onClick={onRetake}>{again}</Button>
        {children}
        <ButtonLink to={paths.home}>Go Home</ButtonLink>
      </div>
    </Card>
  )
}
