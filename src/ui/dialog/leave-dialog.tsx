import { Button } from '../button'
import { Modal } from './modal'

/** What leaving means for the answers, said as it is. */
function consequence(answered: number, hasClock: boolean, isKept: boolean): string {
  const clock = hasClock ? ' The clock goes on while you are away.' : ''
  if (answered === 0) return `Nothing is answered yet.${clock}`
  const answers = answered === 1 ? 'Your answer is' : `Your ${answered} answers are`
  const where = isKept
    ? 'kept on this device.'
    : 'kept only until this tab is closed: this device stores nothing.'
  return `${answers} ${where}${clock}`
}

/** Asks before a link or Back leads out of a quiz or a test (docs/decisions/013). */
export function LeaveDialog({
  what,
  answered,
  hasClock,
  isKept,
  onLeave,
  onStay,
}: {
  what: 'Quiz' | 'Test' | 'Practice'
  answered: number
  hasClock: boolean
  isKept: boolean
  onLeave: () => void
  onStay: () => void
}) {
  return (
    <Modal title={`Leave the ${what.toLowerCase()}?`} onClose={onStay}>
      <p className="text-muted">{consequence(answered, hasClock, isKept)}</p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onLeave}>
          {answered > 0 ? 'Leave, Keep My Answers' : 'Leave'}
        </Button>
        <Button look="primary" className="max-sm:w-full" onClick={onStay}>
          Stay in the {what}
        </Button>
      </div>
    </Modal>
  )
}
