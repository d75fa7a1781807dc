/** Lenient fields of stored content for schemas of the domain, which may not know Firestore's own types. */
import * as z from 'zod/mini'

// Optional, because zod takes a key that is absent for a fault otherwise, whatever the rest of the pipe makes of it.
export const anything = z.optional(z.unknown())

/** A text, trimmed, also written as a number or a boolean; null when absent or blank. */
export const storedText = z.pipe(
  anything,
  z.transform((value) => {
    const written = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
    return typeof written === 'string' && written.trim() ? written.trim() : null
  }),
)

/** A positive number, also written as text; null when absent, zero or anything else. */
export const storedAmount = z.pipe(
  anything,
  z.transform((value) => {
    const number = typeof value === 'string' && value.trim() ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
  }),
)

/** A switch; null when absent or no boolean. */
export const storedFlag = z.pipe(
  anything,
  z.transform((value) => (typeof value === 'boolean' ? value : null)),
)
