import type { PaletteState } from '@/domain/sitting/palette'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'

export const paletteOrder: readonly PaletteState[] = [
  'answered',
  'not-answered',
  'marked',
  'answered-marked',
  'not-visited',
]

export const paletteLabels: Record<PaletteState, string> = {
  answered: t('Answered'),
  'not-answered': t('Not answered'),
  marked: t('Marked'),
  'answered-marked': t('Answered, marked'),
  'not-visited': t('Not visited'),
}

export const paletteMeanings: Record<PaletteState, string> = {
  answered: t('You have answered it.'),
  'not-answered': t('You have seen it but not answered it.'),
  marked: t('You want to come back to it. It has no answer.'),
  'answered-marked': t('You want to come back to it. Its answer counts.'),
  'not-visited': t('You have not opened it yet.'),
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
      data-palette={state}
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
