import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { sectionAfter } from '../model/session-sections'
import type { RunningSession } from '../model/session-state'
import { SummaryRows } from './summary-rows'

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
  const { questions } = session
  return (
    <Modal title="Submit Test?" onClose={onClose}>
      <p className="text-muted">
        After submitting, answers cannot be changed.{' '}
        {questions.some(({ marked }) => marked) && 'A marked question counts as it stands. '}
        {sectionAfter(session) && 'The sections that have not been open yet stay without answers. '}
        Time left: {timer}
      </p>
      <SummaryRows questions={questions} />
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
