import { Timestamp } from 'firebase/firestore/lite'

/** A stored moment: Timestamp, Date, ISO text or milliseconds; null when it is none of them or cannot be read. */
export function dateOf(value: unknown): Date | null {
  if (value instanceof Timestamp) return value.toDate()
  const date =
    value instanceof Date || typeof value === 'string' || typeof value === 'number' ? new Date(value) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}
