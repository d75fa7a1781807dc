/** Firestore's total order over all values: by type first, then within the type. Order 0 means equal to the backend. */
import type { WireFields, WireValue } from '../wire-value'
import { comparePaths, compareUtf8 } from './utf8-order'

export type TypeRank = number

const VECTOR_RANK = 10

/** The elements of a vector, which travels as a map with a reserved key, or null for any other value. */
function vectorElements(value: WireValue): readonly WireValue[] | null {
  if (!('mapValue' in value)) return null
  const { __type__: type, value: inner } = value.mapValue.fields
  if (!type || !('stringValue' in type) || type.stringValue !== '__vector__') return null
  return inner && 'arrayValue' in inner ? inner.arrayValue.values : null
}

/** The place of the value's type; integers and doubles share one place. */
export function typeRank(value: WireValue): TypeRank {
  if ('nullValue' in value) return 0
  if ('booleanValue' in value) return 1
  if ('integerValue' in value || 'doubleValue' in value) return 2
  if ('timestampValue' in value) return 3
  if ('stringValue' in value) return 5
  if ('bytesValue' in value) return 6
  if ('referenceValue' in value) return 7
  if ('geoPointValue' in value) return 8
  if ('arrayValue' in value) return 9
  return vectorElements(value) ? VECTOR_RANK : 11
}

export function isNaNValue(value: WireValue): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN'
}

function compareNumbers(left: WireValue, right: WireValue): number {
  const a =
    'integerValue' in left ? Number(left.integerValue) : Number('doubleValue' in left && left.doubleValue)
  const b =
    'integerValue' in right ? Number(right.integerValue) : Number('doubleValue' in right && right.doubleValue)
  if (a < b) return -1
  if (a > b) return 1
  if (a === b) return compareBeyondDouble(left, right, a)
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1
  return 1
}

/** Integers above 2^53 may differ although they round to the same double. */
function compareBeyondDouble(left: WireValue, right: WireValue, rounded: number): number {
  if (Math.abs(rounded) <= Number.MAX_SAFE_INTEGER || !Number.isFinite(rounded)) return 0
  const a = 'integerValue' in left ? BigInt(left.integerValue) : BigInt(rounded)
  const b = 'integerValue' in right ? BigInt(right.integerValue) : BigInt(rounded)
  if (a === b) return 0
  return a < b ? -1 : 1
}

function compareLists(left: readonly WireValue[], right: readonly WireValue[]): number {
  for (const [index, a] of left.entries()) {
    const b = right[index]
    if (!b) break
    const order = compareValues(a, b)
    if (order !== 0) return order
  }
  return left.length - right.length
}

function compareMaps(left: WireFields, right: WireFields): number {
  const leftKeys = Object.keys(left).sort(compareUtf8)
  const rightKeys = Object.keys(right).sort(compareUtf8)
  for (const [index, key] of leftKeys.entries()) {
    const otherKey = rightKeys[index]
    if (otherKey === undefined) break
    const a = left[key]
    const b = right[otherKey]
    const order = compareUtf8(key, otherKey) || (a && b ? compareValues(a, b) : 0)
    if (order !== 0) return order
  }
  return leftKeys.length - rightKeys.length
}

/** Negative, zero or positive, as `Array.sort` wants it. */
export function compareValues(left: WireValue, right: WireValue): number {
  if ('stringValue' in left && 'stringValue' in right) return compareUtf8(left.stringValue, right.stringValue)
  if ('timestampValue' in left && 'timestampValue' in right) {
    // Stored timestamps have one length, so their text is ordered as their time is.
    if (left.timestampValue === right.timestampValue) return 0
    return left.timestampValue < right.timestampValue ? -1 : 1
  }
  const rank = typeRank(left)
  const byType = rank - typeRank(right)
  if (byType !== 0) return byType
  if (rank === 2) return compareNumbers(left, right)
  if ('booleanValue' in left && 'booleanValue' in right)
    return Number(left.booleanValue) - Number(right.booleanValue)
  if ('bytesValue' in left && 'bytesValue' in right) {
    return Buffer.compare(Buffer.from(left.bytesValue, 'base64'), Buffer.from(right.bytesValue, 'base64'))
  }
  if ('referenceValue' in left && 'referenceValue' in right) {
    return comparePaths(left.referenceValue, right.referenceValue)
  }
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    const byLatitude = left.geoPointValue.latitude - right.geoPointValue.latitude
    return byLatitude || left.geoPointValue.longitude - right.geoPointValue.longitude
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    return compareLists(left.arrayValue.values, right.arrayValue.values)
  }
  if ('mapValue' in left && 'mapValue' in right) {
    if (rank !== VECTOR_RANK) return compareMaps(left.mapValue.fields, right.mapValue.fields)
    const a = vectorElements(left) ?? []
    const b = vectorElements(right) ?? []
    return a.length - b.length || compareLists(a, b)
  }
  return 0
}
