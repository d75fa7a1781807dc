import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '@/ui/class-names'
import { togglesRotation } from './use-carousel'

/** A round button of 44 px with a sign. */
function RoundButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={classNames(
        'grid size-11 flex-none place-items-center rounded-full border border-edge/70 bg-background text-text hover:bg-raised',
        className,
      )}
      {...rest}
    />
  )
}

/** Previous, next and the pause button, which says what a press does. */
export function StepButtons({
  canRotate,
  paused,
  onStep,
  onTogglePaused,
}: {
  canRotate: boolean
  paused: boolean
  onStep: (steps: 1 | -1) => void
  onTogglePaused: () => void
}) {
  return (
    <div className="flex gap-2">
      {canRotate && (
        <RoundButton
          {...{ [togglesRotation]: '' }}
          aria-label={paused ? 'Start rotation' : 'Pause rotation'}
          onClick={onTogglePaused}
        >
          {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        </RoundButton>
      )}
      <RoundButton aria-label="Previous picture" onClick={() => onStep(-1)}>
        <ChevronLeft size={20} aria-hidden />
      </RoundButton>
      <RoundButton aria-label="Next picture" onClick={() => onStep(1)}>
        <ChevronRight size={20} aria-hidden />
      </RoundButton>
    </div>
  )
}

/** One dot a picture; the one in front is filled and ringed. */
export function Dots({
  count,
  front,
  onGoTo,
}: {
  count: number
  front: number
  onGoTo: (place: number) => void
}) {
  return (
    <div className="-mx-3 flex flex-wrap">
      {Array.from({ length: count }, (_, place) => (
        <button
          // A dot is known by its place alone.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          type="button"
          aria-label={`Picture ${place + 1}`}
          aria-current={place === front ? 'true' : undefined}
          className="grid size-11 place-items-center rounded-full"
          onClick={() => onGoTo(place)}
        >
          <span
            className={classNames(
              'size-2.5 rounded-full border border-edge',
              place === front && 'bg-text outline-1 outline-offset-2 outline-text',
            )}
          />
        </button>
      ))}
    </div>
  )
}
