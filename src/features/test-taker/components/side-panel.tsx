import { countAnswered } from '../model/palette'
import type { RunningSession } from '../model/session-state'
import { PaletteGrid, PaletteLegend, ProgressBar } from './palette'

/** Progress, palette and legend beside the question, where there is room for them. */
export function SidePanel({ session, onGo }: { session: RunningSession; onGo: (index: number) => void }) {
  return (
    <aside
      aria-label="Progress and questions"
      className="hidden min-h-0 flex-col border-l border-line bg-surface py-6 lg:flex"
    >
      <div className="px-6">
        <ProgressBar answered={countAnswered(session.questions)} total={session.questions.length} />
      </div>
      <div className="my-4 min-h-0 flex-1 overflow-y-auto px-5">
        <PaletteGrid session={session} onGo={onGo} />
      </div>
      <PaletteLegend session={session} className="mx-6 border-t border-line pt-4" />
    </aside>
  )
}
