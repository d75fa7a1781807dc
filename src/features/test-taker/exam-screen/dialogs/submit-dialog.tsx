import { sectionAfter } from '@/domain/sitting/sitting-sections'
import { countAnswered } from '@/domain/sitting/sitting-state'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { Modal } from '@/ui/dialog/modal'
import { PaletteLegend, SectionCounts } from '../../palette/palette-counts'
import type { ExamDialogProps } from './exam-dialog-props'
import { SubmitButtons } from './submit-buttons'

/** Asks once before the test is submitted, with a summary of the answers. */
export function SubmitDialog({
  paper,
  sitting,
  timer,
  onSubmit,
  onClose,
}: Pick<ExamDialogProps, 'paper' | 'sitting' | 'timer' | 'onSubmit' | 'onClose'>) {
  const { questions } = sitting
  const total = questions.length
  const unanswered = total - countAnswered(questions)
  return (
    <Modal title={t('Submit Test?')} onClose={onClose}>
      {unanswered > 0 && (
        <p className="mb-3 font-semibold">
          {t(
            '{unanswered} of {total, plural, one {# question} other {# questions}} {unanswered, plural, one {is} other {are}} not answered yet.',
            { unanswered, total },
          )}
        </p>
      )}
      <p className="text-muted">
        {t('You cannot change your answers after you submit.')}{' '}
        {questions.some(({ marked }) => marked) && `${t('Marked questions count with their answers.')} `}
        {sectionAfter(sitting) && `${t('Sections that have not opened yet stay unanswered.')} `}
        {timer && <Trans message="Time left: {timer}" values={{ timer }} />}
      </p>
      <PaletteLegend questions={questions} className="mt-5" />
      {paper.sections.length > 0 && <SectionCounts sitting={sitting} sections={paper.sections} />}
      <SubmitButtons
        questions={questions}
        back={t('Back to Test')}
        submit={t('Submit Test')}
        onBack={onClose}
        onSubmit={onSubmit}
      />
    </Modal>
  )
}
