import { memo } from 'react'
import type { PaletteState } from '@/domain/sitting/palette'
import { classNames } from '@/ui/class-names'
import { useKeptInSight } from '../hooks/use-reading-start'
import { PaletteSign, paletteLabels } from './palette-sign'

/**
 * One question of the palette: its number, its state, and the way to it. An answer changes one cell, so the other 199
 * of a long paper are not drawn again, as long as `onGo` stays the same.
 */
export const PaletteCell = memo(function PaletteCell({
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
      aria-label={`Question ${index + 1}, ${paletteLabels[state].toLowerCase()}`}
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
