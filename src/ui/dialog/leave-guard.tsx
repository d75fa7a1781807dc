import { t } from '@/language/text'
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard'
import { Button } from '../button'
import { Modal } from './modal'

/** What leaving means for the answers, said as it is. */
function consequence(answered: number, hasClock: boolean, isKept: boolean): string {
  const answers =
    answered === 0
      ? t('You have not answered a question yet.')
      : isKept
        ? t(
            '{answered, plural, one {Your answer is saved on this device.} other {Your # answers are saved on this device.}}',
            { answered },
          )
        : t(
            'This device stores nothing: {answered, plural, one {your answer is lost} other {your # answers are lost}} when you close this tab.',
            { answered },
          )
  return hasClock ? `${answers} ${t('The timer keeps running while you are away.')}` : answers
}

const words = {
  Quiz: { title: t('Leave the quiz?'), stay: t('Stay in the Quiz') },
  Test: { title: t('Leave the test?'), stay: t('Stay in the Test') },
  Practice: { title: t('Leave the practice?'), stay: t('Stay in the Practice') },
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
  what: keyof typeof words
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
    <Modal title={words[what].title} onClose={stay}>
      <p className="text-muted">{consequence(answered, hasClock, isKept)}</p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button className="max-sm:w-full" onClick={leave}>
          {answered > 0 && isKept ? t('Leave, Keep My Answers') : t('Leave')}
        </Button>
        <Button look="primary" className="max-sm:w-full" onClick={stay}>
          {words[what].stay}
        </Button>
      </div>
    </Modal>
  )
}
