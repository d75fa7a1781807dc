import { t } from '@/language/text'
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
    <Modal title={t('Submit {what}?', { what })} onClose={onClose}>
      <p className="text-muted">
        {t('{unanswered} of {total, plural, one {# question} other {# questions}}', { unanswered, total })}{' '}
        {unanswered === 1 ? t('is') : t('are')}{' '}
        {t('not answered yet. After submitting, answers cannot be changed.')}
      </p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onGoToUnanswered}>
          {t('Go to Unanswered')}
        </Button>
        <Button look="primary" className="max-sm:w-full" onClick={onSubmit}>
          {t('Submit {what}', { what })}
        </Button>
      </div>
    </Modal>
  )
}
