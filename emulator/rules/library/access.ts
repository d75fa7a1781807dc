import { RulePath, RuleSet, type RuleValue } from '../values'
import { includes } from './equality'
import { BoundPath } from './path-methods'
import { RuleError } from './rule-error'
import { characters } from './text'
import { isList, isMap, typeName } from './type-names'

/** `object.name`. @throws RuleError on null, on a missing key and on types without members. */
export function readMember(object: RuleValue, name: string): RuleValue {
  if (isMap(object)) {
    const value = object.get(name)
    if (value === undefined) throw new RuleError(`there is no key '${name}'`)
    return value
  }
  const bound = object instanceof BoundPath ? object.bindings.get(name) : undefined
  if (bound !== undefined) return bound
  throw new RuleError(
    object === null ? `'${name}' is read from null` : `${typeName(object)} has no member '${name}'`,
  )
}

function position(index: RuleValue, size: number, most: number): number {
  if (typeof index !== 'bigint') throw new RuleError(`an index must be an int, not ${typeName(index)}`)
  if (index < 0n || index > BigInt(most)) throw new RuleError(`index ${index} is outside of ${size} items`)
  return Number(index)
}

/** `object[index]`: a key of a map, or a place in a list, string or path, from 0. */
export function readIndex(object: RuleValue, index: RuleValue): RuleValue {
  if (typeof index === 'string') return readMember(object, index)
  const items = object instanceof RulePath ? object.segments : object
  if (typeof items === 'string') {
    const all = characters(items)
    return all[position(index, all.length, all.length - 1)] ?? ''
  }
  if (isList(items)) return items[position(index, items.length, items.length - 1)] ?? null
  throw new RuleError(`${typeName(object)} has no index ${typeName(index)}`)
}

function sliceOf<Items extends { length: number; slice(start: number, end: number): Items }>(
  items: Items,
  from: RuleValue,
  to: RuleValue,
): Items {
  const end = position(to, items.length, items.length)
  return items.slice(position(from, items.length, end), end)
}

/** `object[from:to]` of a list or string; `to` is not included. @throws RuleError when it reaches outside. */
export function readSlice(object: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  if (typeof object === 'string') {
    const all = characters(object)
    return typeof all === 'string' ? sliceOf(all, from, to) : sliceOf(all, from, to).join('')
  }
  if (isList(object)) return sliceOf(object, from, to)
  throw new RuleError(`${typeName(object)} has no range`)
}

/** `value in container`: a member of a list or set, or a key of a map. */
export function isIn(value: RuleValue, container: RuleValue): boolean {
  if (isList(container)) return includes(container, value)
  if (container instanceof RuleSet) return includes(container.members, value)
  if (isMap(container)) {
    if (typeof value === 'string') return container.has(value)
    throw new RuleError(`a key of a map is a string, not ${typeName(value)}`)
  }
  throw new RuleError(`${typeName(value)} in ${typeName(container)} has no meaning`)
}
