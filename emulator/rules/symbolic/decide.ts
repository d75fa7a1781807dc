import { includes } from '../library/equality'
import { compare, type OrderOperator, satisfies } from '../library/ordering'
import { RuleError } from '../library/rule-error'
import { isMap, typeName } from '../library/type-names'
import { RulePath, type RuleValue } from '../values'
import {
  ANY_SEGMENTS,
  type Bound,
  type Facts,
  PartialMap,
  PartialPath,
  type Unknown,
  UnknownField,
  UnknownValue,
} from './unknown'

/** Undecided: the answer is not the same for every document. */
type Answer = boolean | undefined

/** The type that Firestore's filters see: they do not tell an int from a float. */
export function filterType(value: RuleValue): string {
  return typeof value === 'bigint' || typeof value === 'number' ? 'number' : typeName(value)
}

/**
 * Firestore compares numbers exactly, the rules turn an int beside a float into a float: beyond 2^53 the two can
 * disagree, so nothing is concluded there.
 */
function isInexact(value: RuleValue): boolean {
  return typeof value === 'bigint' && !Number.isSafeInteger(Number(value))
}

function isBelow(bound: Bound | null, value: RuleValue, orEqual: boolean): boolean {
  const order = bound === null ? null : compare(bound.value, value)
  if (order === null || bound === null) return false
  return order < 0 || (order === 0 && (orEqual || !bound.inclusive))
}

function isAbove(bound: Bound | null, value: RuleValue, orEqual: boolean): boolean {
  const order = bound === null ? null : compare(bound.value, value)
  if (order === null || bound === null) return false
  return order > 0 || (order === 0 && (orEqual || !bound.inclusive))
}

function factsEqual(facts: Facts, value: RuleValue): Answer {
  if (facts.type !== null && facts.type !== filterType(value)) return false
  if (isInexact(value)) return undefined
  if (includes(facts.excluded, value)) return false
  return isAbove(facts.lower, value, false) || isBelow(facts.upper, value, false) ? false : undefined
}

function pathsEqual(path: PartialPath, value: RuleValue): Answer {
  if (!(value instanceof RulePath)) return false
  if (path.items.includes(ANY_SEGMENTS)) return undefined
  if (path.items.length !== value.segments.length) return false
  const differs = path.items.some((item, at) => typeof item === 'string' && item !== value.segments[at])
  return differs ? false : undefined
}

/** `unknown == value`. */
export function decideEqual(unknown: Unknown, value: RuleValue): Answer {
  if (unknown instanceof UnknownValue) return factsEqual(unknown.facts, value)
  if (unknown instanceof PartialMap) return isMap(value) ? undefined : false
  return unknown instanceof PartialPath ? pathsEqual(unknown, value) : undefined
}

/**
 * `unknown < value` and its kin. A document whose field is NaN matches `<` in Firestore but not in the rules; like
 * the real service, the proof does not count with it.
 * @throws RuleError when the types have no order.
 */
export function decideOrder(op: OrderOperator, unknown: Unknown, value: RuleValue): Answer {
  if (!(unknown instanceof UnknownValue)) return undefined
  const { type, lower, upper } = unknown.facts
  if (type === null || isInexact(value)) return undefined
  if (type !== filterType(value) || compare(value, value) === null) {
    throw new RuleError(`${type} ${op} ${typeName(value)} has no meaning`)
  }
  if (isBelow(upper, value, false)) return satisfies(op, -1)
  if (isAbove(lower, value, false)) return satisfies(op, 1)
  // What is left may touch the bound: only operators that include or exclude the touch are certain.
  if (op === '<=' || op === '>') return isBelow(upper, value, true) ? op === '<=' : undefined
  return isAbove(lower, value, true) ? op === '>=' : undefined
}

/** `unknown is type`. */
export function decideType(unknown: Unknown, type: string): Answer {
  if (unknown instanceof PartialMap) return type === 'map'
  if (unknown instanceof PartialPath) return type === 'path'
  if (!(unknown instanceof UnknownValue) || unknown.facts.type === null) return undefined
  if (unknown.facts.type === 'number' && (type === 'int' || type === 'float')) return undefined
  return unknown.facts.type === type
}

/** `value in unknown`, for a list or set that is known to have some members. */
export function decideContains(unknown: Unknown, value: RuleValue): Answer {
  return unknown instanceof UnknownValue && includes(unknown.facts.contains, value) ? true : undefined
}

/** `unknown in items`. */
export function decideAmong(unknown: Unknown, items: readonly RuleValue[]): Answer {
  // A field that is not there is in nothing, but asking for it is an error.
  if (unknown instanceof UnknownField) return undefined
  const answers = items.map((item) => decideEqual(unknown, item))
  if (answers.includes(true)) return true
  return answers.includes(undefined) ? undefined : false
}
