import { t } from '@/language/text'
import type { IndiaDay } from './india-day'

/** Day 0 is a Thursday. Messages, because a slow phone takes long to make a date format. */
const long = [
  t('Thursday'),
  t('Friday'),
  t('Saturday'),
  t('Sunday'),
  t('Monday'),
  t('Tuesday'),
  t('Wednesday'),
] as const
const short = [t('Thu'), t('Fri'), t('Sat'), t('Sun'), t('Mon'), t('Tue'), t('Wed')] as const

const nameOf = (names: readonly string[], day: IndiaDay) => names[((day % 7) + 7) % 7] ?? ''

/** `Monday`, in the language of the page. */
export const weekdayOf = (day: IndiaDay): string => nameOf(long, day)

/** `Mon`, in the language of the page. */
export const shortWeekdayOf = (day: IndiaDay): string => nameOf(short, day)
