import { formatPace } from '@/domain/durations'
import type { Analysis } from '@/domain/learning/analysis'
import { Card } from '@/ui/card'

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-surface px-4 py-4 sm:px-6">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-heading text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** All attempts together, in four numbers. */
export function Overall({ analysis: { all, attempts } }: { analysis: Analysis }) {
  return (
    <Card className="overflow-hidden">
      <dl aria-label="In all" className="grid grid-cols-2 gap-px bg-line lg:grid-cols-4">
        <Figure label={attempts.length === 1 ? 'Attempt' : 'Attempts'} value={attempts.length} />
        <Figure label="Questions answered" value={`${all.answered} of ${all.asked}`} />
        <Figure
          label="Correct"
          value={all.accuracy === null ? 'None yet' : `${all.right} (${all.accuracy}%)`}
        />
        <Figure
          label="Time per question"
          value={all.secondsEach === null ? 'None yet' : formatPace(all.secondsEach)}
        />
      </dl>
    </Card>
  )
}
