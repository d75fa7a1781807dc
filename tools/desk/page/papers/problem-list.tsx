import { CircleAlert, TriangleAlert } from 'lucide-react'
import { Button } from '@/ui/button'
import { asSentence } from '../forms/use-form'
import type { FileFault } from './paper-state'
import type { ShownProblem } from './shown-problems'

/** What is wrong with one question, or with the test. */
export function ProblemList({
  problems,
  onDrop,
}: {
  problems: readonly ShownProblem[]
  /** Drops what the file's reader has said; null where it goes by an edit. */
  onDrop?: (fault: FileFault) => void
}) {
  if (problems.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2">
      {problems.map(({ severity, uid, field, message, fault }, index) => {
        const isError = severity === 'error'
        const Icon = isError ? CircleAlert : TriangleAlert
        // At its question the place is said already.
        const place = (uid === null && fault?.place) || field
        return (
          // Two problems may say the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} className="flex items-start gap-2 text-detail wrap-anywhere">
            <Icon
              size={18}
              aria-hidden
              className={isError ? 'mt-0.5 flex-none text-error' : 'mt-0.5 flex-none text-warning'}
            />
            <span className="min-w-0 flex-1">
              <span className="sr-only">{isError ? 'Error: ' : 'Warning: '}</span>
              {place && <span className="font-medium">{place}: </span>}
              {place ? message : asSentence(message)}
            </span>
            {fault && onDrop && (
              <Button look="quiet" className="-my-2" onClick={() => onDrop(fault)}>
                Dismiss
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
