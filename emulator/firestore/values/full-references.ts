/** Seed files name documents by their path alone; stored references carry project and database. */
import type { WireFields, WireValue } from '../wire-value'

function complete(value: WireValue, toName: (path: string) => string): WireValue {
  if ('referenceValue' in value && !value.referenceValue.startsWith('projects/')) {
    return { referenceValue: toName(value.referenceValue) }
  }
  if ('arrayValue' in value) {
    return { arrayValue: { values: value.arrayValue.values.map((item) => complete(item, toName)) } }
  }
  if ('mapValue' in value) return { mapValue: { fields: withFullReferences(value.mapValue.fields, toName) } }
  return value
}

/** The fields with every relative reference (`users/u1`) made full by `toName`. */
export function withFullReferences(fields: WireFields, toName: (path: string) => string): WireFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, complete(value, toName)]))
}
