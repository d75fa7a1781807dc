import { Timestamp } from 'firebase/firestore/lite'

/** Numbers below this are seconds: as milliseconds they would all be before March 1973. */
const leastMilliseconds = 1e11

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+)?`
const day = String.raw`(?<day>\d\d?)(?:st|nd|rd|th)?`
const year = String.raw`(?<year>\d{4})`
const time = String.raw`(?:(?:t|,?\s+)(?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d)(?<part>\.\d+)?)?(?:\s*(?<half>[ap])\.?m\.?)?(?:\s*(?<zone>z|(?:gmt|utc)?(?:[+-]\d\d:?\d\d)?))?(?:\s*\([^)]*\))?)?`

/** A year of two digits is none of them: it cannot be told from a day. */
const written = [
  String.raw`${year}-(?<month>\d\d)-(?<day>\d\d)`,
  String.raw`(?<day>\d\d?)[/.-](?<month>\d\d?)[/.-]${year}`,
  String.raw`${weekday}${day}[\s-]+${month}[\s,-]+${year}`,
  String.raw`${weekday}${month}\s+${day},?\s+${year}`,
].map((pattern) => new RegExp(`^${pattern}${time}$`, 'i'))

/**
 * Texts as ISO writes them, as India writes days, `05/12/2026`, read day first, and with the name of a month,
 * `5 December 2026`. Engines read others in different ways: those, and a day that no month has, are no date.
 */
function dateOfText(text: string): Date {
  const found = written.map((pattern) => pattern.exec(text.trim())?.groups).find(Boolean)
  if (!found) return new Date(Number.NaN)
  const two = (part: string | number | undefined) => String(part ?? 0).padStart(2, '0')
  const named = months.indexOf(found.name?.slice(0, 3).toLowerCase() ?? '') + 1
  const date = `${found.year}-${two(found.month ?? named)}-${two(found.day)}`
  if (new Date(date).getUTCDate() !== Number(found.day)) return new Date(Number.NaN)
  if (found.hour === undefined) return new Date(date)
  const afternoon = found.half?.toLowerCase() === 'p' ? 12 : 0
  const hour = found.half ? (Number(found.hour) % 12) + afternoon : found.hour
  const zone = (found.zone ?? '')
    .toUpperCase()
    .replace(/^(?:GMT|UTC)$/, 'Z')
    .replace(/^(?:GMT|UTC)/, '')
  const offset = zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')
  return new Date(`${date}T${two(hour)}:${found.minute}:${two(found.second)}${found.part ?? ''}${offset}`)
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
