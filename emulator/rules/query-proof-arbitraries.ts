/** Random queries, and rules and documents that have to do with them. */
import fc from 'fast-check'
import type { QueryFilter } from './contract'
import { isList, isMap } from './library/type-names'
import { document, map, ROOT } from './rules-fixture'
import { type RuleMap, RulePath, type RuleValue } from './values'

type FieldFilter = Extract<QueryFilter, { kind: 'field' }>

const NAMES = ['q1', 'q2', 'q3'] as const
const FIELDS = ['a', 'b', 'm.x', 'm.y'] as const

const scalar = fc.constantFrom<RuleValue>(null, true, false, 0n, 1n, 2n, 1, 1.5, 2, -0, 'a', 'b', 'c')
const list = fc.array(scalar, { maxLength: 3 })
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: list },
  { weight: 1, arbitrary: fc.record({ x: scalar }).map((entries): RuleValue => map(entries)) },
)
const field = fc.constantFrom(...FIELDS)

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

/** A value as the rules write it. */
function literal(value: RuleValue): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value === 'number') {
    return Object.is(value, -0) ? '-0.0' : Number.isInteger(value) ? `${value}.0` : String(value)
  }
  if (isList(value)) return `[${value.map(literal).join(', ')}]`
  if (isMap(value)) return `{${[...value].map(([key, item]) => `'${key}': ${literal(item)}`).join(', ')}}`
  return String(value)
}

const written = value.map(literal)
const writtenList = list.map(literal)
const data = field.map((path) => `resource.data.${path}`)
const key = fc.constantFrom("'a'", "'b'", "'m'", "'z'")
const comparison = fc.constantFrom('==', '!=', '<', '<=', '>', '>=')
const type = fc.constantFrom('bool', 'int', 'float', 'number', 'string', 'list', 'map', 'null')

/** Expressions of the rules that are bools for some documents at least. */
const test = fc.oneof(
  fc.tuple(data, comparison, written).map((parts) => parts.join(' ')),
  fc.tuple(written, comparison, data).map((parts) => parts.join(' ')),
  fc.tuple(data, fc.constantFrom('==', '!=', '<'), data).map((parts) => parts.join(' ')),
  fc.tuple(data, type).map(([on, of]) => `${on} is ${of}`),
  fc.tuple(data, writtenList).map(([on, items]) => `${on} in ${items}`),
  fc.tuple(written, data).map(([item, on]) => `${item} in ${on}`),
  fc.tuple(key, fc.constantFrom('resource.data', 'resource.data.m')).map(([at, on]) => `${at} in ${on}`),
  fc.tuple(key, written, written).map(([at, it, other]) => `resource.data.get(${at}, ${it}) == ${other}`),
  fc.tuple(written, written).map(([it, other]) => `resource.data.get(['m', 'x'], ${it}) == ${other}`),
  fc
    .tuple(data, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), writtenList)
    .map(([on, method, items]) => `${on}.${method}(${items})`),
  fc
    .tuple(fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), fc.array(key, { maxLength: 3 }))
    .map(([method, keys]) => `resource.data.keys().${method}([${keys.join(', ')}])`),
  fc.tuple(data, comparison).map(([on, op]) => `${on}.size() ${op} 1`),
  fc.tuple(data, comparison).map(([on, op]) => `${on} + 1 ${op} 2`),
  fc.tuple(data, comparison).map(([on, op]) => `${on} / 2 ${op} 1`),
  fc.tuple(data, comparison).map(([on, op]) => `-${on} ${op} -1`),
  fc.tuple(data, written).map(([on, it]) => `[${on}, 1][0] == ${it}`),
  fc.tuple(data, written).map(([on, it]) => `{'k': ${on}} == {'k': ${it}}`),
  fc.tuple(data, written).map(([on, it]) => `same(${on}, ${it})`),
  data.map((on) => `int(${on}) >= 1`),
  data.map((on) => `string(${on}).matches('[0-9]+')`),
  data.map((on) => `isPlain(${on})`),
  data,
  fc.constantFrom(...NAMES).map((id) => `quiz == '${id}'`),
  fc.constantFrom(...NAMES).map((id) => `resource.id in ['${id}', 'q1']`),
  fc
    .constantFrom(...NAMES)
    .map((id) => `resource.__name__ == /databases/$(database)/documents/quizzes/${id}`),
  fc.constantFrom('quiz == resource.id', 'request.query.limit <= 5', 'true', 'false', '1 / 0 == 1'),
  fc.tuple(data, comparison).map(([on, op]) => `resource.data.a ${op} ${on}`),
)

/** Every condition on a field that a filter has anywhere. */
function conditionsOf(filter: QueryFilter): FieldFilter[] {
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(conditionsOf)
}

/** What the rules may say about the same field and value as a condition of the query does. */
function echoes({ field, op, value }: FieldFilter): string[] {
  if (field[0] === '__name__') return ["quiz in ['q1', 'q2']"]
  const [on, it] = [`resource.data.${field.join('.')}`, literal(value)]
  if (op === 'in' || op === 'not-in') return [`${on} in ${it}`, `!(${on} in ${it})`]
  if (op === 'array-contains')
    return [`${it} in ${on}`, `${on}.hasAny([${it}, 'c'])`, `${on}.hasAll([${it}])`]
  if (op === 'array-contains-any') return [`${on}.hasAny(${it})`]
  return [
    `${on} ${op} ${it}`,
    `${on} != 2`,
    `same(${on}, ${it})`,
    `${on} is int`,
    `${on} / 2 < 1`,
    `${on} <= 2`,
  ]
}

/** Conditions of rules, many of them about what `asked` filters on. */
export function ruleFor(asked: QueryFilter): fc.Arbitrary<string> {
  const near = conditionsOf(asked).flatMap(echoes)
  const leaf = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('true', ...near) },
    { weight: 1, arbitrary: test },
  )
  const { rule } = fc.letrec<{ rule: string }>((tie) => ({
    rule: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.tuple(tie('rule'), fc.constantFrom('&&', '||'), tie('rule')).map((parts) => `(${parts.join(' ')})`),
      tie('rule').map((part) => `!(${part})`),
      fc
        .tuple(tie('rule'), tie('rule'), tie('rule'))
        .map(([asked, yes, no]) => `(${asked} ? ${yes} : ${no})`),
    ),
  }))
  return rule
}

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

/** Documents, many of which `asked` returns. */
export function quizFor(asked: QueryFilter): fc.Arbitrary<RuleMap> {
  const conditions = conditionsOf(asked)
  return fc.tuple(quizData, fc.constantFrom(...NAMES), fc.subarray(conditions)).map(([entries, id, met]) => {
    const data = new Map<string, RuleValue>(Object.entries(entries))
    for (const condition of met) meeting(data, condition)
    return document(`quizzes/${id}`, Object.fromEntries(data))
  })
}
