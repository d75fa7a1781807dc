/** Random queries of few fields and few values, and documents that have to do with them. */
import * as fc from 'fast-check'
import type { QueryFilter } from '../contract'
import { isList, isMap } from '../library/type-names'
import { type RuleMap, RulePath, type RuleValue } from '../values'
import { document, map, ROOT } from './rules-fixture'

export type FieldFilter = Extract<QueryFilter, { kind: 'field' }>

export const NAMES = ['q1', 'q2', 'q3'] as const
const FIELDS = ['a', 'b', 'm.x', 'm.y'] as const

const scalar = fc.constantFrom<RuleValue>(null, true, false, 0n, 1n, 2n, 1, 1.5, 2, -0, 'a', 'b', 'c')
export const list = fc.array(scalar, { maxLength: 3 })
export const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: list },
  { weight: 1, arbitrary: fc.record({ x: scalar }).map((entries): RuleValue => map(entries)) },
)
export const field = fc.constantFrom(...FIELDS)

const name = fc.constantFrom(...NAMES).map((id): RuleValue => new RulePath([...ROOT, 'quizzes', id]))

function filterOn(field: string, op: FieldFilter['op'], value: RuleValue): QueryFilter {
  return { kind: 'field', field: field.split('.'), op, value }
}

const condition: fc.Arbitrary<QueryFilter> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(field, value).map(([on, it]) => filterOn(on, '==', it)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(field, fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const), scalar)
      .map(([on, op, it]) => filterOn(on, op, it)),
  },
  { weight: 2, arbitrary: fc.tuple(field, value).map(([on, it]) => filterOn(on, '!=', it)) },
  { weight: 2, arbitrary: fc.tuple(field, scalar).map(([on, it]) => filterOn(on, 'array-contains', it)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(field, fc.constantFrom('in' as const, 'not-in' as const, 'array-contains-any' as const), list)
      .map(([on, op, items]) => filterOn(on, op, items)),
  },
  { weight: 1, arbitrary: name.map((it) => filterOn('__name__', '==', it)) },
  {
    weight: 1,
    arbitrary: fc.array(name, { maxLength: 2 }).map((items) => filterOn('__name__', 'in', items)),
  },
)

/** Filters of queries of `/quizzes`. */
export const { filter } = fc.letrec<{ filter: QueryFilter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    condition,
    fc
      .tuple(
        fc.constantFrom('and' as const, 'or' as const),
        fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      )
      .map(([kind, filters]) => ({ kind, filters })),
  ),
}))

/** Every condition on a field that a filter has anywhere. */
export function conditionsOf(filter: QueryFilter): FieldFilter[] {
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(conditionsOf)
}

/** Data of few fields and few values, so that queries find some. */
const quizData = fc.record(
  {
    a: value,
    b: value,
    m: fc.oneof(
      value,
      fc.record({ x: value, y: value }, { requiredKeys: [] }).map((m): RuleValue => map(m)),
    ),
  },
  { requiredKeys: [] },
)

/** Data that meets a condition, where that is simple to say. */
function meeting(data: Map<string, RuleValue>, { field, op, value }: FieldFilter): void {
  const [first = '', second] = field
  if (first === '__name__') return
  const items = isList(value) ? value : [value]
  const wanted = op === 'in' ? (items[0] ?? null) : op.startsWith('array') ? [...items, 'c'] : value
  const old = data.get(first)
  const inner = old !== undefined && isMap(old) ? old : map()
  data.set(first, second === undefined ? wanted : new Map(inner).set(second, wanted))
}

/** Documents; `asked` returns many of them. */
export function quizFor(asked: QueryFilter): fc.Arbitrary<RuleMap> {
  const conditions = conditionsOf(asked)
  return fc.tuple(quizData, fc.constantFrom(...NAMES), fc.subarray(conditions)).map(([entries, id, met]) => {
    const data = new Map<string, RuleValue>(Object.entries(entries))
    for (const condition of met) meeting(data, condition)
    return document(`quizzes/${id}`, Object.fromEntries(data))
  })
}
