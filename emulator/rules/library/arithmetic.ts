import { RuleDuration, RuleTimestamp, type RuleValue } from '../values'
import { RuleError } from './rule-error'
import { durationOf, timestampOf, totalNanos } from './time'
import { typeName } from './type-names'

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%'

/** @throws RuleError when the result of int arithmetic leaves 64 bits. */
function int64(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new RuleError('the result does not fit in 64 bits')
  return value
}

function intArithmetic(op: ArithmeticOperator, a: bigint, b: bigint): bigint {
  if (op === '+') return int64(a + b)
  if (op === '-') return int64(a - b)
  if (op === '*') return int64(a * b)
  if (b === 0n) throw new RuleError('division by zero')
  // Both round towards zero, and the remainder takes the sign of the dividend, as bigint does.
  return int64(op === '/' ? a / b : a % b)
}

function floatArithmetic(op: ArithmeticOperator, a: number, b: number): number {
  if (op === '+') return a + b
  if (op === '-') return a - b
  if (op === '*') return a * b
  return op === '/' ? a / b : a % b
}

function timeArithmetic(op: ArithmeticOperator, a: RuleValue, b: RuleValue): RuleValue | null {
  if (a instanceof RuleDuration && b instanceof RuleDuration) {
    if (op === '+') return durationOf(totalNanos(a) + totalNanos(b))
    if (op === '-') return durationOf(totalNanos(a) - totalNanos(b))
  }
  if (a instanceof RuleTimestamp && b instanceof RuleDuration) {
    if (op === '+') return timestampOf(totalNanos(a) + totalNanos(b))
    if (op === '-') return timestampOf(totalNanos(a) - totalNanos(b))
  }
  if (op === '+' && a instanceof RuleDuration && b instanceof RuleTimestamp) {
    return timestampOf(totalNanos(a) + totalNanos(b))
  }
  if (op === '-' && a instanceof RuleTimestamp && b instanceof RuleTimestamp) {
    return durationOf(totalNanos(a) - totalNanos(b))
  }
  return null
}

/**
 * `+ - * / %`: ints stay ints (division rounds towards zero), an int beside a float becomes one; `+` also joins
 * strings; timestamps and durations add and subtract. Lists, maps and bytes have no arithmetic.
 * @throws RuleError for any other pair of types, int division by zero and int overflow.
 */
export function arithmetic(op: ArithmeticOperator, a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a === 'bigint' && typeof b === 'bigint') return intArithmetic(op, a, b)
  const numeric = (value: RuleValue) => typeof value === 'number' || typeof value === 'bigint'
  if (numeric(a) && numeric(b)) return floatArithmetic(op, Number(a), Number(b))
  if (op === '+' && typeof a === 'string' && typeof b === 'string') return a + b
  const time = timeArithmetic(op, a, b)
  if (time === null) throw new RuleError(`${typeName(a)} ${op} ${typeName(b)} has no meaning`)
  return time
}

/** Unary minus. @throws RuleError unless the operand is a number. */
export function negate(value: RuleValue): RuleValue {
  if (typeof value === 'bigint') return int64(-value)
  if (typeof value === 'number') return -value
  throw new RuleError(`-${typeName(value)} has no meaning`)
}
