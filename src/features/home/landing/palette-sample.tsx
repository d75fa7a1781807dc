import { classNames } from '@/ui/class-names'

export type PaletteSampleState = 'answered' | 'not-answered' | 'marked' | 'answered-marked' | 'not-visited'

/** The shapes and colours of the exam's own palette (features/test-taker), whose code a visitor does not need yet. */
const shapes: Record<PaletteSampleState, string> = {
  answered: 'rounded-t-[10px] rounded-b-[18px] border-success/50 bg-success-line text-text',
  'not-answered': 'rounded-t-[18px] rounded-b-[10px] border-error/50 bg-error-line/70 text-text',
  marked: 'rounded-full border-marked-line bg-marked-tint text-marked',
  'answered-marked': 'rounded-full border-marked-line bg-marked-tint text-marked',
  'not-visited': 'rounded-[10px] border-edge/60 text-muted',
}

/** One question of the palette, drawn. */
export function PaletteSample({
  state,
  current = false,
  className,
  children,
}: {
  state: PaletteSampleState
  current?: boolean
  className?: string
  children: number
}) {
  return (
    <span
      aria-hidden
      data-palette={state}
      className={classNames(
        'relative grid h-9 place-items-center border text-caption font-semibold tabular-nums',
        shapes[state],
        current && 'outline-2 outline-offset-2 outline-primary',
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
