import { locale } from '@/language/languages'
import { t } from '@/language/text'

const inWords = (unit: 'hour' | 'minute' | 'second') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
const units = { hour: inWords('hour'), minute: inWords('minute'), second: inWords('second') }

/** Time left in words: `1 hour 5 minutes left`; seconds only below two minutes. */
export function spokenTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const parts = [
    hours > 0 && units.hour.format(hours),
    minutes > 0 && units.minute.format(minutes),
    seconds < 120 && (seconds % 60 > 0 || seconds === 0) && units.second.format(seconds % 60),
  ]
  return t('{time} left', { time: parts.filter(Boolean).join(' ') })
}
