import { countAnswered } from '@/domain/sitting/sitting-state'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { PaletteGrid, ProgressBar } from '../../palette/palette'
import { PaletteLegend, SectionCounts } from '../../palette/palette-counts'
import type { ExamDialogProps } from './exam-dialog-props'

/** The side panel of a phone: it comes up from the bottom and goes once a question is picked. */
export function PaletteSheet({
  paper,
  sitting,
  onGo,
  onOpen,
  onClose,
}: Pick<ExamDialogProps, 'paper' | 'sitting' | 'onGo' | 'onOpen' | 'onClose'>) {
  const { questions } = sitting
  return (
    <Modal title={t('Questions')} size="sheet" onClose={onClose}>
      <ProgressBar answered={countAnswered(questions)} total={questions.length} />
      <div className="mt-4 -mx-1 max-h-[40dvh] overflow-y-auto [@media(max-height:20rem)]:max-h-none">
        <PaletteGrid sitting={sitting} sections={paper.sections} onGo={onGo} />
      </div>
      <PaletteLegend questions={questions} className="mt-4 border-t border-line pt-4" />
      {paper.sections.length > 0 && <SectionCounts sitting={sitting} sections={paper.sections} />}
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button onClick={() => onOpen('question-paper')}>{t('Question Paper')}</Button>
        <Button onClick={() => onOpen('instructions')}>{t('Instructions')}</Button>
      </div>
    </Modal>
  )
}
