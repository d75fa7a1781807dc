/** Dates as the product writes them (spec section 9). Days are calendar days in India, wherever the device is. */
const india = 'Asia/Kolkata'

const shortDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: india,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const longUsDate = new Intl.DateTimeFormat('en-US', {
  timeZone: india,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})
const longIndianDate = new Intl.DateTimeFormat('en-IN', {
  timeZone: india,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: india,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** `21 Nov, 10:42 am`: when something happened, this year. */
export function formatMoment(date: Date): string {
  return moment.format(date)
}

/** `21/11/2026`: lists and tests. */
export function formatShortDate(date: Date): string {
  return shortDate.format(date)
}

/** `November 21, 2026`: jobs and the detail modal. */
export function formatLongUsDate(date: Date): string {
  return longUsDate.format(date)
}

/** `21 November 2026`: the current affair page. */
export function formatLongIndianDate(date: Date): string {
  return longIndianDate.format(date)
}

/** The calendar day in India as `YYYY-MM-DD`. */
export function indianDay(date: Date): string {
  const [day, month, year] = shortDate.format(date).split('/')
  return `${year}-${month}-${day}`
}

/** Whole calendar days in India from `now` until `date`; negative when it is past. */
export function daysUntil(date: Date, now: Date): number {
  const dayMs = 24 * 60 * 60 * 1000
  return Math.round((Date.parse(indianDay(date)) - Date.parse(indianDay(now))) / dayMs)
}
