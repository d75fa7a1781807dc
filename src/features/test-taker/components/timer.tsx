import { tests } from '@/config/limits'
import { formatCountdown } from '@/domain/durations'
import { classNames } from '@/ui/class-names'
import { useRemainingSeconds } from '../hooks/use-remaining-seconds'

/** The countdown; on its own, so that a second that passes draws nothing else anew. */
export function Timer({
  deadline,
  onEnd,
  className,
}: {
  deadline: number
  onEnd: () => void
  className?: string
}) {
  const seconds = useRemainingSeconds(deadline, onEnd)
  const warns = seconds <= tests.timerWarningSeconds
  return (
    <span
      role="timer"
      aria-label="Time left"
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
