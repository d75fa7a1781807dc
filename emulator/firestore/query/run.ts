/** Runs a parsed query over the documents of one database. */
import type { Database } from '../database'
import { type FieldPath, isNameField } from '../names/field-path'
import type { StoredDocument } from '../stored-document'
import { fieldAt } from '../values/field-access'
import { comparePaths, compareSegments } from '../values/utf8-order'
import { compareValues } from '../values/value-order'
import type { WireValue } from '../wire-value'
import { candidates } from './candidates'
import { compileFilter } from './matches'
import type { Cursor, FieldOrder, StructuredQuery } from './structured-query'

/** A document with its values for the fields that the query orders by. */
interface Row {
  readonly document: StoredDocument
  readonly keys: readonly WireValue[]
}

function compareDocuments(left: StoredDocument, right: StoredDocument): number {
  if (left.collection === right.collection) return compareSegments(left.id, right.id)
  return comparePaths(left.path, right.path)
}

/** Documents that lack a field of the order are no result. */
function toRow(document: StoredDocument, fields: readonly FieldOrder[]): Row | null {
  const keys: WireValue[] = []
  for (const { field } of fields) {
    const value = fieldAt(document.fields, field)
    if (!value) return null
    keys.push(value)
  }
  return { document, keys }
}

function compareRows(left: Row, right: Row, order: readonly FieldOrder[]): number {
  for (let index = 0; index < order.length; index += 1) {
    const a = left.keys[index]
    const b = right.keys[index]
    const ascending = a && b ? compareValues(a, b) : compareDocuments(left.document, right.document)
    if (ascending !== 0) return order[index]?.direction === 'DESC' ? -ascending : ascending
  }
  return 0
}

/** Negative when the row stands before the cursor's values. */
function compareToCursor(row: Row, cursor: Cursor, order: readonly FieldOrder[], root: string): number {
  for (const [index, value] of cursor.values.entries()) {
    const key = row.keys[index] ?? { referenceValue: `${root}/${row.document.path}` }
    const ascending = compareValues(key, value)
    if (ascending !== 0) return order[index]?.direction === 'DESC' ? -ascending : ascending
  }
  return 0
}

function isInside(row: Row, query: StructuredQuery, root: string): boolean {
  if (query.startAt) {
    const place = compareToCursor(row, query.startAt, query.order, root)
    if (query.startAt.before ? place < 0 : place <= 0) return false
  }
  if (!query.endAt) return true
  const place = compareToCursor(row, query.endAt, query.order, root)
  return query.endAt.before ? place < 0 : place <= 0
}

/**
 * The documents that the query finds, in its order, after cursors, offset and limit.
 * @param root Root of the database, `projects/p/databases/d/documents`.
 * @param required Fields that a result must have; aggregates read them from an index, which lacks the other documents.
 */
export function runQuery(
  database: Database,
  query: StructuredQuery,
  root: string,
  required: readonly FieldPath[] = [],
): readonly StoredDocument[] {
  const matches = compileFilter(query.filter, root)
  const fits = (document: StoredDocument): boolean =>
    matches(document) && required.every((field) => fieldAt(document.fields, field) !== undefined)
  const fields = query.order.filter(({ field }) => !isNameField(field))
  const rows: Row[] = []
  for (const document of candidates(database, query, root)) {
    if (!fits(document)) continue
    const row = toRow(document, fields)
    if (row && isInside(row, query, root)) rows.push(row)
  }
  rows.sort((left, right) => compareRows(left, right, query.order))
  const end = query.limit === null ? rows.length : query.offset + query.limit
  return rows.slice(query.offset, end).map(({ document }) => document)
}
