import { language, locale } from '@/language/languages'

/** Dates as the product writes them (spec section 9). Days are calendar days in India, wherever the device is. */
const india = 'Asia/Kolkata'

/** `26 నవంబర్ 2026`: the parts of a date in the language of the page, without the commas that students do not write. */
const inPartsOf = (format: Intl.DateTimeFormat, date: Date): string =>
  format
    .formatToParts(date)
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .map(({ value }) => value)
    .join(' ')

/**
 * How to write a date in English, or in the language of the page; what does it is made when it is first used, because that
 * takes a slow phone long.
 */
export function dateFormat(of: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const inPage = language !== 'en' && options.year !== undefined
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat(language === 'en' ? of : locale, {
      timeZone: india,
      ...options,
      ...(inPage && { month: 'long' }),
    })
    return inPage ? inPartsOf(format, date) : format.format(date)
  }
}

const longDate = { year: 'numeric', month: 'long', day: 'numeric' } as const

/** `21 Nov, 10:42 am`: when something happened, this year. */
export const formatMoment = dateFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** Milliseconds by which India's clocks are ahead of UTC, summer and winter. */
const ahead = 5.5 * 60 * 60_000

/**
 * The calendar day in India as `YYYY-MM-DD`. Reckoned here: a weak phone needs a tenth of a second to make its first date
 * format, and every list has dates.
 */
export function indianDay(date: Date): string {
  const [day = ''] = new Date(date.getTime() + ahead).toISOString().split('T')
  return day
}

/** `21/11/2026`: hub lists and the list of tests. */
export function formatShortDate(date: Date): string {
  const [year, month, day] = indianDay(date).split('-')
  return `${day}/${month}/${year}`
}

/** `November 21, 2026`: jobs and the detail modal of current affairs. */
export const formatLongUsDate = dateFormat('en-US', longDate)

/** `21 November 2026`: the current affair page. */
export const formatLongIndianDate = dateFormat('en-IN', longDate)

/** `22 Nov 2026`: everywhere else. */
export const formatMediumDate = dateFormat('en-IN', { year: 'numeric', month: 'short', day: 'numeric' })

/** Whole calendar days in India from `now` until `date`; negative when it is past. */
export function daysUntil(date: Date, now: Date): number {
  const dayMs = 24 * 60 * 60 * 1000
  return Math.round((Date.parse(indianDay(date)) - Date.parse(indianDay(now))) / dayMs)
}
