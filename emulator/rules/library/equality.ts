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
import { isList, isMap } from './type-names'

function equalLists(a: RuleList, b: RuleList): boolean {
  return a.length === b.length && a.every((item, at) => equal(item, b[at] ?? null))
}

function equalMaps(a: RuleMap, b: RuleMap): boolean {
  if (a.size !== b.size) return false
  for (const [key, value] of a) {
    const other = b.get(key)
    if (other === undefined || !equal(value, other)) return false
  }
  return true
}

/** Is `value` among `items`, by the language's own equality? */
export function includes(items: RuleList, value: RuleValue): boolean {
  return items.some((item) => equal(item, value))
}

function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}

function equalObjects(a: RuleValue, b: RuleValue): boolean {
  if (a instanceof RuleTimestamp) return b instanceof RuleTimestamp && sameTime(a, b)
  if (a instanceof RuleDuration) return b instanceof RuleDuration && sameTime(a, b)
  if (a instanceof RuleBytes) return b instanceof RuleBytes && equalBytes(a.bytes, b.bytes)
  if (a instanceof RulePath) return b instanceof RulePath && equalLists(a.segments, b.segments)
  if (a instanceof RuleLatLng) {
    return b instanceof RuleLatLng && a.latitude === b.latitude && a.longitude === b.longitude
  }
  if (a instanceof RuleSet) {
    if (!(b instanceof RuleSet) || a.members.length !== b.members.length) return false
    return a.members.every((member) => includes(b.members, member))
  }
  return (
    a instanceof RuleMapDiff &&
    b instanceof RuleMapDiff &&
    equalMaps(a.left, b.left) &&
    equalMaps(a.right, b.right)
  )
}

function sameTime(a: { seconds: bigint; nanos: number }, b: { seconds: bigint; nanos: number }): boolean {
  return a.seconds === b.seconds && a.nanos === b.nanos
}

/**
 * `==` of the rules language: by value at any depth, int and float by their number (an int is turned into a float),
 * sets without regard to order. Values of different types are unequal; NaN equals nothing.
 */
export function equal(a: RuleValue, b: RuleValue): boolean {
  if (typeof a === 'bigint' && typeof b === 'number') return Number(a) === b
  if (typeof a === 'number' && typeof b === 'bigint') return a === Number(b)
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  if (isList(a)) return isList(b) && equalLists(a, b)
  if (isMap(a)) return isMap(b) && equalMaps(a, b)
  return equalObjects(a, b)
}
