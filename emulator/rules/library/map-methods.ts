import { type RuleMap, RuleMapDiff, RuleSet, type RuleValue } from '../values'
import { type Arguments, methods } from './arguments'
import { equal } from './equality'
import { RuleError } from './rule-error'
import { isList, isMap, typeName } from './type-names'

/** The keys that `Map.get` was given: one, or the steps down a nested map. @throws RuleError on anything else. */
export function keyPath(args: Arguments): string[] {
  const key = args.any(0)
  const steps = isList(key) ? key : [key]
  return steps.map((step) => {
    if (typeof step === 'string') return step
    throw new RuleError(`get() takes a key or a list of keys, not ${typeName(step)}`)
  })
}

function lookUp(map: RuleMap, path: readonly string[], fallback: RuleValue): RuleValue {
  let value: RuleValue = map
  for (const key of path) {
    const next: RuleValue | undefined = isMap(value) ? value.get(key) : undefined
    if (next === undefined) return fallback
    value = next
  }
  return value
}

/** Methods of maps. `get` gives its default whenever a step of the path is missing. */
export const mapMethods = methods<RuleMap>({
  size: { arity: 0, run: (self) => BigInt(self.size) },
  keys: { arity: 0, run: (self) => [...self.keys()] },
  values: { arity: 0, run: (self) => [...self.values()] },
  get: { arity: 2, run: (self, args) => lookUp(self, keyPath(args), args.any(1)) },
  diff: { arity: 1, run: (self, args) => new RuleMapDiff(self, args.map(0)) },
})

function keysWhere(map: RuleMap, wanted: (key: string, value: RuleValue) => boolean): string[] {
  return [...map].filter(([key, value]) => wanted(key, value)).map(([key]) => key)
}

function added({ left, right }: RuleMapDiff): string[] {
  return keysWhere(left, (key) => !right.has(key))
}

function removed({ left, right }: RuleMapDiff): string[] {
  return keysWhere(right, (key) => !left.has(key))
}

function kept({ left, right }: RuleMapDiff, unchanged: boolean): string[] {
  return keysWhere(left, (key, value) => {
    const other = right.get(key)
    return other !== undefined && equal(value, other) === unchanged
  })
}

/** Methods of `new.diff(old)`: which keys were added, removed, changed, left alone; `affectedKeys` are the first three. */
export const mapDiffMethods = methods<RuleMapDiff>({
  addedKeys: { arity: 0, run: (self) => new RuleSet(added(self)) },
  removedKeys: { arity: 0, run: (self) => new RuleSet(removed(self)) },
  changedKeys: { arity: 0, run: (self) => new RuleSet(kept(self, false)) },
  unchangedKeys: { arity: 0, run: (self) => new RuleSet(kept(self, true)) },
  affectedKeys: {
    arity: 0,
    run: (self) => new RuleSet([...added(self), ...removed(self), ...kept(self, false)]),
  },
})
