import { t } from '@/language/text'
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard'
import { Button } from '../button'
import { Modal } from './modal'

/** What leaving means for the answers, said as it is. */
function consequence(answered: number, hasClock: boolean, isKept: boolean): string {
  const clock = hasClock ? ` ${t('The clock goes on while you are away.')}` : ''
  if (answered === 0) return t('Nothing is answered yet.{clock}', { clock })
  const answers = answered === 1 ? t('Your answer is') : t('Your {answered} answers are', { answered })
  const where = isKept
    ? t('kept on this device.')
    : 'kept only until this tab is closed: this device stores nothing.'
  return `${answers} ${where}${clock}`
}

/**
 * Asks before a link or Back leads out of a running quiz or test, if leaving costs something (docs/decisions/013).
 * Without a clock, leaving is only a pause.
 */
export function LeaveGuard({
  what,
  elsewhere,
  answered,
  hasClock,
  isKept,
}: {
  what: 'Quiz' | 'Test' | 'Practice'
  /** The address for Back when no page comes before this one. */
  elsewhere: string
  answered: number
  hasClock: boolean
  /** Whether the device keeps the answers. */
  isKept: boolean
}) {
  const { asks, stay, leave } = useLeaveGuard(hasClock || !isKept, elsewhere)
  if (!asks) return null
  return (
    <Modal title={t('Leave the {what}?', { what: what.toLowerCase() })} onClose={stay}>
      <p className="text-muted">{consequence(answered, hasClock, isKept)}</p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button className="max-sm:w-full" onClick={leave}>
          {answered > 0 ? t('Leave, Keep My Answers') : t('Leave')}
        </Button>
        <Button look="primary" className="max-sm:w-full" onClick={stay}>
          {t('Stay in the {what}', { what })}
        </Button>
      </div>
    </Modal>
  )
}
