/** The plain REST calls that list: documents of a collection, and ids of collections. */

import { type JsonObject, readOptionalInteger, readOptionalString } from '../json-shape'
import { isNameField } from '../names/field-path'
import { checkPath } from '../names/id-rules'
import { documentName } from '../names/resource-name'
import { parseQuery } from '../query/parse-query'
import type { StructuredQuery } from '../query/structured-query'
import { invalidArgument, StatusError } from '../status'
import type { StoredDocument } from '../stored-document'
import { fieldAt } from '../values/field-access'
import { NULL_VALUE } from '../wire-value'
import { type CallContext, refuseTransaction, toWireDocument } from './call-context'
import { findDocuments } from './run-query'
import { maskOf, pageSizeOf } from './url-options'

const MAX_PAGE = 300

function encodeToken(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url')
}

/** @throws StatusError INVALID_ARGUMENT for a token that no earlier page gave. */
function decodeToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString())
  } catch {
    throw invalidArgument('Invalid page token.')
  }
}

/** The cursor just behind a document. */
function cursorAfter({ name }: CallContext, document: StoredDocument, { order }: StructuredQuery): unknown[] {
  return order.map(({ field }) =>
    isNameField(field)
      ? { referenceValue: documentName(name, document.path) }
      : (fieldAt(document.fields, field) ?? NULL_VALUE),
  )
}

/** @param collection Path of the collection, or '' where the address names no collection. */
export function listDocuments(
  context: CallContext,
  collection: string,
  parameters: URLSearchParams,
): unknown {
  const segments = collection.split('/')
  checkPath(segments)
  const unknown = ['orderBy', 'showMissing'].find((name) => parameters.has(name))
  if (unknown) throw new StatusError('UNIMPLEMENTED', `${unknown} is not supported.`)
  const size = pageSizeOf(parameters.get('pageSize'), MAX_PAGE)
  const token = parameters.get('pageToken')
  const from = [{ collectionId: segments.at(-1) }]
  const startAt = token ? { values: decodeToken(token), before: false } : undefined
  const query = parseQuery({ from, startAt }, segments.slice(0, -1).join('/'))
  context.access.runQuery({ ...query, limit: size })
  refuseTransaction(Object.fromEntries(parameters))
  // One more than the page tells whether another page follows.
  const found = findDocuments(context, { ...query, limit: size + 1 })
  const page = found.slice(0, size)
  context.bill.note(collection, 'reads', Math.max(1, page.length))
  const mask = maskOf(parameters, 'mask.fieldPaths')
  const documents = page.map((document) => toWireDocument(context, document, mask))
  const last = page.at(-1)
  if (found.length <= size || !last) return { documents }
  return { documents, nextPageToken: encodeToken(cursorAfter(context, last, query)) }
}

/** @param parent Path of a document, '' for the root. */
export function listCollectionIds(context: CallContext, parent: string, body: JsonObject): unknown {
  context.access.administer('Listing collections')
  const size = pageSizeOf(readOptionalInteger(body, 'pageSize', 'request'), MAX_PAGE)
  const token = readOptionalString(body, 'pageToken', 'request')
  const after = token ? decodeToken(token) : null
  const ids = context.database.collectionIds(parent)
  const start = typeof after === 'string' ? ids.indexOf(after) + 1 : 0
  const page = ids.slice(start, start + size)
  const nextPageToken = start + size < ids.length ? { nextPageToken: encodeToken(page.at(-1)) } : {}
  return { collectionIds: page, ...nextPageToken }
}
