import { counted } from '@/domain/counted'
import { t } from '@/language/text'

/** Time left in words: `1 hour 5 minutes left`; seconds only below two minutes. */
export function spokenTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const parts = [
    hours > 0 && counted(hours, 'hour'),
    minutes > 0 && counted(minutes, 'minute'),
    seconds < 120 && (seconds % 60 > 0 || seconds === 0) && counted(seconds % 60, 'second'),
  ]
  return t('{value} left', { value: parts.filter(Boolean).join(' ') })
}
