import { mayLeaveSection, reachable, sectionAfter } from '@/domain/sitting/sitting-sections'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { PaletteLegend } from '../../palette/palette-counts'
import type { ExamDialogProps } from './exam-dialog-props'
import { SubmitButtons } from './submit-buttons'

/** What has been done in a timed section. Where it may end early, this asks once before it closes for good. */
export function SectionDialog({
  paper,
  sitting,
  timer,
  onSubmitSection,
  onClose,
}: Pick<ExamDialogProps, 'paper' | 'sitting' | 'timer' | 'onSubmitSection' | 'onClose'>) {
  const [first, last] = reachable(sitting)
  const next = paper.sections[sectionAfter(sitting)?.place ?? -1]?.name ?? ''
  const name = paper.sections[sitting.open?.section ?? -1]?.name ?? ''
  const questions = sitting.questions.slice(first, last + 1)
  const mayLeave = mayLeaveSection(sitting)
  return (
    <Modal title={mayLeave ? t('Submit Section?') : t('Review Section')} onClose={onClose}>
      <p className="text-muted">
        {mayLeave ? (
          <Trans
            message="You cannot come back to {name}. {next} opens with its own time. You lose the time left here: {timer}"
            values={{ name, next, timer }}
          />
        ) : (
          <Trans
            message="You can change your answers in {name} until its time is over. {next} opens in {timer}"
            values={{ name, next, timer }}
          />
        )}
      </p>
      <PaletteLegend questions={questions} className="mt-5" />
      {mayLeave ? (
        <SubmitButtons
          questions={questions}
          back={t('Back to Section')}
          submit={t('Submit Section')}
          onBack={onClose}
          onSubmit={onSubmitSection}
        />
      ) : (
        <div className="mt-6 flex justify-end">
          <Button look="primary" className="max-sm:w-full" onClick={onClose}>
            {t('Back to Section')}
          </Button>
        </div>
      )}
    </Modal>
  )
}
