/** Stored fields as a JSON file says them, with the `$` forms of seed/README.md: what `import` reads back. */
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'

/** Told of what JSON has no words for, with the path of the field. */
type OnLoss = (field: string, message: string) => void

function jsonOf(value: WireValue, field: string, lose: OnLoss): unknown {
  if ('timestampValue' in value) return { $date: value.timestampValue }
  if ('referenceValue' in value) return { $ref: value.referenceValue.replace(/^.*?\/documents\//, '') }
  if ('bytesValue' in value) return { $bytes: value.bytesValue }
  if ('geoPointValue' in value) return { $geo: [value.geoPointValue.latitude, value.geoPointValue.longitude] }
  if ('arrayValue' in value)
    return value.arrayValue.values.map((one, index) => jsonOf(one, `${field}[${index}]`, lose))
  if ('mapValue' in value) return jsonFields(value.mapValue.fields, `${field}.`, lose)
  if ('integerValue' in value) {
    const number = Number(value.integerValue)
    if (!Number.isSafeInteger(number)) lose(field, `the number ${value.integerValue} is too long to be exact`)
    return number
  }
  if ('doubleValue' in value && typeof value.doubleValue !== 'number') {
    lose(field, `${value.doubleValue} is no number of JSON`)
    return null
  }
  return Object.values(value)[0]
}

/** @param before what the paths of its fields begin with */
export function jsonFields(fields: WireFields, before: string, lose: OnLoss): Record<string, unknown> {
  const entries = Object.entries(fields)
  for (const [name] of entries) {
    if (before !== '' && name.startsWith('$'))
      lose(`${before}${name}`, 'a name with $ before it is a form of its own')
  }
  return Object.fromEntries(entries.map(([name, value]) => [name, jsonOf(value, `${before}${name}`, lose)]))
}
