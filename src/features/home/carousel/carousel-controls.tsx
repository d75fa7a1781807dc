import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'

function RoundButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="grid size-11 flex-none place-items-center rounded-full border border-edge/70 bg-background text-text hover:bg-raised"
      {...props}
    />
  )
}

/** Its focus does not hold the ring that it has just started. */
export function PauseButton({ isPaused, onToggle }: { isPaused: boolean; onToggle: () => void }) {
  const Icon = isPaused ? Play : Pause
  return (
    <RoundButton
      aria-label={isPaused ? t('Start rotation') : t('Pause rotation')}
      onClick={onToggle}
      onFocus={(event) => event.stopPropagation()}
    >
      <Icon size={18} aria-hidden />
    </RoundButton>
  )
}

export function StepButtons({ onStep }: { onStep: (steps: 1 | -1) => void }) {
  return (
    <>
      <RoundButton aria-label={t('Previous picture')} onClick={() => onStep(-1)}>
        <ChevronLeft size={20} aria-hidden />
      </RoundButton>
      <RoundButton aria-label={t('Next picture')} onClick={() => onStep(1)}>
        <ChevronRight size={20} aria-hidden />
      </RoundButton>
    </>
  )
}

/** One dot for each picture; the one in front is filled and ringed. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={place}
          type="button"
          aria-label={t('Picture {number}', { number: place + 1 })}
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
