/** Texts by which values are found in an index: equal values have one key, and few others share it. */
import type { WireValue } from '../wire-value'

const LONGEST = 200

/** Values with `compareValues(a, b) === 0` have the same key; values with the same key need not be equal. */
export function equalityKey(value: WireValue): string {
  if ('stringValue' in value) {
    const text = value.stringValue
    return text.length <= LONGEST ? `s${text}` : `s${text.length} ${text.slice(0, LONGEST)}`
  }
  // Integers that a double cannot hold share the key of the nearest one; -0 becomes "0".
  if ('integerValue' in value) return `d${Number(value.integerValue)}`
  if ('doubleValue' in value) return `d${Number(value.doubleValue)}`
  if ('booleanValue' in value) return `b${value.booleanValue}`
  if ('timestampValue' in value) return `t${value.timestampValue}`
  if ('referenceValue' in value) return `r${value.referenceValue}`
  if ('bytesValue' in value) return `y${value.bytesValue.length} ${value.bytesValue.slice(0, LONGEST)}`
  if ('geoPointValue' in value) return `g${value.geoPointValue.latitude},${value.geoPointValue.longitude}`
  if ('arrayValue' in value) return `a${value.arrayValue.values.length}`
  return 'mapValue' in value ? `m${Object.keys(value.mapValue.fields).length}` : 'n'
}
