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
  what: 'Quiz' | 'Practice'
  unanswered: number
  total: number
  onSubmit: () => void
  onGoToUnanswered: () => void
  onClose: () => void
}) {
  return (
    <Modal title={what === 'Quiz' ? t('Submit Quiz?') : t('Submit Practice?')} onClose={onClose}>
      <p className="text-muted">
        {t(
          '{unanswered} of {total, plural, one {# question} other {# questions}} {unanswered, plural, one {is} other {are}} not answered yet.',
          { unanswered, total },
        )}{' '}
        {t('You cannot change your answers after you submit.')}
      </p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onSubmit}>
          {what === 'Quiz' ? t('Submit Quiz') : t('Submit Practice')}
        </Button>
        <Button look="primary" className="max-sm:w-full" onClick={onGoToUnanswered}>
          {t('Go to Unanswered')}
        </Button>
      </div>
    </Modal>
  )
}
