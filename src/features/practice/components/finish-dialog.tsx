import { t } from '@/language/text'
import { Button, ButtonLink } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'

const nothingDone = t(
  'You have not answered anything yet, so there is no result. This session is not saved in My tests.',
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
    <Modal title={t('Finish now?')} onClose={onClose}>
      <p className="text-muted">
        {left === total
          ? nothingDone
          : t(
              'You have {left} of {total} questions left. You can also leave and continue later: everything is saved.',
              { left, total },
            )}
      </p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        {left === total ? (
          <ButtonLink to={back} className="max-sm:w-full">
            {t('Leave')}
          </ButtonLink>
        ) : (
          <Button className="max-sm:w-full" onClick={onFinish}>
            {t('Finish and see results')}
          </Button>
        )}
        <Button look="primary" className="max-sm:w-full" onClick={onClose}>
          {t('Continue')}
        </Button>
      </div>
    </Modal>
  )
}
