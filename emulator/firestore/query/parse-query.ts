/** The body of runQuery: a `structuredQuery` and the place in the URL that it starts from. */
import {
  type JsonObject,
  readBoolean,
  readList,
  readObject,
  readOptionalInteger,
  readOptionalObject,
  readOptionalString,
} from '../json-shape'
import { type FieldPath, formatFieldPath, isNameField, NAME_FIELD } from '../names/field-path'
import { checkId } from '../names/id-rules'
import { invalidArgument, StatusError } from '../status'
import { parseValue } from '../values/parse-value'
import { compareUtf8 } from '../values/utf8-order'
import { checkFilterLimits } from './filter-limits'
import { parseFieldReference, parseFilter } from './parse-filter'
import {
  type Cursor,
  type FieldOrder,
  type Filter,
  fieldFilters,
  isInequality,
  type StructuredQuery,
} from './structured-query'

function parseFrom(body: JsonObject): { collectionId: string | null; allDescendants: boolean } {
  const selectors = readList(body, 'from', 'structuredQuery')
  if (selectors.length !== 1) throw invalidArgument('A query must select exactly one collection.')
  const selector = readObject(selectors[0], 'structuredQuery.from[0]')
  const collectionId = readOptionalString(selector, 'collectionId', 'structuredQuery.from[0]')
  if (collectionId) checkId(collectionId)
  return {
    collectionId: collectionId || null,
    allDescendants: readBoolean(selector, 'allDescendants', 'structuredQuery.from[0]'),
  }
}

function parseOrders(body: JsonObject): FieldOrder[] {
  const orders = readList(body, 'orderBy', 'structuredQuery').map((raw): FieldOrder => {
    const order = readObject(raw, 'structuredQuery.orderBy')
    const word = readOptionalString(order, 'direction', 'orderBy') ?? 'ASCENDING'
    if (!['ASCENDING', 'DESCENDING', 'DIRECTION_UNSPECIFIED'].includes(word)) {
      throw invalidArgument(`Invalid direction '${word}'.`)
    }
    const direction = word === 'DESCENDING' ? 'DESC' : 'ASC'
    return { field: parseFieldReference(order.field, 'orderBy.field'), direction }
  })
  const atName = orders.findIndex(({ field }) => isNameField(field))
  if (atName !== -1 && atName < orders.length - 1) {
    throw invalidArgument('Order by clause cannot contain more fields after the key __name__.')
  }
  return orders
}

/** Appends what Firestore orders by unasked: inequality fields by name, then the document name. */
function fullOrder(asked: readonly FieldOrder[], filter: Filter | null): FieldOrder[] {
  const direction = asked.at(-1)?.direction ?? 'ASC'
  const named = new Set(asked.map(({ field }) => formatFieldPath(field)))
  if (asked.some(({ field }) => isNameField(field))) return [...asked]
  const implicit = new Map<string, FieldPath>()
  for (const { field } of fieldFilters(filter).filter(isInequality)) {
    const text = formatFieldPath(field)
    if (!named.has(text) && !isNameField(field)) implicit.set(text, field)
  }
  const appended = [...implicit]
    .sort(([a], [b]) => compareUtf8(a, b))
    .map(([, field]) => ({ field, direction }))
  return [...asked, ...appended, { field: NAME_FIELD, direction }]
}

function parseCursor(
  body: JsonObject,
  key: 'startAt' | 'endAt',
  order: readonly FieldOrder[],
): Cursor | null {
  const raw = readOptionalObject(body, key, 'structuredQuery')
  if (!raw) return null
  const values = readList(raw, 'values', key).map((value, index) =>
    parseValue(value, `${key}.values[${index}]`),
  )
  if (values.length > order.length) throw invalidArgument('Cursor has too many values.')
  for (const [index, value] of values.entries()) {
    const field = order[index]?.field
    if (field && isNameField(field) && !('referenceValue' in value)) {
      throw invalidArgument(`Cursor value ${index + 1} must be a document name, because it is for __name__.`)
    }
  }
  return { values, before: readBoolean(raw, 'before', key) }
}

function parseSelect(body: JsonObject): FieldPath[] | null {
  const raw = readOptionalObject(body, 'select', 'structuredQuery')
  if (!raw) return null
  const fields = readList(raw, 'fields', 'select').map((field) => parseFieldReference(field, 'select.fields'))
  return fields.filter((field) => !isNameField(field))
}

function parseCount(body: JsonObject, key: 'offset' | 'limit'): number | null {
  const count = readOptionalInteger(body, key, 'structuredQuery')
  if (count !== null && count < 0) throw invalidArgument(`${key} is negative.`)
  return count
}

/**
 * Reads a structured query and refuses what production refuses.
 * @param parent Path of the document in the URL, '' for the root.
 * @throws StatusError INVALID_ARGUMENT
 */
export function parseQuery(raw: unknown, parent: string): StructuredQuery {
  const body = readObject(raw, 'structuredQuery')
  if (body.findNearest) throw new StatusError('UNIMPLEMENTED', 'Vector search is not supported.')
  const filter = body.where === undefined || body.where === null ? null : parseFilter(body.where)
  checkFilterLimits(filter)
  const askedOrder = parseOrders(body)
  const order = fullOrder(askedOrder, filter)
  return {
    parent,
    ...parseFrom(body),
    filter,
    askedOrder,
    order,
    startAt: parseCursor(body, 'startAt', order),
    endAt: parseCursor(body, 'endAt', order),
    offset: parseCount(body, 'offset') ?? 0,
    limit: parseCount(body, 'limit'),
    select: parseSelect(body),
  }
}
