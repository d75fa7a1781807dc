import { Timer } from 'lucide-react'
import { tests } from '@/config/limits'
import { formatCountdown } from '@/domain/durations'
import { classNames } from '@/ui/class-names'

/** The time left; at 60 seconds or less it warns, in colour, in words and once to a screen reader. */
export function QuizClock({ seconds }: { seconds: number | null }) {
  if (seconds === null) return <p className="text-sm text-muted">No time limit</p>
  const warns = seconds <= tests.timerWarningSeconds
  return (
    <div className="flex items-center gap-3">
      <p role="status" className={warns ? 'text-sm font-semibold text-warning max-sm:sr-only' : 'sr-only'}>
        {warns && 'Less than a minute left'}
      </p>
      <p
        role="timer"
        aria-label="Time left"
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-control border px-3.5 text-lg font-semibold tabular-nums',
          warns ? 'border-warning bg-warning-tint text-warning' : 'border-line',
        )}
      >
        <Timer size={18} aria-hidden />
        {formatCountdown(seconds)}
      </p>
    </div>
  )
}
