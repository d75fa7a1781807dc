import { Button } from '@/ui/button'
import { countAnswered } from '../model/palette'
import type { PaperSection } from '../model/paper'
import type { RunningSession } from '../model/session-state'
import { PaletteGrid, PaletteLegend, ProgressBar } from './palette'

/** Progress, palette and legend beside the question, where there is room for them. */
export function SidePanel({
  session,
  sections,
  onGo,
  onOpen,
}: {
  session: RunningSession
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
        <ProgressBar answered={countAnswered(session.questions)} total={session.questions.length} />
      </div>
      <div className="my-4 min-h-0 flex-1 overflow-y-auto px-5">
        <PaletteGrid session={session} sections={sections} onGo={onGo} />
      </div>
      <PaletteLegend session={session} className="mx-6 border-t border-line pt-4" />
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
