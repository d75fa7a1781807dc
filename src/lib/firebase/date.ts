import { Timestamp } from 'firebase/firestore/lite'

/** Numbers below this are seconds: as milliseconds they would all be before March 1973. */
const leastMilliseconds = 1e11

/** Texts as India writes days, `05/12/2026`, read day first; a day that no month has is no date. */
function dateOfText(text: string): Date {
  const written = text
    .trim()
    .replace(/^(\d\d?)[/.-](\d\d?)[/.-](\d{4})(?!\d)/, (_, day, month, year) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
  const [day] = /^\d{4}-\d\d-\d\d/.exec(written) ?? []
  // A year of two digits cannot be told from a day.
  const isDate = day ? new Date(day).getUTCDate() === Number(day.slice(8)) : !/^\d\d?[/.-]\d/.test(written)
  return new Date(isDate ? written : Number.NaN)
}

/** A stored moment: Timestamp, Date, text, milliseconds or seconds; null when it is none of them or cannot be read. */
export function dateOf(value: unknown): Date | null {
  if (value instanceof Timestamp) return value.toDate()
  let date = value
  if (typeof value === 'string') date = dateOfText(value)
  if (typeof value === 'number' && value > 0)
    date = new Date(value < leastMilliseconds ? value * 1000 : value)
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : null
}
