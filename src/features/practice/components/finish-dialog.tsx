import { counted } from '@/domain/counted'
import { t } from '@/language/text'
import { Button, ButtonLink } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'

const nothingDone = t(
  'You have not answered anything yet, so there is no result. This session is not kept in My tests.',
)

/**
 * Asks once before study mode is finished with questions left. Without an answer there is no result, and nothing to do but
 * to leave.
 */
export function FinishDialog({
  left,
  total,
  back,
  onFinish,
  onClose,
}: {
  left: number
  total: number
  /** Where one without an answer leads. */
  back: string
  onFinish: () => void
  onClose: () => void
}) {
  return (
    <Modal title={t('Finish Here?')} onClose={onClose}>
      <p className="text-muted">
        {left === total
          ? nothingDone
          : `${left} of ${counted(total, 'question')} ${left === 1 ? 'is' : 'are'} left. You can also leave and go on another time: everything is kept.`}
      </p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        {left === total ? (
          <ButtonLink to={back} className="max-sm:w-full">
            {t('Leave')}
          </ButtonLink>
        ) : (
          <Button className="max-sm:w-full" onClick={onFinish}>
            {t('Finish and See Results')}
          </Button>
        )}
        <Button look="primary" className="max-sm:w-full" onClick={onClose}>
          {t('Go On')}
        </Button>
      </div>
    </Modal>
  )
}
