/** Lengths of time as the product writes them (spec sections 2 and 9). */
import { t } from '@/language/text'

const padded = (value: number) => String(value).padStart(2, '0')

/** Whole seconds, never negative, as hours, minutes and seconds. */
function split(seconds: number): { hours: number; minutes: number; seconds: number } {
  const whole = Math.max(0, Math.round(seconds))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 }
}

function hoursAndMinutes(minutes: number): string {
  return t('{hours}h {minutes}m', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** A test's length in minutes: `45 Minutes`, from an hour on `1h 30m`. */
export function formatTestDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  return whole < 60
    ? t('{minutes, plural, one {# Minute} other {# Minutes}}', { minutes: whole })
    : hoursAndMinutes(whole)
}

/** A quiz's length in minutes: `No time limit` without one, `30 mins`, from an hour on `1h 30m`. */
export function formatQuizTime(minutes: number | null | undefined): string {
  const whole = Math.round(minutes ?? 0)
  if (!(whole > 0)) return t('No time limit')
  return whole < 60
    ? t('{minutes, plural, one {# min} other {# mins}}', { minutes: whole })
    : hoursAndMinutes(whole)
}

/** Seconds that a test or quiz took: `4m 5s`, from an hour on `1h 4m 5s`. */
export function formatTimeTaken(seconds: number): string {
  const parts = split(seconds)
  return parts.hours > 0 ? t('{hours}h {minutes}m {seconds}s', parts) : t('{minutes}m {seconds}s', parts)
}

/** What a question took, or may take: `54s`, `1m`, `1m 30s`. */
export function formatPace(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return t('{seconds}s', { seconds: whole })
  return whole % 60 === 0 && whole < 3600 ? t('{minutes}m', { minutes: whole / 60 }) : formatTimeTaken(whole)
}

/** Seconds left on a clock: `4:05`, from an hour on `1:04:05`; `0:00` once it has run out. */
export function formatCountdown(seconds: number): string {
  const parts = split(seconds)
  if (parts.hours > 0) return `${parts.hours}:${padded(parts.minutes)}:${padded(parts.seconds)}`
  return `${parts.minutes}:${padded(parts.seconds)}`
}
