/** A document's size by Firestore's rules ("Storage size calculations"), and the limit on it. */
import { invalidArgument } from '../status'
import type { WireFields, WireValue } from '../wire-value'

const MAX_DOCUMENT_BYTES = 1_048_576
const DOCUMENT_OVERHEAD = 32
const NAME_OVERHEAD = 16

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1
}

/** @param path Slash-separated path inside a database. */
function nameSize(path: string): number {
  return path.split('/').reduce((size, segment) => size + textSize(segment), NAME_OVERHEAD)
}

function valueSize(value: WireValue): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1
  if ('stringValue' in value) return textSize(value.stringValue)
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64')
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5).join('/'))
  if ('geoPointValue' in value) return 16
  if ('arrayValue' in value) return value.arrayValue.values.reduce((size, item) => size + valueSize(item), 0)
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields)
  return 8
}

function fieldsSize(fields: WireFields): number {
  return Object.entries(fields).reduce((size, [name, value]) => size + textSize(name) + valueSize(value), 0)
}

/** Bytes that the document takes. @param path Its path inside the database. */
export function documentSize(path: string, fields: WireFields): number {
  return nameSize(path) + fieldsSize(fields) + DOCUMENT_OVERHEAD
}

/** @throws StatusError INVALID_ARGUMENT when the document is larger than 1 MiB. */
export function checkDocumentSize(path: string, fields: WireFields): void {
  const size = documentSize(path, fields)
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${path}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) exceeds the ` +
        `maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
    )
  }
}
