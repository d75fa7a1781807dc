/** Random conditions of rules that have to do with a query. */
import * as fc from 'fast-check'
import type { QueryFilter } from '../contract'
import { isList, isMap } from '../library/type-names'
import type { RuleValue } from '../values'
import { conditionsOf, type FieldFilter, field, list, NAMES, value } from './query-arbitraries'

/** A value as the rules write it. */
function literal(value: RuleValue): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value === 'number') {
    return Object.is(value, -0) ? '-0.0' : Number.isInteger(value) ? `${value}.0` : String(value)
  }
  if (isList(value)) return `[${value.map(literal).join(', ')}]`
  if (isMap(value)) return `{${[...value].map(([key, item]) => `'${key}': ${literal(item)}`).join(', ')}}`
  return typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : 'null'
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
