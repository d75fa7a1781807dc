/** Firestore's typed JSON values to plain ones and back, for the types that the endpoint's documents use. */
import * as z from 'zod'

export type PlainValue = string | number | boolean | null | Date | PlainFields | readonly PlainValue[]
export interface PlainFields {
  readonly [name: string]: PlainValue
}

export type WireValue =
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number }
  | { booleanValue: boolean }
  | { timestampValue: string }
  | { nullValue: null }
  | { mapValue: { fields: Record<string, WireValue> } }
  | { arrayValue: { values: WireValue[] } }

const isList = (value: PlainValue): value is readonly PlainValue[] => Array.isArray(value)

export function toWire(value: PlainValue): WireValue {
  if (value === null) return { nullValue: null }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (isList(value)) return { arrayValue: { values: value.map(toWire) } }
  if (typeof value === 'object') return { mapValue: { fields: toWireFields(value) } }
  // Numbers are exact integers below 2^53; Firestore keeps integers and doubles apart.
  return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
}

export function toWireFields(fields: PlainFields): Record<string, WireValue> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toWire(value)]))
}

/** Leaves out what plain values cannot express. */
function plainFields(fields: Record<string, PlainValue | undefined>): PlainFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

// Each known type strips to its plain value; bytes and the like are none of this endpoint's business.
const wireValueSchema: z.ZodType<PlainValue | undefined> = z.union([
  z.object({ stringValue: z.string() }).transform((wire) => wire.stringValue),
  z.object({ integerValue: z.coerce.number() }).transform((wire) => wire.integerValue),
  z.object({ doubleValue: z.coerce.number() }).transform((wire) => wire.doubleValue),
  z.object({ booleanValue: z.boolean() }).transform((wire) => wire.booleanValue),
  z.object({ timestampValue: z.coerce.date() }).transform((wire) => wire.timestampValue),
  z.object({ nullValue: z.null() }).transform(() => null),
  z
    .object({
      mapValue: z.object({
        fields: z
          .record(
            z.string(),
            z.lazy(() => wireValueSchema),
          )
          .default({}),
      }),
    })
    .transform((wire) => plainFields(wire.mapValue.fields)),
  z
    .object({ arrayValue: z.object({ values: z.array(z.lazy(() => wireValueSchema)).default([]) }) })
    // A list keeps its places.
    .transform((wire) => wire.arrayValue.values.map((value) => value ?? null)),
  z.unknown().transform(() => undefined),
])

/** A stored document: `id` is the last part of its `path`, `updateTime` serves as a precondition of a later write. */
export interface StoredDocument {
  id: string
  /** Inside the database: `users/u1/attempts/a1`. */
  path: string
  updateTime: string
  data: Record<string, PlainValue | undefined>
}

export const documentSchema = z
  .object({
    name: z.string(),
    updateTime: z.string(),
    fields: z.record(z.string(), wireValueSchema).default({}),
  })
  .transform(
    (wire): StoredDocument => ({
      id: wire.name.slice(wire.name.lastIndexOf('/') + 1),
      path: wire.name.split('/').slice(5).join('/'),
      updateTime: wire.updateTime,
      data: wire.fields,
    }),
  )
