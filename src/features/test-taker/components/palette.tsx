import type { PaperSection } from '@/domain/paper'
import { countPalette, paletteState } from '@/domain/sitting/palette'
import { reachable } from '@/domain/sitting/sitting-sections'
import type { RunningSitting } from '@/domain/sitting/sitting-state'
import { classNames } from '@/ui/class-names'
import { AnsweredBar } from '@/ui/question/answered-bar'
import { PaletteCell } from './palette-cell'
import { PaletteSign, paletteLabels, paletteOrder } from './palette-sign'

/** How much of the paper has an answer. */
export function ProgressBar({ answered, total }: { answered: number; total: number }) {
  const text = `${answered} of ${total} completed`
  return (
    <div>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="font-sans text-base tracking-normal">Progress</h2>
        <p className="text-muted tabular-nums">{text}</p>
      </div>
      <AnsweredBar answered={answered} total={total} text={text} />
    </div>
  )
}

/** Every question of the paper, five in a row, section by section; a closed section cannot be reached. */
export function PaletteGrid({
  sitting,
  sections,
  onGo,
}: {
  sitting: RunningSitting
  sections: readonly PaperSection[]
  onGo: (index: number) => void
}) {
  const [firstOpen, lastOpen] = reachable(sitting)
  const cells = (first: number, count: number) => (
    <div className="grid grid-cols-5 gap-2.5 p-1">
      {sitting.questions.slice(first, first + count).map((question, place) => {
        const index = first + place
        return (
          <PaletteCell
            key={index}
            index={index}
            state={paletteState(question)}
            current={index === sitting.current}
            disabled={index < firstOpen || index > lastOpen}
            onGo={onGo}
          />
        )
      })}
    </div>
  )
  return (
    <nav aria-label="Questions" className="grid gap-3">
      {sitting.sections.length === 0 && cells(0, sitting.questions.length)}
      {sitting.sections.map(({ id, first, count }, place) => (
        <div key={id}>
          <h3 className="px-1 pb-1 font-sans text-caption font-medium tracking-normal text-muted">
            {sections[place]?.name}
          </h3>
          {cells(first, count)}
        </div>
      ))}
    </nav>
  )
}

/** What colours and shapes mean, with how many questions are in each state. */
export function PaletteLegend({ sitting, className }: { sitting: RunningSitting; className?: string }) {
  const counts = countPalette(sitting.questions)
  return (
    <ul
      aria-label="What the colours and shapes mean"
      className={classNames('grid grid-cols-[1fr_auto] gap-x-3 gap-y-2.5 text-caption text-muted', className)}
    >
      {paletteOrder.map((state) => (
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
