import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { submitSummary } from '../model/palette'
import type { RunningSession } from '../model/session-state'

/** The one question before the end, with what the paper looks like now. */
export function SubmitDialog({
  session,
  timer,
  onSubmit,
  onClose,
}: {
  session: RunningSession
  timer: ReactNode
  onSubmit: () => void
  onClose: () => void
}) {
  const summary = submitSummary(session.questions)
  const rows = [
    ['Answered', summary.answered],
    ['Not answered', summary.notAnswered],
    ['Not visited', summary.notVisited],
    ['Of these, marked for review', summary.marked],
  ] as const
  return (
    <Modal title="Submit Test?" onClose={onClose}>
      <p className="text-muted">
        After submitting, answers cannot be changed.{' '}
        {summary.marked > 0 && 'A marked question counts as it stands. '}
        Time left: {timer}
      </p>
      <dl className="mt-5 divide-y divide-line rounded-control border border-line">
        {rows.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4 px-4 py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onClose}>
          Back to Test
        </Button>
        <Button look="primary" className="max-sm:w-full" onClick={onSubmit}>
          Submit Test
        </Button>
      </div>
    </Modal>
  )
}
