import { locale } from '@/language/languages'
import type { IndiaDay } from './india-day'

const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })

/** `Monday`, in the language of the page. */
export const weekdayOf = (day: IndiaDay): string => long.format(day * 86_400_000)

/** `Mon`, in the language of the page. */
export const shortWeekdayOf = (day: IndiaDay): string => short.format(day * 86_400_000)
