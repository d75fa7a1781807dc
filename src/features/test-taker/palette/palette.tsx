import { type FocusEvent, type KeyboardEvent, memo, useState } from 'react'
import type { PaperSection } from '@/domain/paper'
import { type PaletteState, paletteState } from '@/domain/sitting/palette'
import { reachable } from '@/domain/sitting/sitting-sections'
import type { RunningSitting } from '@/domain/sitting/sitting-state'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'
import { AnsweredBar } from '@/ui/question/answered-bar'
import { useKeptInSight } from '../hooks/use-reading-start'
import { paletteMove } from '../model/palette-move'
import { PaletteSign, paletteLabels } from './palette-sign'

/** How much of the paper has an answer. */
export function ProgressBar({ answered, total }: { answered: number; total: number }) {
  const text = t('{answered} of {total} completed', { answered, total })
  return (
    <div>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="font-sans text-base tracking-normal">{t('Progress')}</h2>
        <p className="text-muted tabular-nums">{text}</p>
      </div>
      <AnsweredBar answered={answered} total={total} text={text} />
    </div>
  )
}

/**
 * One question of the palette: its number, its state, and the way to it. An answer changes one cell, so the other 199
 * of a long paper are not drawn again, as long as `onGo` stays the same.
 */
const PaletteCell = memo(function PaletteCell({
  index,
  state,
  current,
  disabled,
  isTabStop,
  onGo,
}: {
  index: number
  state: PaletteState
  current: boolean
  disabled: boolean
  /** Whether this is the palette's one Tab stop. */
  isTabStop: boolean
  onGo: (index: number) => void
}) {
  const ref = useKeptInSight<HTMLButtonElement>(current)
  return (
    <button
      ref={ref}
      type="button"
      aria-label={t('Question {number}, {state}', {
        number: index + 1,
        state: paletteLabels[state].toLowerCase(),
      })}
      aria-current={current ? 'step' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      disabled={disabled}
      className={classNames(
        'scroll-my-3 rounded-xl disabled:opacity-40',
        current && 'outline-2 outline-offset-2 outline-primary focus-visible:outline-secondary',
      )}
      onClick={() => onGo(index)}
    >
      <PaletteSign state={state} className="h-11 text-sm">
        {index + 1}
      </PaletteSign>
    </button>
  )
})

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
      aria-label={t('Questions')}
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
