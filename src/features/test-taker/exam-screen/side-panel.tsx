import type { PaperSection } from '@/domain/paper'
import { countAnswered, type RunningSitting } from '@/domain/sitting/sitting-state'
import { Button } from '@/ui/button'
import { PaletteGrid, PaletteLegend, ProgressBar } from '../palette/palette'

/** Progress, palette and legend beside the question, where there is room for them. */
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
  return (
    <aside
      aria-label="Progress and questions"
      className="hidden min-h-0 flex-col border-l border-line bg-surface py-6 lg:flex"
    >
      <div className="px-6">
        <ProgressBar answered={countAnswered(sitting.questions)} total={sitting.questions.length} />
      </div>
      <div className="my-4 min-h-0 flex-1 overflow-y-auto px-5">
        <PaletteGrid sitting={sitting} sections={sections} onGo={onGo} />
      </div>
      <PaletteLegend sitting={sitting} className="mx-6 border-t border-line pt-4" />
      <div className="mx-6 mt-4 grid grid-cols-2 gap-2.5">
        <Button className="px-2!" onClick={() => onOpen('question-paper')}>
          Question Paper
        </Button>
        <Button className="px-2!" onClick={() => onOpen('instructions')}>
          Instructions
        </Button>
      </div>
    </aside>
  )
}
