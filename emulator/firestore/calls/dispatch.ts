/** Hands a call on documents to the function that answers it. */
import type { JsonObject } from '../json-shape'
import { checkPath } from '../names/id-rules'
import { invalidArgument, StatusError } from '../status'
import { batchGet } from './batch-get'
import type { CallContext } from './call-context'
import { commitCall } from './commit'
import { deleteDocument, getDocument, patchDocument } from './documents'
import { listCollectionIds, listDocuments } from './list-documents'
import { runAggregationCall, runQueryCall } from './run-query'

/** Calls whose results travel as a list; so do their errors. */
const STREAMING = ['batchGet', 'runQuery', 'runAggregationQuery', 'executePipeline']

export function isStreaming(rpc: string | null): boolean {
  return rpc !== null && STREAMING.includes(rpc)
}

/** A parent is the root or a document. */
function checkParent(path: string): void {
  if (path === '') return
  const segments = path.split('/')
  if (segments.length % 2 !== 0) throw invalidArgument(`"${path}" is a collection; a document is expected.`)
  checkPath(segments)
}

type Rpc = (context: CallContext, body: JsonObject, path: string) => unknown

const RPCS = new Map<string, Rpc>([
  ['batchGet', batchGet],
  ['runQuery', (context, body, path) => runQueryCall(context, path, body)],
  ['runAggregationQuery', (context, body, path) => runAggregationCall(context, path, body)],
  ['commit', commitCall],
  ['listCollectionIds', (context, body, path) => listCollectionIds(context, path, body)],
])

function callRpc(context: CallContext, rpc: string, path: string, body: JsonObject): unknown {
  checkParent(path)
  const answer = RPCS.get(rpc)
  if (!answer) throw new StatusError('UNIMPLEMENTED', `${rpc} is not supported.`)
  return answer(context, body, path)
}

/**
 * Answers one call.
 * @param path Path inside the database, decoded; `rpc` is null for the plain REST calls.
 * @throws StatusError
 */
export function dispatch(
  context: CallContext,
  call: { method: string; path: string; rpc: string | null; parameters: URLSearchParams; body: JsonObject },
): unknown {
  const { method, path, rpc, parameters, body } = call
  if (rpc !== null) return callRpc(context, rpc, path, body)
  const isDocument = path !== '' && path.split('/').length % 2 === 0
  if (isDocument) {
    if (method === 'GET') return getDocument(context, path, parameters)
    if (method === 'PATCH') return patchDocument(context, path, parameters, body)
    if (method === 'DELETE') return deleteDocument(context, path, parameters)
  } else if (path !== '' && method === 'GET') return listDocuments(context, path, parameters)
  throw new StatusError('UNIMPLEMENTED', `${method} is not supported on "${path || 'documents'}".`)
}
