/** A document in the two forms that it has after the file: as Firestore stores it, and as the app meets it. */
import { checkId } from '../../emulator/firestore/names/id-rules'
import { checkDocumentSize } from '../../emulator/firestore/values/document-size'
import { withFullReferences } from '../../emulator/firestore/values/full-references'
import { parseFields } from '../../emulator/firestore/values/parse-value'
import { fromPlainJson } from '../../emulator/firestore/values/seed-form'
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'

function plainValue(value: WireValue): unknown {
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('integerValue' in value) return Number(value.integerValue)
  if ('arrayValue' in value) return value.arrayValue.values.map(plainValue)
  if ('mapValue' in value) return plainFields(value.mapValue.fields)
  if ('nullValue' in value) return null
  // Texts, numbers and switches are themselves; the app reads none of the others.
  return Object.values(value)[0]
}

/** What the app's SDK makes of stored fields. */
export function plainFields(fields: WireFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]))
}

/**
 * Reads the `$` forms and checks what Firestore demands of a document.
 * @param root name of the database's root, which references begin with
 * @throws Error that says what is wrong, beginning with the path of the field where there is one
 */
export function toStored(
  path: string,
  fields: Readonly<Record<string, unknown>>,
  root: string,
  now: Date,
): WireFields {
  checkId(path.slice(path.lastIndexOf('/') + 1))
  const value = fromPlainJson(fields, now)
  if (!('mapValue' in value)) throw new Error('a document is an object of fields')
  const full = withFullReferences(value.mapValue.fields, (target) => `${root}/${target}`)
  const stored = parseFields(full)
  checkDocumentSize(path, stored)
  return stored
}
