import { t } from '@/language/text'

/** Time left in words: `1 hour 5 minutes left`; seconds only below two minutes. */
export function spokenTime(left: number): string {
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  const seconds = left % 60
  const parts = [
    hours > 0 && t('{hours, plural, one {# hour} other {# hours}}', { hours }),
    minutes > 0 && t('{minutes, plural, one {# minute} other {# minutes}}', { minutes }),
    left < 120 &&
      (seconds > 0 || left === 0) &&
      t('{seconds, plural, one {# second} other {# seconds}}', { seconds }),
  ]
  return t('{time} left', { time: parts.filter(Boolean).join(' ') })
}
