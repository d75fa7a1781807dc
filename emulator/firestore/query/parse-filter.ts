/** The `where` of a structured query. */
import type { FieldOperator } from '../../rules/contract'
import { type JsonObject, readList, readObject, readString } from '../json-shape'
import { isNameField, parseFieldPath } from '../names/field-path'
import { invalidArgument } from '../status'
import { doubleValue } from '../values/parse-scalar'
import { parseOperandList, parseValue } from '../values/parse-value'
import { NULL_VALUE, type WireValue } from '../wire-value'
import type { Filter } from './structured-query'

const FIELD_OPERATORS: Readonly<Record<string, FieldOperator>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
}

const NAN_VALUE = doubleValue(Number.NaN)

const UNARY_OPERATORS: Readonly<Record<string, { op: FieldOperator; value: WireValue }>> = {
  IS_NULL: { op: '==', value: NULL_VALUE },
  IS_NOT_NULL: { op: '!=', value: NULL_VALUE },
  IS_NAN: { op: '==', value: NAN_VALUE },
  IS_NOT_NAN: { op: '!=', value: NAN_VALUE },
}

const LIST_LIMITS: Readonly<Partial<Record<FieldOperator, number>>> = {
  in: 30,
  'array-contains-any': 30,
  'not-in': 10,
}

/** The field that an object `{ fieldPath }` names. */
export function parseFieldReference(raw: unknown, where: string): readonly string[] {
  return parseFieldPath(readString(readObject(raw, where), 'fieldPath', where))
}

function parseOperand(op: FieldOperator, word: string, raw: unknown): WireValue {
  const limit = LIST_LIMITS[op]
  if (limit === undefined) return parseValue(raw, 'where.value')
  if (typeof raw !== 'object' || raw === null || !('arrayValue' in raw)) {
    throw invalidArgument(`'${word}' requires an ArrayValue.`)
  }
  const values = parseOperandList(raw, 'where.value')
  if (values.length === 0) throw invalidArgument(`'${word}' requires a non-empty ArrayValue.`)
  if (values.length > limit) throw invalidArgument(`'${word}' supports up to ${limit} comparison values.`)
  return { arrayValue: { values } }
}

/** A filter on `__name__` compares whole document names. */
function checkNameOperand(op: FieldOperator, value: WireValue): void {
  if (op === 'array-contains' || op === 'array-contains-any') {
    throw invalidArgument('__name__ filters cannot use array operators.')
  }
  const operands = 'arrayValue' in value ? value.arrayValue.values : [value]
  if (operands.some((operand) => !('referenceValue' in operand))) {
    throw invalidArgument('__key__ filter value must be a Key')
  }
}

function parseFieldFilter(body: JsonObject): Filter {
  const field = parseFieldReference(body.field, 'where.field')
  const word = readString(body, 'op', 'where')
  const op = FIELD_OPERATORS[word]
  if (!op) throw invalidArgument(`Invalid operator '${word}'.`)
  const value = parseOperand(op, word, body.value)
  if (isNameField(field)) checkNameOperand(op, value)
  return { kind: 'field', field, op, value }
}

function parseUnaryFilter(body: JsonObject): Filter {
  const field = parseFieldReference(body.field, 'where.field')
  const word = readString(body, 'op', 'where')
  const unary = UNARY_OPERATORS[word]
  if (!unary) throw invalidArgument(`Invalid unary operator '${word}'.`)
  if (isNameField(field)) throw invalidArgument('__key__ filter value must be a Key')
  return { kind: 'field', field, ...unary }
}

function parseCompositeFilter(body: JsonObject): Filter {
  const word = readString(body, 'op', 'where')
  if (word !== 'AND' && word !== 'OR') throw invalidArgument(`Invalid composite operator '${word}'.`)
  const filters = readList(body, 'filters', 'where').map(parseFilter)
  const [only, second] = filters
  if (!only) throw invalidArgument('A composite filter must have at least one sub-filter.')
  if (!second) return only
  return { kind: word === 'AND' ? 'and' : 'or', filters }
}

/** @throws StatusError INVALID_ARGUMENT */
export function parseFilter(raw: unknown): Filter {
  const { fieldFilter, unaryFilter, compositeFilter } = readObject(raw, 'where')
  if (fieldFilter) return parseFieldFilter(readObject(fieldFilter, 'where.fieldFilter'))
  if (unaryFilter) return parseUnaryFilter(readObject(unaryFilter, 'where.unaryFilter'))
  if (compositeFilter) return parseCompositeFilter(readObject(compositeFilter, 'where.compositeFilter'))
  throw invalidArgument("Invalid value at 'where': a filter is expected.")
}
