/** Runs a parsed query over the documents of one database. */
import type { Database } from '../database'
import { isNameField } from '../names/field-path'
import { splitPath } from '../names/resource-name'
import type { StoredDocument } from '../stored-document'
import { fieldAt } from '../values/field-access'
import { compareDocuments, type DocumentName } from '../values/utf8-order'
import { compareValues } from '../values/value-order'
import type { WireValue } from '../wire-value'
import { compileFilter } from './matches'
import type { Cursor, FieldOrder, StructuredQuery } from './structured-query'

/** A document with its values for the fields that the query orders by. */
interface Row {
  readonly document: StoredDocument
  readonly keys: readonly WireValue[]
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

/** Negative when the row sorts before the cursor's values. */
function compareToCursor(row: Row, cursor: Cursor, order: readonly FieldOrder[], root: string): number {
  for (const [index, value] of cursor.values.entries()) {
    const key = row.keys[index] ?? { referenceValue: `${root}/${row.document.path}` }
    const ascending = compareValues(key, value)
    if (ascending !== 0) return order[index]?.direction === 'DESC' ? -ascending : ascending
  }
  return 0
}

/**
 * Tells of a page that goes on behind a document, in the order of names alone, which documents are not behind it: without
 * making rows of a large collection again for each page. Null for other queries.
 */
function notBehind({ startAt, order }: StructuredQuery, root: string) {
  const [first] = order
  const value = startAt?.values[0]
  if (!startAt || startAt.before || !first || !isNameField(first.field)) return null
  if (!value || !('referenceValue' in value) || !value.referenceValue.startsWith(`${root}/`)) return null
  const path = value.referenceValue.slice(root.length + 1)
  const last: DocumentName = { path, ...splitPath(path) }
  const sign = first.direction === 'DESC' ? -1 : 1
  return (document: StoredDocument) => sign * compareDocuments(document, last) <= 0
}

function isBeforeStart(row: Row, { startAt, order }: StructuredQuery, root: string): boolean {
  if (!startAt) return false
  const place = compareToCursor(row, startAt, order, root)
  return startAt.before ? place < 0 : place <= 0
}

function isBehindEnd(row: Row, { endAt, order }: StructuredQuery, root: string): boolean {
  if (!endAt) return false
  const place = compareToCursor(row, endAt, order, root)
  return endAt.before ? place >= 0 : place > 0
}

const pathOf = (parent: string, id: string): string => (parent === '' ? id : `${parent}/${id}`)

/** Every document of the collection, the collection group or the parent that the query names. */
function documentsOf(
  database: Database,
  { parent, collectionId, allDescendants }: StructuredQuery,
): Iterable<StoredDocument> {
  if (allDescendants) return database.group(collectionId, parent)
  if (collectionId !== null) return database.collection(pathOf(parent, collectionId))
  return database.collectionIds(parent).flatMap((id) => [...database.collection(pathOf(parent, id))])
}

/** The documents in the query's order, where an index has them: one collection, one field, a limit. */
function documentsInOrder(database: Database, query: StructuredQuery): Iterable<StoredDocument> | null {
  const [first, name] = query.order
  if (query.limit === null || query.allDescendants || query.collectionId === null) return null
  if (!first || isNameField(first.field) || query.order.length !== 2 || first.direction !== name?.direction)
    return null
  return isNameField(name.field)
    ? database.inOrder(pathOf(query.parent, query.collectionId), first.field, first.direction)
    : null
}

/** Rows beyond the requested ones that are collected before they are sorted and cut. */
const SPARE = 2000

/**
 * The documents that the query finds, in its order, after cursors, offset and limit.
 * @param root Root of the database, `projects/p/databases/d/documents`.
 */
export function runQuery(
  database: Database,
  query: StructuredQuery,
  root: string,
): readonly StoredDocument[] {
  const fits = compileFilter(query.filter, root)
  const fields = query.order.filter(({ field }) => !isNameField(field))
  const rows: Row[] = []
  let worst: Row | undefined
  const sort = () => rows.sort((left, right) => compareRows(left, right, query.order))
  const end = query.limit === null ? Number.POSITIVE_INFINITY : query.offset + query.limit
  const inOrder = documentsInOrder(database, query)
  const isPassed = notBehind(query, root)
  for (const document of inOrder ?? documentsOf(database, query)) {
    if (inOrder && rows.length >= end) break
    if (isPassed?.(document) || !fits(document)) continue
    const row = toRow(document, fields)
    if (!row || isBeforeStart(row, query, root) || isBehindEnd(row, query, root)) continue
    // Behind all requested results, it cannot be one.
    if (worst && compareRows(row, worst, query.order) > 0) continue
    rows.push(row)
    if (rows.length < 2 * end + SPARE) continue
    sort().length = end
    worst = rows.at(-1)
  }
  sort()
  return rows.slice(query.offset, end).map(({ document }) => document)
}
