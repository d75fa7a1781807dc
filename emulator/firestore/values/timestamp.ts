/**
 * Timestamps as RFC 3339 text. The stored form always has six fractional digits and ends in Z, so that two of them
 * compare as text and nothing below a microsecond survives, as in production.
 */
import { invalidArgument } from '../status'

const PATTERN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/

export interface Instant {
  /** Whole seconds since the epoch, may be negative. */
  seconds: number
  /** 0 to 999,999,999. */
  nanos: number
}

/** @returns null when the text is no RFC 3339 timestamp of the years 1 to 9999. */
export function parseInstant(text: string): Instant | null {
  const match = PATTERN.exec(text.toUpperCase())
  if (!match) return null
  const [, local = '', fraction = '', zone = ''] = match
  const asUtc = Date.parse(`${local}Z`)
  // Date.parse lets 30 February through as 2 March.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(local)) return null
  const seconds = Date.parse(`${local}${zone}`) / 1000
  if (Number.isNaN(seconds) || seconds < -62135596800 || seconds > 253402300799) return null
  return { seconds, nanos: Number(fraction.padEnd(9, '0')) }
}

function formatInstant({ seconds, nanos }: Instant): string {
  const micros = String(Math.floor(nanos / 1000)).padStart(6, '0')
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${micros}Z`
}

/** Brings a timestamp of a request into the stored form, cut to microseconds. @throws StatusError INVALID_ARGUMENT */
export function normalizeTimestamp(text: string): string {
  const instant = parseInstant(text)
  if (!instant) throw invalidArgument(`Illegal timestamp format: "${text}".`)
  return formatInstant(instant)
}

/** The stored form of a time of the clock. @param micros Microseconds since the epoch. */
export function formatMicros(micros: number): string {
  const seconds = Math.floor(micros / 1e6)
  return formatInstant({ seconds, nanos: (micros - seconds * 1e6) * 1000 })
}
