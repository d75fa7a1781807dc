import type { ReactNode } from 'react'
import { sectionAfter } from '@/domain/sitting/sitting-sections'
import type { RunningSitting } from '@/domain/sitting/sitting-state'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { SummaryRows } from './summary-rows'

/** Asks once before the test is submitted, with a summary of the answers. */
export function SubmitDialog({
  sitting,
  timer,
  onSubmit,
  onClose,
}: {
  sitting: RunningSitting
  timer: ReactNode
  onSubmit: () => void
  onClose: () => void
}) {
  const { questions } = sitting
  return (
    <Modal title="Submit Test?" onClose={onClose}>
      <p className="text-muted">
        After submitting, answers cannot be changed.{' '}
        {questions.some(({ marked }) => marked) && 'A marked question counts as it stands. '}
        {sectionAfter(sitting) && 'The sections that have not been open yet stay without answers. '}
        {timer && <>Time left: {timer}</>}
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
