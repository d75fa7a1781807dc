import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { useState } from 'react'
import type { PaperSection } from '@/domain/paper'
import { countAnswered, type RunningSitting } from '@/domain/sitting/sitting-state'
import { t } from '@/language/text'
import { Button, IconButton } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { PaletteGrid, ProgressBar } from '../palette/palette'
import { PaletteLegend, SectionCounts } from '../palette/palette-counts'

/** Progress, palette and legend beside the question, where there is room for them. It can be folded away. */
export function SidePanel({
  sitting,
  sections,
  onGo,
  onOpen,
}: {
  sitting: RunningSitting
  sections: readonly PaperSection[]
  onGo: (index: number) => void
  onOpen: (name: 'question-paper' | 'instructions') => void
}) {
  const [isOpen, setOpen] = useState(true)
  const Icon = isOpen ? PanelRightClose : PanelRightOpen
  return (
    <aside
      aria-label={t('Progress and questions')}
      className={classNames(
        'hidden min-h-0 flex-col border-l border-line bg-surface pt-1 pb-6 lg:flex',
        isOpen && 'w-84',
      )}
    >
      <IconButton
        aria-label={t('Question palette')}
        aria-expanded={isOpen}
        className="ml-auto"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
      {isOpen && (
        <>
          <div className="px-6">
            <ProgressBar answered={countAnswered(sitting.questions)} total={sitting.questions.length} />
          </div>
          {/* Relative: what only screen readers hear is placed in it, not in the document. */}
          <div className="relative my-4 min-h-0 flex-1 overflow-y-auto px-5">
            <PaletteGrid sitting={sitting} sections={sections} onGo={onGo} />
            {sections.length > 0 && <SectionCounts sitting={sitting} sections={sections} />}
          </div>
          <PaletteLegend questions={sitting.questions} className="mx-6 border-t border-line pt-4" />
          <div className="mx-6 mt-4 grid grid-cols-2 gap-2.5">
            <Button className="px-2!" onClick={() => onOpen('question-paper')}>
              {t('Question Paper')}
            </Button>
            <Button className="px-2!" onClick={() => onOpen('instructions')}>
              {t('Instructions')}
            </Button>
          </div>
        </>
      )}
    </aside>
  )
}
