import { type ExtraTime, withExtra } from '@/domain/sitting/extra-time'
import { t } from '@/language/text'

function spokenSeconds(all: number): string {
  const time = { minutes: Math.floor(all / 60), seconds: all % 60 }
  return time.seconds === 0
    ? t('{minutes, plural, one {# minute} other {# minutes}}', time)
    : t(
        '{minutes, plural, one {# minute} other {# minutes}} {seconds, plural, one {# second} other {# seconds}}',
        time,
      )
}

/**
 * A clock in words, with what the extra time comes to: `80 minutes (60 and a third more)`.
 * @param minutes without it
 */
export function spokenMinutes(minutes: number, extra: ExtraTime): string {
  const time = spokenSeconds(Math.round(withExtra(minutes * 60_000, extra) / 1000))
  if (extra === 'none') return time
  return extra === 'third'
    ? t('{time} ({minutes} and a third more)', { time, minutes })
    : t('{time} ({minutes} and half more)', { time, minutes })
}
