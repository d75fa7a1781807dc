import { submitSummary } from '@/domain/sitting/palette'
import type { QuestionState } from '@/domain/sitting/sitting-state'

/** A summary of the answers in the paper, or in one section, before it is submitted. */
export function SummaryRows({ questions }: { questions: readonly QuestionState[] }) {
  const summary = submitSummary(questions)
  const rows = [
    ['Answered', summary.answered],
    ['Not answered', summary.notAnswered],
    ['Not visited', summary.notVisited],
    ['Of these, marked for review', summary.marked],
  ] as const
  return (
    <dl className="mt-5 divide-y divide-line rounded-control border border-line">
      {rows.map(([label, count]) => (
        <div key={label} className="flex justify-between gap-4 px-4 py-3">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
