/** Reading and changing a field at a path. Changing returns new fields and never touches the old ones. */
import type { FieldPath } from '../names/field-path'
import type { WireFields, WireValue } from '../wire-value'

function own(fields: WireFields, name: string): WireValue | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function fieldsOf(value: WireValue | undefined): WireFields | undefined {
  return value && 'mapValue' in value ? value.mapValue.fields : undefined
}

/** The value at `path`, or undefined when a name on the way is missing or no map. */
export function fieldAt(fields: WireFields, path: FieldPath): WireValue | undefined {
  let inside: WireFields | undefined = fields
  let value: WireValue | undefined
  for (const name of path) {
    if (!inside) return undefined
    value = own(inside, name)
    inside = fieldsOf(value)
  }
  return value
}

/** Puts `value` at `path`; replaces a value on the way that is not a map. */
export function withField(fields: WireFields, path: FieldPath, value: WireValue): WireFields {
  const [name, ...rest] = path
  if (name === undefined) return fields
  if (rest.length === 0) return { ...fields, [name]: value }
  const inner = fieldsOf(own(fields, name)) ?? {}
  return { ...fields, [name]: { mapValue: { fields: withField(inner, rest, value) } } }
}

/** Takes the field at `path` away; a path that leads nowhere changes nothing. */
export function withoutField(fields: WireFields, path: FieldPath): WireFields {
  const [name, ...rest] = path
  if (name === undefined || !Object.hasOwn(fields, name)) return fields
  if (rest.length === 0) {
    const { [name]: _removed, ...kept } = fields
    return kept
  }
  const inner = fieldsOf(fields[name])
  if (!inner) return fields
  return { ...fields, [name]: { mapValue: { fields: withoutField(inner, rest) } } }
}

/** Only the fields at `paths` (a projection or a read mask). */
export function pickFields(fields: WireFields, paths: readonly FieldPath[]): WireFields {
  let picked: WireFields = {}
  for (const path of paths) {
    const value = fieldAt(fields, path)
    if (value) picked = withField(picked, path, value)
  }
  return picked
}
