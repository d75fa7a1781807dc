/**
 * How plain seed files become Firestore's values, and their `$` forms: what JSON cannot say, and dates that stay fresh
 * because they count from the seeding day.
 */
import { NULL_VALUE, type WireValue } from '../wire-value'
import { formatMicros, normalizeTimestamp, parseInstant } from './timestamp'

const INDIA_OFFSET_MS = 5.5 * 3600 * 1000
const DAY_MS = 24 * 3600 * 1000

/** The day in India `days` after the one of `now`, counted from 1970-01-01. */
const indianDayIn = (days: number, now: Date): number =>
  Math.floor((now.getTime() + INDIA_OFFSET_MS) / DAY_MS) + days

const dateOf = (indianDay: number): string => new Date(indianDay * DAY_MS).toISOString().slice(0, 10)

/**
 * The id of a document that a seed file names by a day: `$daysFromNow:-3` is the date in India three days before the
 * seeding day, `2026-11-19`. Any other id stands for itself.
 */
export function documentId(id: string, now: Date): string {
  const days = /^\$daysFromNow:(-?\d+)$/.exec(id)?.[1]
  if (days === undefined) return id
  return dateOf(indianDayIn(Number(days), now))
}

type Form = Readonly<Record<string, unknown>>

function daysFromNow(form: Form, now: Date, fail: (reason: string) => Error): WireValue {
  const { $daysFromNow: days, at = '00:00', plus = 0, as = 'timestamp' } = form
  if (typeof days !== 'number' || !Number.isInteger(days)) throw fail('$daysFromNow takes a whole number')
  const clock = typeof at === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) : null
  if (!clock) throw fail('"at" takes a time such as "09:30"')
  if (typeof plus !== 'number' || !Number.isInteger(plus)) throw fail('"plus" takes whole milliseconds')
  const indianDay = indianDayIn(days, now)
  const inDay = (Number(clock[1]) * 60 + Number(clock[2])) * 60_000
  const instant = indianDay * DAY_MS + inDay + plus - INDIA_OFFSET_MS
  if (as === 'timestamp') return { timestampValue: formatMicros(instant * 1000) }
  if (as === 'milliseconds') return { integerValue: String(instant) }
  if (as === 'iso') return { stringValue: new Date(instant).toISOString() }
  if (as === 'date') return { stringValue: dateOf(indianDay) }
  if (as === 'week') return { stringValue: dateOf(indianDay - ((indianDay + 3) % 7)) }
  throw fail('"as" takes "iso", "date", "week" or "milliseconds"')
}

function geoPoint(form: Form, fail: (reason: string) => Error): WireValue {
  const pair = form.$geo
  if (!Array.isArray(pair) || pair.length !== 2) throw fail('$geo takes [latitude, longitude]')
  const [latitude, longitude]: unknown[] = pair
  if (typeof latitude !== 'number' || Math.abs(latitude) > 90) throw fail('latitude is from -90 to 90')
  if (typeof longitude !== 'number' || Math.abs(longitude) > 180) throw fail('longitude is from -180 to 180')
  return { geoPointValue: { latitude, longitude } }
}

function reference(form: Form, fail: (reason: string) => Error): WireValue {
  const path = form.$ref
  const segments = typeof path === 'string' ? path.split('/') : []
  if (typeof path !== 'string' || segments.length % 2 !== 0 || segments.includes('')) {
    throw fail('$ref takes the path of a document such as "users/u1"')
  }
  return { referenceValue: path }
}

function bytes(form: Form, fail: (reason: string) => Error): WireValue {
  const text = form.$bytes
  if (typeof text !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) {
    throw fail('$bytes takes padded base64')
  }
  return { bytesValue: text }
}

/**
 * Reads one special form. References stay relative (`users/u1`) until the store, which knows its project, takes them.
 * @throws Error that begins with `path`.
 */
function fromSeedForm(form: Form, now: Date, path: string): WireValue {
  const fail = (reason: string): Error => new Error(`${path}: ${reason}`)
  const keys = Object.keys(form)
  const allowed = '$daysFromNow' in form ? ['$daysFromNow', 'at', 'plus', 'as'] : keys.slice(0, 1)
  const stray = keys.find((key) => !allowed.includes(key))
  if (stray !== undefined) throw fail(`"${stray}" does not belong into this form`)
  if ('$daysFromNow' in form) return daysFromNow(form, now, fail)
  if ('$geo' in form) return geoPoint(form, fail)
  if ('$ref' in form) return reference(form, fail)
  if ('$bytes' in form) return bytes(form, fail)
  if ('$date' in form) {
    const text = form.$date
    if (typeof text !== 'string' || !parseInstant(text)) {
      throw fail('$date takes a date and time with an offset, such as "2026-11-01T09:00:00+05:30"')
    }
    return { timestampValue: normalizeTimestamp(text) }
  }
  throw fail(`unknown form ${keys.join(', ')}`)
}

/**
 * Reads a value of a seed file. Plain JSON stands for itself (whole numbers become integers); an object with a `$` key
 * is a special form: `$date`, `$daysFromNow`, `$geo`, `$ref`, `$bytes`.
 * @param now The moment of seeding, from which `$daysFromNow` counts.
 * @throws Error that names the path of a malformed form.
 */
export function fromPlainJson(value: unknown, now: Date): WireValue {
  return convert(value, now, '$')
}

function convert(value: unknown, now: Date, path: string): WireValue {
  if (value === null) return NULL_VALUE
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (Array.isArray(value)) {
    return { arrayValue: { values: value.map((item, index) => convert(item, now, `${path}[${index}]`)) } }
  }
  if (typeof value !== 'object') throw new Error(`${path}: not a JSON value`)
  const entries = Object.entries(value)
  if (entries.some(([key]) => key.startsWith('$')))
    return fromSeedForm(Object.fromEntries(entries), now, path)
  return {
    mapValue: {
      fields: Object.fromEntries(entries.map(([key, inner]) => [key, convert(inner, now, `${path}.${key}`)])),
    },
  }
}
