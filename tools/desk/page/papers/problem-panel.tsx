import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { asSentence } from '../forms/use-form'
import { groupsOf, type ShownProblem } from './shown-problems'

/** Groups that are shown before "Show all kinds". */
const firstGroups = 6

const counted = (count: number, word: string) =>
  `${count.toLocaleString('en-IN')} ${word}${count === 1 ? '' : 's'}`

/** `2 errors and 14 warnings` */
function summaryOf(problems: readonly ShownProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ]
  return parts.length === 0 ? 'No problems' : parts.join(' and ')
}

/** All problems of a paper, in groups of the same kind, each of which leads from one to the next. */
export function ProblemPanel({
  problems,
  isFresh,
  isFirst,
  error,
  onNext,
}: {
  problems: readonly ShownProblem[]
  /** Whether the newest changes have been checked. */
  isFresh: boolean
  /** Nothing has been checked yet. */
  isFirst: boolean
  /** Why they could not be. */
  error: string | null
  /** Goes to the next of these problems. */
  onNext: (among: readonly ShownProblem[]) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  const groups = groupsOf(problems)
  const hasErrors = groups[0]?.severity === 'error'
  const Icon = problems.length === 0 ? CircleCheck : hasErrors ? CircleAlert : TriangleAlert
  const look = problems.length === 0 ? 'text-success' : hasErrors ? 'text-error' : 'text-warning'
  return (
    <>
      {/* In sight wherever the operator is in the list. */}
      <Card className="sticky top-2 z-10 flex flex-wrap items-center justify-between gap-3 px-5 py-3 shadow-lg">
        <p role="status" className="flex min-h-11 min-w-0 items-center gap-3 font-semibold">
          {(!isFirst || problems.length > 0) && (
            <>
              <Icon aria-hidden className={`flex-none ${look}`} />
              {summaryOf(problems)}
            </>
          )}
          {!isFresh && error === null && <span className="font-normal text-muted">Checking …</span>}
        </p>
        {problems.length > 0 && (
          <Button look="primary" onClick={() => onNext(problems)}>
            Next problem
          </Button>
        )}
      </Card>
      {error && (
        <p role="alert" className="text-error">
          The newest changes are not checked: {error}
        </p>
      )}
      {groups.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface px-5 py-2">
          {groups.slice(0, showsAll ? groups.length : firstGroups).map((group) => (
            <li
              key={`${group.severity} ${group.message}`}
              className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-1"
            >
              <span
                className={`min-w-12 text-right font-semibold tabular-nums ${group.severity === 'error' ? 'text-error' : 'text-warning'}`}
              >
                {group.problems.length} ×
              </span>
              <span className="min-w-0 text-detail wrap-anywhere">
                <span className="sr-only">{group.severity}: </span>
                {group.problems[0]?.uid === null && group.problems[0].field
                  ? `${group.problems[0].field}: ${group.message}`
                  : asSentence(group.message)}
              </span>
              <Button
                look="quiet"
                aria-label={`Next: ${group.message}`}
                onClick={() => onNext(group.problems)}
              >
                Next
              </Button>
            </li>
          ))}
        </ul>
      )}
      {groups.length > firstGroups && (
        <Button look="quiet" className="justify-self-start" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer kinds' : `Show all ${groups.length} kinds`}
        </Button>
      )}
    </>
  )
}
