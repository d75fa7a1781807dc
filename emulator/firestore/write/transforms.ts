/** Field transforms: what the server makes of a field's stored value. */
import { doubleValue, MAX_INT64, MIN_INT64 } from '../values/parse-scalar'
import { compareValues, isNaNValue } from '../values/value-order'
import { NULL_VALUE, type WireValue } from '../wire-value'
import type { TransformOperation } from './write'

export interface Transformed {
  readonly value: WireValue
  /** What the answer tells about it: the new value, or null for lists. */
  readonly result: WireValue
}

function isNumber(value: WireValue | undefined): value is WireValue {
  return value !== undefined && ('integerValue' in value || 'doubleValue' in value)
}

function toNumber(value: WireValue): number {
  if ('integerValue' in value) return Number(value.integerValue)
  return 'doubleValue' in value ? Number(value.doubleValue) : Number.NaN
}

/** Two integers stay an integer, held at the 64-bit bounds; a double makes a double. */
function increment(stored: WireValue | undefined, operand: WireValue): WireValue {
  if (!isNumber(stored)) return operand
  if (!('integerValue' in stored && 'integerValue' in operand)) {
    return doubleValue(toNumber(stored) + toNumber(operand))
  }
  const sum = BigInt(stored.integerValue) + BigInt(operand.integerValue)
  if (sum > MAX_INT64) return { integerValue: MAX_INT64.toString() }
  if (sum < MIN_INT64) return { integerValue: MIN_INT64.toString() }
  return { integerValue: sum.toString() }
}

/** The stored value stays where both are equal, so 3 stays an integer beside 3.0; NaN wins over every number. */
function extreme(kind: 'maximum' | 'minimum', stored: WireValue | undefined, operand: WireValue): WireValue {
  if (!isNumber(stored)) return operand
  if (isNaNValue(stored) || isNaNValue(operand)) return doubleValue(Number.NaN)
  const order = compareValues(operand, stored)
  const wins = kind === 'maximum' ? order > 0 : order < 0
  return wins ? operand : stored
}

function listOf(value: WireValue | undefined): readonly WireValue[] {
  return value && 'arrayValue' in value ? value.arrayValue.values : []
}

function contains(list: readonly WireValue[], wanted: WireValue): boolean {
  return list.some((item) => compareValues(item, wanted) === 0)
}

function appendMissing(stored: WireValue | undefined, values: readonly WireValue[]): WireValue {
  const list = [...listOf(stored)]
  for (const value of values) if (!contains(list, value)) list.push(value)
  return { arrayValue: { values: list } }
}

/**
 * The value that a field gets. A field that is missing or of another type counts as absent, so increment then sets it
 * and lists start empty.
 * @param time The request's time in its stored form.
 */
export function applyTransform(
  operation: TransformOperation,
  stored: WireValue | undefined,
  time: string,
): Transformed {
  switch (operation.kind) {
    case 'server-time': {
      const value = { timestampValue: time }
      return { value, result: value }
    }
    case 'increment': {
      const value = increment(stored, operation.operand)
      return { value, result: value }
    }
    case 'maximum':
    case 'minimum': {
      const value = extreme(operation.kind, stored, operation.operand)
      return { value, result: value }
    }
    case 'append-missing':
      return { value: appendMissing(stored, operation.values), result: NULL_VALUE }
    case 'remove-all': {
      const values = listOf(stored).filter((item) => !contains(operation.values, item))
      return { value: { arrayValue: { values } }, result: NULL_VALUE }
    }
  }
}
