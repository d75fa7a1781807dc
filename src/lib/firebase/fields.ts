/**
 * Lenient document fields, shared by every schema: Firestore holds nulls, numbers written as text and dates in four
 * shapes. A wrong optional value counts as absent; a wrong required one makes the document unusable.
 */
import { Timestamp } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { publicFileUrl } from './public-file'

// Optional, because zod takes a key that is absent for a fault otherwise, whatever the rest of the pipe makes of it.
const anything = z.optional(z.unknown())

/** A text that must be there and not be blank. */
export const requiredText = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).trim()),
  ),
  z.string().check(z.minLength(1, 'is empty')),
)

/** A text, trimmed; null when absent, empty or no text. */
export const optionalText = z.pipe(
  anything,
  z.transform((value) => (typeof value === 'string' && value.trim() ? value.trim() : null)),
)

/** A finite number, also written as text; null otherwise. */
export const optionalNumber = z.pipe(
  anything,
  z.transform((value) => {
    const number = typeof value === 'string' && value.trim() ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : null
  }),
)

/** A switch; null when absent or no boolean, so that each schema names its own default. */
export const optionalFlag = z.pipe(
  anything,
  z.transform((value) => (typeof value === 'boolean' ? value : null)),
)

/** A moment: Timestamp, Date, ISO text or milliseconds; null when absent or unreadable. */
export const optionalDate = z.pipe(
  anything,
  z.transform((value) => {
    if (value instanceof Timestamp) return value.toDate()
    const date =
      value instanceof Date || typeof value === 'string' || typeof value === 'number' ? new Date(value) : null
    return date && !Number.isNaN(date.getTime()) ? date : null
  }),
)

/** A list of texts; what is no text is dropped, and anything but a list is an empty one. */
export const textList = z.pipe(
  anything,
  z.transform((value) =>
    Array.isArray(value)
      ? value.filter((item): item is string => typeof item === 'string' && item.trim() !== '')
      : [],
  ),
)

/** A public picture or file as an address that can be opened; null when there is none. */
export const publicFile = z.pipe(
  optionalText,
  z.transform((value) => publicFileUrl(value)),
)
