import { memo } from 'react'
import { classNames } from '@/ui/class-names'
import { useKeptInSight } from '../hooks/use-reading-start'
import type { PaletteState } from '../model/palette'

export const paletteLabels: Record<PaletteState, string> = {
  answered: 'Answered',
  'not-answered': 'Not answered',
  marked: 'Marked',
  'answered-marked': 'Answered, marked',
  'not-visited': 'Not visited',
}

/** As in the exam hall: the shape says what the colour says. */
const shapes: Record<PaletteState, string> = {
  answered: 'rounded-t-[10px] rounded-b-[18px] border-success/50 bg-success-line text-text',
  'not-answered': 'rounded-t-[18px] rounded-b-[10px] border-error/50 bg-error-line/70 text-text',
  marked: 'rounded-full border-marked-line bg-marked-tint text-marked',
  'answered-marked': 'rounded-full border-marked-line bg-marked-tint text-marked',
  'not-visited': 'rounded-[10px] border-edge/60 text-muted',
}

/** The sign of one state, in the palette and in its legend. */
export function PaletteSign({
  state,
  className,
  children,
}: {
  state: PaletteState
  className: string
  children: number
}) {
  return (
    <span
      className={classNames(
        'relative grid place-items-center border font-semibold tabular-nums',
        shapes[state],
        className,
      )}
    >
      {children}
      {state === 'answered-marked' && (
        <span className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-marked-tint bg-success" />
      )}
    </span>
  )
}

/**
 * One question of the palette: its number, its state, and the way to it. An answer changes one cell, so the other 199
 * of a long paper are not drawn again, as long as `onGo` stays the same.
 */
export const PaletteCell = memo(function PaletteCell({
  index,
  state,
  current,
  onGo,
}: {
  index: number
  state: PaletteState
  current: boolean
  onGo: (index: number) => void
}) {
  const ref = useKeptInSight<HTMLButtonElement>(current)
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`Question ${index + 1}, ${paletteLabels[state].toLowerCase()}`}
      aria-current={current ? 'step' : undefined}
      className={classNames(
        'scroll-my-3 rounded-xl',
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
