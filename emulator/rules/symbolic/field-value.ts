import { compare } from '../library/ordering'
import { isList, isMap } from '../library/type-names'
import type { RuleValue } from '../values'
import type { Condition } from './alternatives'
import { filterType } from './decide'
import { type Bound, type Facts, NO_FACTS, OneOf, UnknownValue, type Value } from './unknown'

/** Forms of one filter value that are distinguished; with more, the field counts as open. */
const MOST_FORMS = 16
const INT64 = 2 ** 63

/** An equality filter on a number matches it as int and as float; zero also as the negative float zero. */
function numberForms(value: number | bigint): RuleValue[] {
  if (Number(value) === 0) return [0n, 0, -0]
  const float = Number(value)
  if (typeof value === 'bigint') return BigInt(float) === value ? [value, float] : [value]
  return Number.isInteger(value) && Math.abs(value) < INT64 ? [BigInt(value), value] : [value]
}

function product<Item>(choices: ReadonlyArray<readonly Item[]>): Item[][] {
  return choices.reduce<Item[][]>(
    (rows, items) =>
      rows.length * items.length > MOST_FORMS
        ? []
        : rows.flatMap((row) => items.map((item) => [...row, item])),
    [[]],
  )
}

/** Everything that a field can be when a filter says that it equals `value`; empty when that is too much to list. */
function formsOf(value: RuleValue): RuleValue[] {
  if (typeof value === 'bigint' || typeof value === 'number') return numberForms(value)
  if (isList(value)) return product(value.map(formsOf))
  if (isMap(value)) {
    const keys = [...value.keys()]
    return product([...value.values()].map(formsOf)).map(
      (row) => new Map(keys.map((key, at) => [key, row[at] ?? null])),
    )
  }
  return [value]
}

/** The narrower of two bounds of the same side; `sign` is 1 for lower bounds and -1 for upper ones. */
function narrower(a: Bound | null, b: Bound, sign: 1 | -1): Bound {
  const order = a === null ? null : compare(b.value, a.value)
  if (a === null || order === null) return a ?? b
  if (order === 0) return { value: a.value, inclusive: a.inclusive && b.inclusive }
  return order * sign > 0 ? b : a
}

function withCondition(facts: Facts, { op, value }: Condition): Facts {
  const inclusive = op === '>=' || op === '<='
  if (op === '!=') return { ...facts, excluded: [...facts.excluded, value] }
  if (op === 'not-in') return { ...facts, excluded: [...facts.excluded, ...(isList(value) ? value : [])] }
  if (op === 'array-contains') return { ...facts, type: 'list', contains: [...facts.contains, value] }
  const type = filterType(value)
  if (op === '<' || op === '<=') {
    return { ...facts, type, upper: narrower(facts.upper, { value, inclusive }, -1) }
  }
  return { ...facts, type, lower: narrower(facts.lower, { value, inclusive }, 1) }
}

/** What the conditions on one field make certain about it; every filter demands that the field exists. */
export function fieldValue(subject: string, conditions: readonly Condition[]): Value {
  const equality = conditions.find((condition) => condition.op === '==')
  if (equality === undefined) return new UnknownValue(subject, conditions.reduce(withCondition, NO_FACTS))
  const forms = formsOf(equality.value)
  const [only] = forms
  if (only !== undefined && forms.length === 1) return only
  if (forms.length > 1) return new OneOf(subject, forms)
  return new UnknownValue(subject, { ...NO_FACTS, type: filterType(equality.value) })
}
