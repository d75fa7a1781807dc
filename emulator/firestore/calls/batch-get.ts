/** `documents:batchGet`: documents by name, judged one by one. */
import { type JsonObject, readList, readOptionalObject } from '../json-shape'
import { documentName, parseDocumentName, splitPath } from '../names/resource-name'
import { invalidArgument } from '../status'
import { parseMaskPath } from '../write/parse-write'
import { type CallContext, readTimeNow, refuseTransaction, toWireDocument } from './call-context'

/** @throws StatusError; PERMISSION_DENIED when one of the documents may not be read. */
export function batchGet(context: CallContext, body: JsonObject): unknown {
  const { name, database, access, bill } = context
  const names = readList(body, 'documents', 'request').map((item) => {
    if (typeof item !== 'string') throw invalidArgument("Invalid value at 'documents': names are expected.")
    return parseDocumentName(item, name)
  })
  const paths = [...new Set(names)]
  const maskBody = readOptionalObject(body, 'mask', 'request')
  const mask = maskBody ? readList(maskBody, 'fieldPaths', 'mask').map(parseMaskPath) : null
  refuseTransaction(body)
  const documents = paths.map((path) => database.get(path))
  for (const [index, path] of paths.entries()) access.readDocument(path, documents[index] ?? null)
  for (const path of paths) bill.note(splitPath(path).collection, 'reads')
  const readTime = readTimeNow(context)
  return paths.map((path, index) => {
    const document = documents[index]
    if (!document) return { missing: documentName(name, path), readTime }
    return { found: toWireDocument(context, document, mask), readTime }
  })
}
