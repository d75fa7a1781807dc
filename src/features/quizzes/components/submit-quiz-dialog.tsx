import { counted } from '@/domain/counted'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'

/** Asks for confirmation while questions are unanswered. At the end of the time nothing asks. */
export function SubmitQuizDialog({
  what,
  unanswered,
  total,
  onSubmit,
  onGoToUnanswered,
  onClose,
}: {
  /** Its name on the buttons. */
  what: string
  unanswered: number
  total: number
  onSubmit: () => void
  onGoToUnanswered: () => void
  onClose: () => void
}) {
  return (
    <Modal title={`Submit ${what}?`} onClose={onClose}>
      <p className="text-muted">
        {unanswered} of {counted(total, 'question')} {unanswered === 1 ? 'is' : 'are'} not answered yet. After
        submitting, answers cannot be changed.
      </p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onGoToUnanswered}>
          Go to Unanswered
        </Button>
        <Button look="primary" className="max-sm:w-full" onClick={onSubmit}>
          {`Submit ${what}`}
        </Button>
      </div>
    </Modal>
  )
}
