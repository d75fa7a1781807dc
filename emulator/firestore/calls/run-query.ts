/** `:runQuery` and `:runAggregationQuery`. */

import { findMissingIndex } from '../indexing/index-demand'
import { missingIndexMessage } from '../indexing/index-message'
import { type JsonObject, readObject } from '../json-shape'
import type { FieldPath } from '../names/field-path'
import { aggregate, aggregatedFields, parseAggregations } from '../query/aggregate'
import { parseQuery } from '../query/parse-query'
import { runQuery } from '../query/run'
import type { StructuredQuery } from '../query/structured-query'
import { StatusError } from '../status'
import type { StoredDocument } from '../stored-document'
import { type CallContext, readTimeNow, toWireDocument } from './call-context'
import { type ReadConsistency, readConsistency } from './read-consistency'

/**
 * Runs a query that the rules have allowed: whoever may not read learns nothing about indexes.
 * @param aggregated Fields that results must have because they are summed.
 * @throws StatusError FAILED_PRECONDITION that names the missing index.
 */
export function findDocuments(
  { database, indexes, name, root }: CallContext,
  query: StructuredQuery,
  consistency: ReadConsistency,
  aggregated: readonly FieldPath[] = [],
): readonly StoredDocument[] {
  const missing = indexes && findMissingIndex(query, aggregated, indexes)
  if (missing) throw new StatusError('FAILED_PRECONDITION', missingIndexMessage(name, missing))
  return consistency
    .read(() => runQuery(database, query, root, aggregated))
    .filter((document) => document !== null)
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
  const consistency = readConsistency(context, body)
  const documents = findDocuments(context, query, consistency)
  billQuery(context, query, documents.length)
  const readTime = readTimeNow(context)
  const results = documents.map((document) => ({
    document: toWireDocument(context, document, query.select),
    readTime,
  }))
  if (consistency.begun) return [{ transaction: consistency.begun, readTime }, ...results]
  return results.length > 0 ? results : [{ readTime }]
}

/** @param parent Path of the document that the URL names, '' for the root. */
export function runAggregationCall(context: CallContext, parent: string, body: JsonObject): unknown {
  const request = readObject(body.structuredAggregationQuery, 'structuredAggregationQuery')
  const aggregations = parseAggregations(request)
  const query = parseQuery(request.structuredQuery, parent)
  context.access.runQuery(query)
  const consistency = readConsistency(context, body)
  const documents = findDocuments(context, query, consistency, aggregatedFields(aggregations))
  billQuery(context, query, documents.length, 1000)
  const result = { aggregateFields: aggregate(aggregations, documents) }
  const transaction = consistency.begun ? { transaction: consistency.begun } : {}
  return [{ result, ...transaction, readTime: readTimeNow(context) }]
}
