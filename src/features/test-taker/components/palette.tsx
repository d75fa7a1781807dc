import { classNames } from '@/ui/class-names'
import { countPalette, type PaletteState, paletteState } from '../model/palette'
import type { RunningSession } from '../model/session-state'
import { PaletteCell, PaletteSign, paletteLabels } from './palette-cell'

const legendOrder: readonly PaletteState[] = [
  'answered',
  'not-answered',
  'marked',
  'answered-marked',
  'not-visited',
]

/** How much of the paper has an answer. */
export function ProgressBar({ answered, total }: { answered: number; total: number }) {
  const text = `${answered} of ${total} completed`
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-sans text-base tracking-normal">Progress</h2>
        <p className="text-muted tabular-nums">{text}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Answered questions"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={answered}
        aria-valuetext={text}
        className="mt-3 h-2 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full bg-primary transition-[width]"
          style={{ width: `${(answered / total) * 100}%` }}
        />
      </div>
    </div>
  )
}

/** Every question of the paper, five in a row. */
export function PaletteGrid({ session, onGo }: { session: RunningSession; onGo: (index: number) => void }) {
  return (
    <nav aria-label="Questions" className="grid grid-cols-5 gap-2.5 p-1">
      {session.questions.map((question, index) => (
        <PaletteCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a question of the palette is its place.
          key={index}
          index={index}
          state={paletteState(question)}
          current={index === session.current}
          onGo={onGo}
        />
      ))}
    </nav>
  )
}

/** What colours and shapes mean, with how many questions are in each state. */
export function PaletteLegend({ session, className }: { session: RunningSession; className?: string }) {
  const counts = countPalette(session.questions)
  return (
    <ul
      aria-label="What the colours and shapes mean"
      className={classNames('grid grid-cols-[1fr_auto] gap-x-3 gap-y-2.5 text-[13px] text-muted', className)}
    >
      {legendOrder.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <PaletteSign state={state} className="h-7 w-8 flex-none text-xs">
            {counts[state]}
          </PaletteSign>
          {paletteLabels[state]}
        </li>
      ))}
    </ul>
  )
}
