import { Timer } from 'lucide-react'
import { tests } from '@/config/limits'
import { formatCountdown } from '@/domain/durations'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import type { RunningSitting } from '@/domain/sitting/sitting-state'
import { type SittingClock, useRemainingSeconds } from '@/features/sitting'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'
import { ClockToggle, showsTime, useClockHidden } from '@/ui/question/clock-toggle'

/** The time left, or that there is no limit. @param onEnd called when no time is left */
export function QuizClock({
  sitting,
  clock,
  onEnd,
}: {
  sitting: RunningSitting
  clock: SittingClock
  onEnd: () => void
}) {
  if (hasNoLimit(sitting)) return <p className="text-sm text-muted">{t('No time limit')}</p>
  return <Countdown deadline={sitting.deadline} clock={clock} onEnd={onEnd} />
}

/** The time in its frame. @param seconds null where the student has hidden it */
export function TimeLeft({ seconds, warns = false }: { seconds: number | null; warns?: boolean }) {
  return (
    <p
      role="timer"
      aria-label={t('Time left')}
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-control border px-3.5 text-lg font-semibold tabular-nums',
        warns ? 'border-warning bg-warning-tint text-warning' : 'border-line',
      )}
    >
      <Timer size={18} aria-hidden />
      {seconds === null ? (
        <span className="text-sm font-medium text-muted">{t('hidden')}</span>
      ) : (
        formatCountdown(seconds)
      )}
    </p>
  )
}

/** At 60 seconds or less it warns, in colour, in words and once to a screen reader. */
function Countdown({ deadline, clock, onEnd }: { deadline: number; clock: SittingClock; onEnd: () => void }) {
  const seconds = useRemainingSeconds(deadline, clock, onEnd)
  const [isHidden, toggle] = useClockHidden()
  const warns = seconds <= tests.timerWarningSeconds
  return (
    <div className="flex items-center gap-1">
      <p
        role="status"
        className={warns ? 'text-sm font-semibold text-warning mr-2 max-sm:sr-only' : 'sr-only'}
      >
        {warns && t('Less than a minute left')}
      </p>
      <ClockToggle isHidden={isHidden} seconds={seconds} onToggle={toggle} />
      <TimeLeft seconds={showsTime(isHidden, seconds) ? seconds : null} warns={warns} />
    </div>
  )
}
