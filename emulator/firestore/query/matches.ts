/** Whether a document satisfies a filter. */

import { isNameField } from '../names/field-path'
import type { StoredDocument } from '../stored-document'
import { fieldAt } from '../values/field-access'
import { comparePaths } from '../values/utf8-order'
import { compareValues, isNaNValue, typeRank } from '../values/value-order'
import type { WireValue } from '../wire-value'
import { type FieldFilter, type Filter, operandList } from './structured-query'

export type Predicate = (document: StoredDocument) => boolean

function equals(left: WireValue, right: WireValue): boolean {
  return compareValues(left, right) === 0
}

function isNull(value: WireValue): boolean {
  return 'nullValue' in value
}

/** Null and NaN in a list operand of `in` or `array-contains-any` match nothing. */
function comparable(values: readonly WireValue[]): readonly WireValue[] {
  return values.filter((value) => !isNull(value) && !isNaNValue(value))
}

function compare(op: FieldFilter['op'], order: number): boolean {
  switch (op) {
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
    default:
      return order === 0
  }
}

function valueTest(filter: FieldFilter): (value: WireValue) => boolean {
  const operand = filter.value
  switch (filter.op) {
    case '!=':
      return (value) => !isNull(value) && !equals(value, operand)
    case 'in': {
      const wanted = comparable(operandList(filter))
      return (value) => wanted.some((item) => equals(item, value))
    }
    case 'not-in': {
      const unwanted = operandList(filter)
      if (unwanted.some(isNull)) return () => false
      return (value) => !isNull(value) && !unwanted.some((item) => equals(item, value))
    }
    case 'array-contains':
    case 'array-contains-any': {
      const wanted = comparable(filter.op === 'array-contains' ? [operand] : operandList(filter))
      return (value) =>
        'arrayValue' in value &&
        value.arrayValue.values.some((item) => wanted.some((want) => equals(want, item)))
    }
    default: {
      const rank = typeRank(operand)
      return (value) => typeRank(value) === rank && compare(filter.op, compareValues(value, operand))
    }
  }
}

/** The paths that a filter on `__name__` names; a name of another database stays whole. */
function namedPaths(filter: FieldFilter, root: string): readonly string[] {
  const names = filter.op === 'in' || filter.op === 'not-in' ? operandList(filter) : [filter.value]
  return names.map((value) => {
    const name = 'referenceValue' in value ? value.referenceValue : ''
    return name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name
  })
}

/** Filters on `__name__` compare paths; a name of another database equals none and sorts by its own text. */
function nameTest(filter: FieldFilter, root: string): Predicate {
  const operands = namedPaths(filter, root)
  switch (filter.op) {
    case '!=':
    case 'not-in':
      return ({ path }) => !operands.includes(path)
    case 'in':
      return ({ path }) => operands.includes(path)
    default:
      return ({ path }) => compare(filter.op, comparePaths(path, operands[0] ?? ''))
  }
}

/** @param root Root of the database, `projects/p/databases/d/documents`. */
export function compileFilter(filter: Filter | null, root: string): Predicate {
  if (!filter) return () => true
  if (filter.kind === 'field') {
    if (isNameField(filter.field)) return nameTest(filter, root)
    const test = valueTest(filter)
    return (document) => {
      const value = fieldAt(document.fields, filter.field)
      return value !== undefined && test(value)
    }
  }
  const parts = filter.filters.map((part) => compileFilter(part, root))
  return filter.kind === 'and'
    ? (document) => parts.every((part) => part(document))
    : (document) => parts.some((part) => part(document))
}
