import type { QueryFilter } from '../contract'
import { isList } from '../library/type-names'
import type { RuleValue } from '../values'

/** One condition of an alternative; `in`, `array-contains-any` and `or` no longer occur. */
export interface Condition {
  readonly field: readonly string[]
  readonly op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'not-in' | 'array-contains'
  readonly value: RuleValue
}

/** All conditions of an alternative hold together. */
export type Alternative = readonly Condition[]

export const MOST_ALTERNATIVES = 30

type FieldFilter = Extract<QueryFilter, { kind: 'field' }>

function ofField({ field, op, value }: FieldFilter): Alternative[] {
  if (op !== 'in' && op !== 'array-contains-any') return [[{ field, op, value }]]
  const single = op === 'in' ? '==' : 'array-contains'
  return isList(value) ? value.map((item) => [{ field, op: single, value: item }]) : []
}

function conjunction(filters: readonly QueryFilter[]): Alternative[] | null {
  let rows: Alternative[] = [[]]
  for (const filter of filters) {
    const choices = alternativesOf(filter)
    if (choices === null || rows.length * choices.length > MOST_ALTERNATIVES) return null
    rows = rows.flatMap((row) => choices.map((choice) => [...row, ...choice]))
  }
  return rows
}

function disjunction(filters: readonly QueryFilter[]): Alternative[] | null {
  const rows: Alternative[] = []
  for (const filter of filters) {
    const choices = alternativesOf(filter)
    if (choices === null || rows.length + choices.length > MOST_ALTERNATIVES) return null
    rows.push(...choices)
  }
  return rows
}

/**
 * The filter in disjunctive normal form: a document matches if it meets all conditions of one alternative.
 * Null when there are more alternatives than Firestore takes.
 */
export function alternativesOf(filter: QueryFilter | null): Alternative[] | null {
  if (filter === null) return [[]]
  if (filter.kind === 'field') {
    const rows = ofField(filter)
    return rows.length > MOST_ALTERNATIVES ? null : rows
  }
  return filter.kind === 'and' ? conjunction(filter.filters) : disjunction(filter.filters)
}
