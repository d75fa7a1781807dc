import { counted } from '@/domain/counted'
import { type ExtraTime, extraWords, withExtra } from '@/domain/sitting/extra-time'
import { t } from '@/language/text'

/**
 * A clock in words, with what the extra time comes to: `80 minutes (60 and a third more)`.
 * @param minutes without it
 */
export function spokenMinutes(minutes: number, extra: ExtraTime): string {
  if (extra === 'none') return counted(minutes, 'minute')
  const seconds = Math.round(withExtra(minutes * 60_000, extra) / 1000)
  const parts = [counted(Math.floor(seconds / 60), 'minute'), seconds % 60 && counted(seconds % 60, 'second')]
  return t('{value} ({minutes} and {extraWords} more)', {
    value: parts.filter(Boolean).join(' '),
    minutes,
    extraWords: extraWords[extra],
  })
}
