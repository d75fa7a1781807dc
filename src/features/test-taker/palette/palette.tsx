import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { PaperSection } from '@/domain/paper'
import { countPalette, paletteState } from '@/domain/sitting/palette'
import { reachable } from '@/domain/sitting/sitting-sections'
import type { RunningSitting } from '@/domain/sitting/sitting-state'
import { classNames } from '@/ui/class-names'
import { AnsweredBar } from '@/ui/question/answered-bar'
import { paletteMove } from '../model/palette-move'
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

/**
 * Every question of the paper, five in a row, section by section; a closed section cannot be reached. Tab enters at the
 * current question and leaves from the one that has the focus. The arrows only move the focus; Enter goes to the
 * question.
 */
export function PaletteGrid({
  sitting,
  sections,
  onGo,
}: {
  sitting: RunningSitting
  sections: readonly PaperSection[]
  onGo: (index: number) => void
}) {
  const reach = reachable(sitting)
  const [firstOpen, lastOpen] = reach
  const [focused, setFocused] = useState<number | null>(null)
  const tabStop = focused ?? sitting.current
  const buttonsOf = (palette: HTMLElement): HTMLElement[] => Array.from(palette.querySelectorAll('button'))
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const at = buttonsOf(currentTarget).indexOf(target)
    setFocused(at < 0 ? null : at)
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const parts =
      sitting.sections.length > 0 ? sitting.sections : [{ first: 0, count: sitting.questions.length }]
    const to = paletteMove(event.key, tabStop, parts, reach)
    if (to === null) return
    event.preventDefault()
    buttonsOf(event.currentTarget)[to]?.focus()
  }
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
            isTabStop={index === tabStop}
            onGo={onGo}
          />
        )
      })}
    </div>
  )
  return (
    // The cells take the focus: one of them is the Tab stop.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="toolbar"
      aria-label="Questions"
      data-own-arrows
      className="grid gap-3"
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {sitting.sections.length === 0 && cells(0, sitting.questions.length)}
      {sitting.sections.map(({ id, first, count }, place) => (
        <div key={id}>
          <h3 className="px-1 pb-1 font-sans text-caption font-medium tracking-normal text-muted">
            {sections[place]?.name}
          </h3>
          {cells(first, count)}
        </div>
      ))}
    </div>
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
