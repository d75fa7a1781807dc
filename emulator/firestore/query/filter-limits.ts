/** Combinations of filters that Firestore refuses (documentation "Query limitations", proto StructuredQuery). */
import { invalidArgument } from '../status'
import { normalForm } from './normal-form'
import { type FieldFilter, type Filter, fieldFilters } from './structured-query'

const WORDS: Readonly<Record<FieldFilter['op'], string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
}

/** Operators that one query may not combine with the key, on any field. */
const CONFLICTS: Readonly<Partial<Record<FieldFilter['op'], ReadonlyArray<FieldFilter['op']>>>> = {
  '!=': ['!=', 'not-in'],
  'not-in': ['!=', 'not-in', 'in', 'array-contains-any'],
}

function checkConflicts(filters: readonly FieldFilter[]): void {
  for (const [index, filter] of filters.entries()) {
    const others = filters.filter((_, position) => position !== index)
    const clash = others.find((other) => CONFLICTS[filter.op]?.includes(other.op))
    if (!clash) continue
    throw invalidArgument(
      clash.op === filter.op
        ? `Only a single '${WORDS[filter.op]}' filter is supported per query.`
        : `'${WORDS[filter.op]}' cannot be used in the same query with '${WORDS[clash.op]}'.`,
    )
  }
}

/** @throws StatusError INVALID_ARGUMENT when production would refuse the combination. */
export function checkFilterLimits(filter: Filter | null): void {
  checkConflicts(fieldFilters(filter))
  for (const alternative of normalForm(filter)) {
    if (alternative.filter(({ op }) => op === 'array-contains').length > 1) {
      throw invalidArgument('A maximum of 1 ARRAY_CONTAINS filter is allowed per disjunction.')
    }
  }
}
