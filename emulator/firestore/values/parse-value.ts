/** Values of a request, checked and brought into the one stored form. */
import { readList, readObject } from '../json-shape'
import { isReserved } from '../names/id-rules'
import { checkReference } from '../names/resource-name'
import { invalidArgument } from '../status'
import { NULL_VALUE, type WireFields, type WireValue } from '../wire-value'
import { parseBytes, parseDouble, parseGeoPoint, parseInteger } from './parse-scalar'
import { normalizeTimestamp } from './timestamp'

/** Maximum nesting of maps and lists in one document. */
const MAX_DEPTH = 20
const MAX_FIELD_NAME_BYTES = 1500

interface Place {
  /** For error messages: `name`, `a.b`, `tags[2]`. */
  where: string
  /** How many maps and lists are around this value. */
  depth: number
  insideList: boolean
}

function inner(place: Place, where: string, insideList: boolean): Place {
  const depth = place.depth + 1
  if (depth > MAX_DEPTH) {
    throw invalidArgument(`Property ${place.where} is nested more than ${MAX_DEPTH} levels deep.`)
  }
  return { where, depth, insideList }
}

function parseArray(raw: unknown, place: Place): WireValue {
  if (place.insideList) throw invalidArgument('Cannot convert an array value in an array value.')
  const items = readList(readObject(raw ?? {}, place.where), 'values', place.where)
  const values = items.map((item, index) => parse(item, inner(place, `${place.where}[${index}]`, true)))
  return { arrayValue: { values } }
}

/** A vector is a map with a reserved key; only its exact shape may carry that key. */
function isVector(raw: Readonly<Record<string, unknown>>): boolean {
  const { __type__: type, value } = raw
  if (typeof type !== 'object' || type === null || Object.keys(raw).length !== 2) return false
  if (typeof value !== 'object' || value === null || !('arrayValue' in value)) return false
  return 'stringValue' in type && type.stringValue === '__vector__'
}

function parseMap(raw: unknown, place: Place): WireValue {
  const fields = readObject(readObject(raw ?? {}, place.where).fields ?? {}, place.where)
  return { mapValue: { fields: parseEntries(fields, place, isVector(fields)) } }
}

function parseEntries(
  raw: Readonly<Record<string, unknown>>,
  place: Place,
  reservedAllowed: boolean,
): WireFields {
  const prefix = place.where === '' ? '' : `${place.where}.`
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      if (name === '') throw invalidArgument('A field name is empty.')
      if (isReserved(name) && !reservedAllowed) throw invalidArgument(`Field name "${name}" is reserved.`)
      if (Buffer.byteLength(name) > MAX_FIELD_NAME_BYTES) {
        throw invalidArgument(
          `Field name "${name.slice(0, 40)}…" is longer than ${MAX_FIELD_NAME_BYTES} bytes.`,
        )
      }
      return [name, parse(value, inner(place, prefix + name, false))]
    }),
  )
}

function parse(raw: unknown, place: Place): WireValue {
  const value = readObject(raw, place.where)
  const [type, ...others] = Object.keys(value)
  if (type === undefined || others.length > 0) {
    throw invalidArgument(`Invalid value at '${place.where}': exactly one type is expected.`)
  }
  const content = value[type]
  switch (type) {
    case 'nullValue':
      return NULL_VALUE
    case 'booleanValue':
      if (typeof content === 'boolean') return { booleanValue: content }
      break
    case 'stringValue':
      if (typeof content === 'string') return { stringValue: content }
      break
    case 'timestampValue':
      if (typeof content === 'string') return { timestampValue: normalizeTimestamp(content) }
      break
    case 'referenceValue':
      if (typeof content !== 'string') break
      checkReference(content)
      return { referenceValue: content }
    case 'integerValue':
      return parseInteger(content, place.where)
    case 'doubleValue':
      return parseDouble(content, place.where)
    case 'bytesValue':
      return parseBytes(content, place.where)
    case 'geoPointValue':
      return parseGeoPoint(content, place.where)
    case 'arrayValue':
      return parseArray(content, place)
    case 'mapValue':
      return parseMap(content, place)
  }
  throw invalidArgument(`Invalid value at '${place.where}' (${type}).`)
}

/** Reads one value, for instance of a filter or a cursor. @throws StatusError INVALID_ARGUMENT */
export function parseValue(raw: unknown, where: string): WireValue {
  return parse(raw, { where, depth: 0, insideList: false })
}

/** Reads the operand of IN and NOT_IN, whose list may hold lists. @throws StatusError INVALID_ARGUMENT */
export function parseOperandList(raw: unknown, where: string): readonly WireValue[] {
  const list = readObject(readObject(raw, where).arrayValue, where)
  return readList(list, 'values', where).map((item, index) => parseValue(item, `${where}[${index}]`))
}

/** Reads the fields of a document. @throws StatusError INVALID_ARGUMENT */
export function parseFields(raw: unknown): WireFields {
  return parseEntries(readObject(raw ?? {}, 'fields'), { where: '', depth: -1, insideList: false }, false)
}
