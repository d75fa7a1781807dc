/** Firestore's values as they travel and as they are stored, and how plain seed files become such values. */
import { fromSeedForm } from './values/seed-form'

/**
 * One value in proto3 JSON. Stored values are normal: lists and fields are present, integers are text, timestamps have
 * microseconds and end in Z, bytes are padded standard base64, references are full names.
 */
export type WireValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values: readonly WireValue[] } }
  | { readonly mapValue: { readonly fields: WireFields } }

export type WireFields = { readonly [name: string]: WireValue }

export const NULL_VALUE: WireValue = { nullValue: null }

/**
 * Reads a value of a seed file. Plain JSON stands for itself (whole numbers become integers); an object with a `$` key
 * is a special form: `$date`, `$daysFromNow`, `$geo`, `$ref`, `$bytes` (see values/seed-form.ts).
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
