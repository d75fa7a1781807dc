/** Documents and values as the security rules see them. */
import { RuleBytes, RuleLatLng, type RuleMap, RulePath, RuleTimestamp, type RuleValue } from '../rules/values'
import type { StoredDocument } from './stored-document'
import { parseInstant } from './values/timestamp'
import type { WireFields, WireValue } from './wire-value'

/** A document's path as the rules see it: `databases`, the database's id, `documents`, then its path. */
export function rulePathSegments(databaseId: string, path: string): readonly string[] {
  return ['databases', databaseId, 'documents', ...(path === '' ? [] : path.split('/'))]
}

/** @param micros Microseconds since the epoch. */
export function ruleTime(micros: number): RuleTimestamp {
  const seconds = Math.floor(micros / 1e6)
  return new RuleTimestamp(BigInt(seconds), (micros - seconds * 1e6) * 1000)
}

function ruleFields(fields: WireFields): RuleMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, toRuleValue(value)]))
}

export function toRuleValue(value: WireValue): RuleValue {
  if ('nullValue' in value) return null
  if ('booleanValue' in value) return value.booleanValue
  if ('integerValue' in value) return BigInt(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('stringValue' in value) return value.stringValue
  if ('bytesValue' in value) return new RuleBytes(Buffer.from(value.bytesValue, 'base64'))
  // A full name is projects/{p}/databases/{d}/documents/…; rules know paths from `databases` on.
  if ('referenceValue' in value) return new RulePath(value.referenceValue.split('/').slice(2))
  if ('geoPointValue' in value)
    return new RuleLatLng(value.geoPointValue.latitude, value.geoPointValue.longitude)
  if ('arrayValue' in value) return value.arrayValue.values.map(toRuleValue)
  if ('mapValue' in value) return ruleFields(value.mapValue.fields)
  const { seconds, nanos } = parseInstant(value.timestampValue) ?? { seconds: 0, nanos: 0 }
  return new RuleTimestamp(BigInt(seconds), nanos)
}

/** The map behind `resource` and behind what `get()` returns: data, id and `__name__`. */
export function toRuleDocument(document: StoredDocument, databaseId: string): RuleMap {
  return new Map<string, RuleValue>([
    ['data', ruleFields(document.fields)],
    ['id', document.id],
    ['__name__', new RulePath(rulePathSegments(databaseId, document.path))],
  ])
}
