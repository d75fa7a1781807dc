/**
 * Which documents a query returns, said as plainly as possible and without the engine's own equality and order, so that
 * the two can be held against each other. Knows nulls, bools, numbers, strings, lists, maps and paths.
 */
import type { QueryFilter } from '../contract'
import { isList, isMap } from '../library/type-names'
import { type RuleMap, RulePath, type RuleValue } from '../values'

type FieldFilter = Extract<QueryFilter, { kind: 'field' }>

function isNumber(value: RuleValue): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}

/** Equality of Firestore: an int equals the float of the same number, at any depth. */
function sameValue(a: RuleValue, b: RuleValue): boolean {
  if (isNumber(a) && isNumber(b)) return Number(a) === Number(b)
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((item, at) => sameValue(item, b[at] ?? null))
  }
  if (isMap(a) && isMap(b)) {
    return (
      a.size === b.size && [...a].every(([key, item]) => b.has(key) && sameValue(item, b.get(key) ?? null))
    )
  }
  if (a instanceof RulePath && b instanceof RulePath) return a.segments.join('/') === b.segments.join('/')
  return a === b
}

/** Ranges never cross types. */
function isOrdered(op: string, a: RuleValue, b: RuleValue): boolean {
  let order: number
  if (isNumber(a) && isNumber(b)) order = Number(a) - Number(b)
  else if (typeof a === 'string' && typeof b === 'string') order = a < b ? -1 : a > b ? 1 : 0
  else if (typeof a === 'boolean' && typeof b === 'boolean') order = Number(a) - Number(b)
  else return (op === '<=' || op === '>=') && sameValue(a, b)
  return (
    (order < 0 && op.startsWith('<')) || (order > 0 && op.startsWith('>')) || (order === 0 && op.length === 2)
  )
}

function contains(list: RuleValue, item: RuleValue): boolean {
  return isList(list) && list.some((member) => sameValue(member, item))
}

function isMet({ op, value }: FieldFilter, actual: RuleValue): boolean {
  switch (op) {
    case '==':
      return sameValue(actual, value)
    case '!=':
      return !sameValue(actual, value)
    case 'in':
      return contains(value, actual)
    case 'not-in':
      return !contains(value, actual)
    case 'array-contains':
      return contains(actual, value)
    case 'array-contains-any':
      return isList(value) && value.some((item) => contains(actual, item))
    default:
      return isOrdered(op, actual, value)
  }
}

/** Does a document, as `resource` shows it, meet a filter? A field that is not there meets none. */
export function matches(filter: QueryFilter, resource: RuleMap): boolean {
  if (filter.kind !== 'field') {
    const isPartMet = (part: QueryFilter) => matches(part, resource)
    return filter.kind === 'and' ? filter.filters.every(isPartMet) : filter.filters.some(isPartMet)
  }
  const [first] = filter.field
  let at: RuleValue | undefined = resource.get(first === '__name__' ? '__name__' : 'data')
  if (first !== '__name__') {
    for (const step of filter.field) at = at !== undefined && isMap(at) ? at.get(step) : undefined
  }
  return at !== undefined && isMet(filter, at)
}
