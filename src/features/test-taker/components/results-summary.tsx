import { RotateCcw } from 'lucide-react'
import { paths } from '@/config/paths'
import { formatTimeTaken } from '@/domain/durations'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import type { TestResults } from '../model/results'
import type { TestPlaces } from '../model/test-ref'
import { ScoreRing } from './score-ring'

function Figure({ label, value, tone }: { label: string; value: string | number; tone: string }) {
  return (
    <div className="flex flex-col-reverse bg-surface px-4 py-4 sm:px-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`font-heading text-2xl font-semibold tabular-nums ${tone}`}>{value}</dd>
    </div>
  )
}

/** Score, counts and time, and where to go from here (spec section 2, test results). */
export function ResultsSummary({ results, places }: { results: TestResults; places: TestPlaces }) {
  const { score, seconds, timedOut } = results
  return (
    <Card className="grid items-center gap-6 p-5 sm:p-8 md:grid-cols-[auto_1fr] md:gap-10">
      <ScoreRing percentage={score.percentage} />
      <div>
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-control border border-line bg-line lg:grid-cols-4">
          <Figure label="Correct" value={score.correct} tone="text-success" />
          <Figure label="Wrong" value={score.wrong} tone="text-error" />
          <Figure label="Unanswered" value={score.unanswered} tone="text-muted" />
          <Figure label="Time Taken" value={formatTimeTaken(seconds)} tone="text-text" />
        </dl>
        {timedOut && <p className="mt-3 text-sm text-muted">Submitted by itself when the time was over.</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={places.test} look="primary" className="max-sm:w-full">
            <RotateCcw size={17} aria-hidden />
            Retake Test
          </ButtonLink>
          <ButtonLink to={places.back} className="max-sm:w-full">
            {places.backLabel}
          </ButtonLink>
          <ButtonLink to={paths.testSeries} look="quiet" className="max-sm:w-full">
            All Test Series
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
