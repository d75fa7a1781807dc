/** Dates as the product writes them (spec section 9). Days are calendar days in India, wherever the device is. */
const india = 'Asia/Kolkata'

/** How to write a date; what does it is made when it is first used, because that takes a slow phone long. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: india, ...options })
    return format.format(date)
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

/** `21/11/2026`: lists and tests. */
export const formatShortDate = dateFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** `November 21, 2026`: jobs and the detail modal. */
export const formatLongUsDate = dateFormat('en-US', longDate)

/** `21 November 2026`: the current affair page. */
export const formatLongIndianDate = dateFormat('en-IN', longDate)

/** The calendar day in India as `YYYY-MM-DD`. */
export function indianDay(date: Date): string {
  const [day, month, year] = formatShortDate(date).split('/')
  return `${year}-${month}-${day}`
}

/** Whole calendar days in India from `now` until `date`; negative when it is past. */
export function daysUntil(date: Date, now: Date): number {
  const dayMs = 24 * 60 * 60 * 1000
  return Math.round((Date.parse(indianDay(date)) - Date.parse(indianDay(now))) / dayMs)
}
