import {
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  type RuleList,
  type RuleMap,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  type RuleValue,
} from '../values'

const CLASSES = [
  [RuleTimestamp, 'timestamp'],
  [RuleDuration, 'duration'],
  [RuleLatLng, 'latlng'],
  [RuleBytes, 'bytes'],
  [RulePath, 'path'],
  [RuleSet, 'set'],
  [RuleMapDiff, 'map_diff'],
  [Map, 'map'],
] as const

/** Narrows to a list; `Array.isArray` alone does not narrow a readonly array. */
export function isList(value: RuleValue): value is RuleList {
  return Array.isArray(value)
}

/** Narrows to a map. */
export function isMap(value: RuleValue): value is RuleMap {
  return value instanceof Map
}

/** The name of a value's type in the rules language, as `is` tests it and messages tell it. */
export function typeName(value: RuleValue): string {
  if (value === null) return 'null'
  if (typeof value === 'bigint') return 'int'
  if (typeof value === 'number') return 'float'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'string') return 'string'
  return CLASSES.find(([kind]) => value instanceof kind)?.[1] ?? 'list'
}

/** `value is type`; `number` stands for int and float. */
export function isOfType(value: RuleValue, type: string): boolean {
  const name = typeName(value)
  return type === 'number' ? name === 'int' || name === 'float' : name === type
}
