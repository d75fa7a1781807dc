/** The writes in the body of commit. */
import {
  type JsonObject,
  readList,
  readObject,
  readOptionalObject,
  readOptionalString,
  readString,
} from '../json-shape'
import { type FieldPath, isNameField, parseFieldPath } from '../names/field-path'
import { type DatabaseName, parseDocumentName } from '../names/resource-name'
import { invalidArgument } from '../status'
import { parseFields, parseValue } from '../values/parse-value'
import { parseInstant } from '../values/timestamp'
import type { WireValue } from '../wire-value'
import type { FieldTransform, Precondition, TransformOperation, Write } from './write'

const MAX_WRITES = 500
const MAX_TRANSFORMS = 500
/** Maps and lists around a value; a transform may make the maps on its path. */
const MAX_DEPTH = 20

/** Names of fields to change; the document's name is none of them. @throws StatusError INVALID_ARGUMENT */
export function parseMaskPath(raw: unknown): FieldPath {
  if (typeof raw !== 'string') throw invalidArgument('A field path must be a string.')
  const path = parseFieldPath(raw)
  if (isNameField(path)) throw invalidArgument('The field __name__ cannot be written.')
  return path
}

/** @throws StatusError INVALID_ARGUMENT */
export function parsePrecondition(raw: JsonObject | null): Precondition {
  if (!raw) return null
  const { exists } = raw
  const updateTime = readOptionalString(raw, 'updateTime', 'currentDocument')
  if (updateTime !== null) {
    const instant = parseInstant(updateTime)
    if (!instant) throw invalidArgument(`Illegal timestamp format: "${updateTime}".`)
    return { updateTime: instant.seconds * 1e6 + instant.nanos / 1000 }
  }
  if (exists === undefined || exists === null) return null
  if (typeof exists !== 'boolean') throw invalidArgument("Invalid value at 'currentDocument.exists'.")
  return { exists }
}

function parseNumber(raw: unknown, where: string): WireValue {
  const value = parseValue(raw, where)
  if (!('integerValue' in value) && !('doubleValue' in value)) {
    throw invalidArgument(`'${where}' must be an integer or a double.`)
  }
  return value
}

function parseList(raw: unknown, where: string): readonly WireValue[] {
  const value = parseValue({ arrayValue: raw }, where)
  return 'arrayValue' in value ? value.arrayValue.values : []
}

function parseOperation(body: JsonObject): TransformOperation {
  if (body.setToServerValue !== undefined) {
    if (body.setToServerValue !== 'REQUEST_TIME')
      throw invalidArgument("Invalid value at 'setToServerValue'.")
    return { kind: 'server-time' }
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (body[kind] !== undefined) return { kind, operand: parseNumber(body[kind], kind) }
  }
  if (body.appendMissingElements !== undefined) {
    const values = parseList(body.appendMissingElements, 'appendMissingElements')
    return { kind: 'append-missing', values }
  }
  if (body.removeAllFromArray !== undefined) {
    return { kind: 'remove-all', values: parseList(body.removeAllFromArray, 'removeAllFromArray') }
  }
  throw invalidArgument('A field transform lacks its operation.')
}

function parseTransforms(raw: readonly unknown[]): readonly FieldTransform[] {
  if (raw.length > MAX_TRANSFORMS) {
    throw invalidArgument(`A document can have at most ${MAX_TRANSFORMS} field transforms in a request.`)
  }
  return raw.map((item) => {
    const body = readObject(item, 'updateTransforms')
    const field = parseMaskPath(body.fieldPath)
    if (field.length > MAX_DEPTH) {
      throw invalidArgument(`Property ${field.join('.')} is nested more than ${MAX_DEPTH} levels deep.`)
    }
    return { field, operation: parseOperation(body) }
  })
}

function parseWrite(raw: unknown, database: DatabaseName): Write {
  const body = readObject(raw, 'writes')
  const precondition = parsePrecondition(readOptionalObject(body, 'currentDocument', 'writes'))
  const toPath = (name: string): string => parseDocumentName(name, database)
  const update = readOptionalObject(body, 'update', 'writes')
  if (update) {
    const mask = readOptionalObject(body, 'updateMask', 'writes')
    return {
      kind: 'set',
      path: toPath(readString(update, 'name', 'update')),
      precondition,
      fields: parseFields(update.fields),
      mask: mask ? readList(mask, 'fieldPaths', 'updateMask').map(parseMaskPath) : null,
      transforms: parseTransforms(readList(body, 'updateTransforms', 'writes')),
    }
  }
  const removed = readOptionalString(body, 'delete', 'writes')
  if (removed !== null) return { kind: 'delete', path: toPath(removed), precondition }
  const verified = readOptionalString(body, 'verify', 'writes')
  if (verified !== null) return { kind: 'verify', path: toPath(verified), precondition }
  const transform = readOptionalObject(body, 'transform', 'writes')
  if (!transform) throw invalidArgument('A write must be update, delete, verify or transform.')
  return {
    kind: 'set',
    path: toPath(readString(transform, 'document', 'transform')),
    precondition,
    fields: {},
    mask: [],
    transforms: parseTransforms(readList(transform, 'fieldTransforms', 'transform')),
  }
}

/** @throws StatusError INVALID_ARGUMENT when a write is malformed, of another database, or they are more than 500. */
export function parseWrites(body: JsonObject, database: DatabaseName): readonly Write[] {
  const writes = readList(body, 'writes', 'request')
  if (writes.length > MAX_WRITES) throw invalidArgument(`maximum ${MAX_WRITES} writes allowed per request`)
  return writes.map((write) => parseWrite(write, database))
}
