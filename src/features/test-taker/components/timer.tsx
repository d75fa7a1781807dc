import { tests } from '@/config/limits'
import { formatCountdown } from '@/domain/durations'
import { type SittingClock, useRemainingSeconds } from '@/features/attempts'
import { classNames } from '@/ui/class-names'

/** The countdown; on its own, so that a second that passes draws nothing else anew. */
export function Timer({
  deadline,
  clock,
  label = 'Time left',
  onEnd,
  className,
}: {
  deadline: number
  clock: SittingClock
  label?: string
  onEnd: () => void
  className?: string
}) {
  const seconds = useRemainingSeconds(deadline, clock, onEnd)
  const warns = seconds <= tests.timerWarningSeconds
  return (
    <span
      role="timer"
      aria-label={label}
      className={classNames(
        'font-semibold tabular-nums',
        warns && 'rounded-lg bg-error-tint px-2 text-error',
        className,
      )}
    >
      {formatCountdown(seconds)}
    </span>
  )
}
