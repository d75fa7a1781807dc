/** The plain REST calls on one document: get, patch, delete, create. */
import { type JsonObject, readOptionalString } from '../json-shape'
import { checkPath } from '../names/id-rules'
import { documentName, splitPath } from '../names/resource-name'
import { invalidArgument, StatusError } from '../status'
import { parseFields } from '../values/parse-value'
import { commitWrites } from '../write/commit'
import type { Write } from '../write/write'
import { type CallContext, refuseTransaction, toWireDocument } from './call-context'
import { billWrites } from './commit'
import { maskOf, preconditionOf } from './url-options'

/** @throws StatusError NOT_FOUND */
export function getDocument(context: CallContext, path: string, parameters: URLSearchParams): unknown {
  const { access, bill, database, name } = context
  checkPath(path.split('/'))
  refuseTransaction(Object.fromEntries(parameters))
  const document = database.get(path)
  access.readDocument(path, document)
  bill.note(splitPath(path).collection, 'reads')
  if (!document) throw new StatusError('NOT_FOUND', `Document "${documentName(name, path)}" not found.`)
  return toWireDocument(context, document, maskOf(parameters, 'mask.fieldPaths'))
}

function write(context: CallContext, single: Write, parameters: URLSearchParams): unknown {
  const { access, name, store } = context
  commitWrites(store, name, [single], (plan) => access.commit(plan))
  billWrites(context, [single])
  const document = context.database.get(single.path)
  return document ? toWireDocument(context, document, maskOf(parameters, 'mask.fieldPaths')) : {}
}

/** Creates or changes a document; without `updateMask` it is replaced. */
export function patchDocument(
  context: CallContext,
  path: string,
  parameters: URLSearchParams,
  body: JsonObject,
): unknown {
  checkPath(path.split('/'))
  const sent = readOptionalString(body, 'name', 'document')
  if (sent !== null && sent !== documentName(context.name, path)) {
    throw invalidArgument('The name in the document is not the one in the address.')
  }
  const update: Write = {
    kind: 'set',
    path,
    precondition: preconditionOf(parameters),
    fields: parseFields(body.fields),
    mask: maskOf(parameters, 'updateMask.fieldPaths'),
    transforms: [],
  }
  return write(context, update, parameters)
}

export function deleteDocument(context: CallContext, path: string, parameters: URLSearchParams): unknown {
  checkPath(path.split('/'))
  return write(context, { kind: 'delete', path, precondition: preconditionOf(parameters) }, parameters)
}
