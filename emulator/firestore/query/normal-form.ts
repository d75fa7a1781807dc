/** Disjunctive normal form: the alternatives of a query, each a list of filters that must all hold. */
import { invalidArgument } from '../status'
import { type FieldFilter, type Filter, operandList } from './structured-query'

export type Conjunction = readonly FieldFilter[]

const MAX_DISJUNCTIONS = 30

function tooMany(count: number): Error {
  return invalidArgument(
    `The query has ${count} disjunctions in normal form; a query supports up to ${MAX_DISJUNCTIONS}.`,
  )
}

function leaf(filter: FieldFilter): Conjunction[] {
  if (filter.op !== 'in' && filter.op !== 'array-contains-any') return [[filter]]
  const op = filter.op === 'in' ? '==' : 'array-contains'
  return operandList(filter).map((value) => [{ ...filter, op, value }])
}

/**
 * The alternatives of `filter`; no filter is one alternative without conditions.
 * @throws StatusError INVALID_ARGUMENT above 30 alternatives.
 */
export function normalForm(filter: Filter | null): readonly Conjunction[] {
  if (!filter) return [[]]
  if (filter.kind === 'field') return leaf(filter)
  const parts = filter.filters.map(normalForm)
  const count =
    filter.kind === 'or'
      ? parts.reduce((sum, part) => sum + part.length, 0)
      : parts.reduce((product, part) => product * part.length, 1)
  if (count > MAX_DISJUNCTIONS) throw tooMany(count)
  if (filter.kind === 'or') return parts.flat()
  return parts.reduce<readonly Conjunction[]>(
    (all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  )
}
