import { RuleBytes, RuleDuration, RuleTimestamp, type RuleValue } from '../values'
import { RuleError } from './rule-error'
import { compareText } from './text'
import { typeName } from './type-names'

export type OrderOperator = '<' | '<=' | '>' | '>='

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length)
  for (let at = 0; at < shared; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

function compareTime(a: { seconds: bigint; nanos: number }, b: { seconds: bigint; nanos: number }): number {
  if (a.seconds !== b.seconds) return a.seconds < b.seconds ? -1 : 1
  return a.nanos - b.nanos
}

function compareNumbers(a: number | bigint, b: number | bigint): number {
  const [left, right] = typeof a === typeof b ? [a, b] : [Number(a), Number(b)]
  if (left < right) return -1
  return left > right ? 1 : left === right ? 0 : Number.NaN
}

/** Negative, 0 or positive; NaN if one side is NaN; null when the two types have no order. */
export function compare(a: RuleValue, b: RuleValue): number | null {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if ((typeof a === 'number' || typeof a === 'bigint') && (typeof b === 'number' || typeof b === 'bigint')) {
    return compareNumbers(a, b)
  }
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) return compareTime(a, b)
  if (a instanceof RuleDuration && b instanceof RuleDuration) return compareTime(a, b)
  if (a instanceof RuleBytes && b instanceof RuleBytes) return compareBytes(a.bytes, b.bytes)
  return null
}

/** Does `order`, as `compare` tells it, satisfy `op`? */
export function satisfies(op: OrderOperator, order: number): boolean {
  if (op === '<') return order < 0
  if (op === '<=') return order <= 0
  return op === '>' ? order > 0 : order >= 0
}

/** `a < b` and its kin. @throws RuleError unless both are strings, numbers, timestamps, durations or bytes. */
export function inOrder(op: OrderOperator, a: RuleValue, b: RuleValue): boolean {
  const order = compare(a, b)
  if (order === null) throw new RuleError(`${typeName(a)} ${op} ${typeName(b)} has no meaning`)
  return satisfies(op, order)
}
