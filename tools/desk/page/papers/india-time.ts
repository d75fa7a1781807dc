/** Moments of a form: typed and shown in India's time, whatever the machine's own time zone. */

import { formatMoment } from '../format'

const offset = '+05:30'
const offsetMs = 5.5 * 3_600_000

/** A stored moment as a field of a form has it: `2026-12-01T10:00`; empty for none. */
export function typedMoment(value: unknown): string {
  const written =
    typeof value === 'object' && value !== null && '$date' in value
      ? String(value.$date)
      : typeof value === 'string'
        ? value
        : ''
  const time = Date.parse(written)
  return Number.isNaN(time) ? '' : new Date(time + offsetMs).toISOString().slice(0, 16)
}

/** A stored moment in words, as browsers show days and months in different orders. */
export function momentHint(value: unknown): string | undefined {
  const typed = typedMoment(value)
  return typed === '' ? undefined : `${formatMoment(`${typed}${offset}`)}, India time.`
}

/** What was typed as it is stored; undefined for an empty field. */
export const storedMoment = (typed: string): { $date: string } | undefined =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) ? { $date: `${typed.slice(0, 16)}:00${offset}` } : undefined

/** The moment of a stored opening that is to come; null for any other. */
export function opensLater(opensAt: unknown): string | null {
  const moment = typeof opensAt === 'object' && opensAt !== null && '$date' in opensAt ? opensAt.$date : null
  return typeof moment === 'string' && Date.parse(moment) > Date.now() ? moment : null
}
