/** `:runQuery` and `:runAggregationQuery`. */

import { findMissingIndex } from '../indexing/index-demand'
import { missingIndexMessage } from '../indexing/index-message'
import { type JsonObject, readObject } from '../json-shape'
import { countAll, parseCounts } from '../query/count'
import { parseQuery } from '../query/parse-query'
import { runQuery } from '../query/run'
import type { StructuredQuery } from '../query/structured-query'
import { StatusError } from '../status'
import type { StoredDocument } from '../stored-document'
import { type CallContext, readTimeNow, refuseTransaction, toWireDocument } from './call-context'

/**
 * Runs a query that the rules have allowed: whoever may not read learns nothing about indexes.
 * @throws StatusError FAILED_PRECONDITION that names the missing index.
 */
export function findDocuments(
  { database, indexes, name, root }: CallContext,
  query: StructuredQuery,
): readonly StoredDocument[] {
  const missing = indexes && findMissingIndex(query, indexes)
  if (missing) throw new StatusError('FAILED_PRECONDITION', missingIndexMessage(name, missing))
  return runQuery(database, query, root)
}

/** Production bills what an offset skips, too. @param each Documents that one read pays for. */
function billQuery({ bill }: CallContext, query: StructuredQuery, found: number, each = 1): void {
  const { parent, offset } = query
  const id = query.collectionId ?? '{}'
  const documents = Math.max(1, Math.ceil((found + offset) / each))
  bill.note(parent === '' ? id : `${parent}/${id}`, 'reads', documents)
}

/** @param parent Path of the document that the URL names, '' for the root. */
export function runQueryCall(context: CallContext, parent: string, body: JsonObject): unknown {
  const query = parseQuery(body.structuredQuery, parent)
  context.access.runQuery(query)
  refuseTransaction(body)
  const documents = findDocuments(context, query)
  billQuery(context, query, documents.length)
  const readTime = readTimeNow(context)
  const results = documents.map((document) => ({
    document: toWireDocument(context, document, query.select),
    readTime,
  }))
  return results.length > 0 ? results : [{ readTime }]
}

/** @param parent Path of the document that the URL names, '' for the root. */
export function runAggregationCall(context: CallContext, parent: string, body: JsonObject): unknown {
  const request = readObject(body.structuredAggregationQuery, 'structuredAggregationQuery')
  const counts = parseCounts(request)
  const query = parseQuery(request.structuredQuery, parent)
  context.access.runQuery(query)
  refuseTransaction(body)
  const documents = findDocuments(context, query)
  billQuery(context, query, documents.length, 1000)
  const result = { aggregateFields: countAll(counts, documents.length) }
  return [{ result, readTime: readTimeNow(context) }]
}
