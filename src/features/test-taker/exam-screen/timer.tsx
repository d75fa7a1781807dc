import { Pause } from 'lucide-react'
import { tests } from '@/config/limits'
import { formatCountdown } from '@/domain/durations'
import { type SittingClock, useRemainingSeconds } from '@/features/sitting'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { ClockToggle, showsTime } from '@/ui/question/clock-toggle'

/** The countdown. It is a component of its own, so that a passing second draws nothing else again. */
export function Timer({
  deadline,
  clock,
  label = t('Time left'),
  isHidden,
  onEnd,
}: {
  deadline: number
  clock: SittingClock
  label?: string
  /** Whether the student wants to see the time in the last minutes only. */
  isHidden: boolean
  onEnd: () => void
}) {
  const seconds = useRemainingSeconds(deadline, clock, onEnd)
  const warns = seconds <= tests.timerWarningSeconds
  return (
    <span
      role="timer"
      aria-label={label}
      className={classNames(
        'font-semibold tabular-nums',
        warns ? 'rounded-lg bg-error-tint px-2 text-error' : 'text-text',
      )}
    >
      {showsTime(isHidden, seconds) ? (
        formatCountdown(seconds)
      ) : (
        <span className="text-sm font-medium text-muted">{t('hidden')}</span>
      )}
    </span>
  )
}

const nothing = () => {}

/** The button that hides the countdown until its last minutes. */
export function TimeToggle({
  deadline,
  clock,
  ...rest
}: {
  deadline: number
  clock: SittingClock
  isHidden: boolean
  onToggle: () => void
}) {
  return <ClockToggle seconds={useRemainingSeconds(deadline, clock, nothing)} {...rest} />
}

/**
 * Stands in the countdown's place in an untimed test.
 * @param back where a pause leads
 */
export function NoTimeLimit({ back }: { back: string }) {
  return (
    <>
      <ButtonLink to={back} look="quiet" className="max-lg:size-11 max-lg:px-0! lg:px-3!">
        <Pause size={20} aria-hidden />
        <span className="max-lg:sr-only">{t('Pause')}</span>
      </ButtonLink>
      <span className="text-sm font-medium text-muted max-lg:sr-only">{t('No time limit')}</span>
    </>
  )
}
