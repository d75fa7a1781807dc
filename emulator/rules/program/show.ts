import { convertToString } from '../library/conversions'
import { isList, isMap, typeName } from '../library/type-names'
import { Unknown, type Value } from '../symbolic/unknown'
import { RuleBytes, RuleDuration, RuleLatLng, RulePath, RuleSet, RuleTimestamp } from '../values'

/** A value as a developer reads it in the output of `debug()`. */
export function show(value: Value): string {
  if (value instanceof Unknown) return `${value.subject} (open)`
  if (typeof value === 'string') return JSON.stringify(value)
  if (isMap(value)) return `{${[...value].map(([key, item]) => `${key}: ${show(item)}`).join(', ')}}`
  if (isList(value)) return `[${value.map(show).join(', ')}]`
  if (value instanceof RuleSet) return `set [${value.members.map(show).join(', ')}]`
  if (value instanceof RuleTimestamp) return new Date(Number(value.seconds) * 1000).toISOString()
  if (value instanceof RuleDuration) return `${value.seconds} s ${value.nanos} ns`
  if (value instanceof RuleLatLng) return `latlng(${value.latitude}, ${value.longitude})`
  if (value instanceof RuleBytes) return `${value.bytes.length} bytes`
  if (value === null || typeof value !== 'object' || value instanceof RulePath) return convertToString(value)
  return typeName(value)
}
