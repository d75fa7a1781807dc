/** A query after parsing: everything implicit is written out. */
import type { FieldOperator } from '../../rules/contract'
import type { FieldPath } from '../names/field-path'
import type { WireValue } from '../wire-value'

/** A filter on one field. The operand of `in`, `not-in` and `array-contains-any` is an array value. */
export interface FieldFilter {
  readonly kind: 'field'
  readonly field: FieldPath
  readonly op: FieldOperator
  readonly value: WireValue
}

export type Filter = FieldFilter | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }

export interface FieldOrder {
  readonly field: FieldPath
  readonly direction: 'ASC' | 'DESC'
}

/** A place in the order: the document is before or after it by its first `values.length` orders. */
export interface Cursor {
  readonly values: readonly WireValue[]
  /** Whether the place is just before what equals `values`, or just after it. */
  readonly before: boolean
}

export interface StructuredQuery {
  /** Path of the document that the query starts from, '' for the database itself. */
  readonly parent: string
  /** Null asks for all collections below the parent. */
  readonly collectionId: string | null
  readonly allDescendants: boolean
  readonly filter: Filter | null
  /** The orders that the request names. */
  readonly askedOrder: readonly FieldOrder[]
  /** The full order: the asked ones, then inequality fields by name, then `__name__`. */
  readonly order: readonly FieldOrder[]
  readonly startAt: Cursor | null
  readonly endAt: Cursor | null
  readonly offset: number
  readonly limit: number | null
  /** Fields to return; null returns whole documents. */
  readonly select: readonly FieldPath[] | null
}

const INEQUALITIES: ReadonlySet<FieldOperator> = new Set(['<', '<=', '>', '>=', '!=', 'not-in'])

export function isInequality(filter: FieldFilter): boolean {
  return INEQUALITIES.has(filter.op)
}

/** All field filters of a filter tree, left to right. */
export function fieldFilters(filter: Filter | null): readonly FieldFilter[] {
  if (!filter) return []
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters)
}

/** The members of a list operand. */
export function operandList(filter: FieldFilter): readonly WireValue[] {
  return 'arrayValue' in filter.value ? filter.value.arrayValue.values : []
}
