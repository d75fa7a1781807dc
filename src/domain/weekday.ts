import { locale } from '@/language/languages'
import type { IndiaDay } from './india-day'

/** Writes the weekday of a day. The format is made when it is first used, because that takes a slow phone long. */
function weekdayFormat(weekday: 'long' | 'short'): (day: IndiaDay) => string {
  let format: Intl.DateTimeFormat | undefined
  return (day) => {
    format ??= new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    return format.format(day * 86_400_000)
  }
}

/** `Monday`, in the language of the page. */
export const weekdayOf = weekdayFormat('long')

/** `Mon`, in the language of the page. */
export const shortWeekdayOf = weekdayFormat('short')
