import { Arguments } from '../library/arguments'
import { callMethodOf } from '../library/call-method'
import { includes } from '../library/equality'
import { keyPath } from '../library/map-methods'
import { RuleError, UnconstrainedError } from '../library/rule-error'
import { isMap } from '../library/type-names'
import type { RuleValue } from '../values'
import { closed, lift } from './lift'
import { NO_FACTS, PartialMap, Unknown, UnknownValue, type Value } from './unknown'

function argumentsOf(name: string, arity: number, values: readonly Value[]): Arguments {
  if (values.length !== arity) throw new RuleError(`${name}() takes ${arity} arguments, not ${values.length}`)
  const concrete = values.map((value) => {
    if (value instanceof Unknown) throw value.undecided()
    return value
  })
  return new Arguments(name, concrete)
}

/** The value at the end of `path`, the default if a step is certainly missing, open if that is open. */
function getFrom(map: PartialMap, path: readonly string[], fallback: RuleValue): Value {
  let value: Value = map
  for (const key of path) {
    if (value instanceof PartialMap) {
      const known: Value | undefined = value.known.get(key)
      if (known === undefined) {
        return value.complete ? fallback : new UnknownValue(`${value.subject}.${key}`, NO_FACTS)
      }
      value = known
    } else if (value instanceof Unknown) {
      return new UnknownValue(`${value.subject}.${key}`, NO_FACTS)
    } else {
      const next: RuleValue | undefined = isMap(value) ? value.get(key) : undefined
      if (next === undefined) return fallback
      value = next
    }
  }
  return value
}

function keysOf(map: PartialMap): Value {
  const keys = [...map.known.keys()]
  if (map.complete) return keys
  return new UnknownValue(`${map.subject}.keys()`, { ...NO_FACTS, type: 'list', contains: keys })
}

function callOnMap(map: PartialMap, name: string, values: readonly Value[]): Value {
  if (name === 'get') {
    const args = argumentsOf(name, 2, values)
    return getFrom(map, keyPath(args), args.any(1))
  }
  if (name === 'keys') {
    argumentsOf(name, 0, values)
    return keysOf(map)
  }
  throw new UnconstrainedError(`${map.subject}.${name}()`)
}

/** Methods whose result the known members of a list or set decide; null for the others. */
function callOnMembers(self: UnknownValue, name: string, values: readonly Value[]): Value | null {
  const { contains, type } = self.facts
  if (contains.length === 0) return null
  if (name === 'toSet' && type === 'list') {
    argumentsOf(name, 0, values)
    return new UnknownValue(self.subject, { ...NO_FACTS, type: 'set', contains })
  }
  if (name !== 'hasAny' && name !== 'hasAll') return null
  const wanted = argumentsOf(name, 1, values).members(0)
  const isKnown = (value: RuleValue) => includes(contains, value)
  return (name === 'hasAny' ? wanted.some(isKnown) : wanted.every(isKnown)) ? true : null
}

/** `object.name(values…)`. @throws UnconstrainedError when the result is not the same for every document. */
export function callOn(object: Value, name: string, values: readonly Value[]): Value {
  if (object instanceof PartialMap) return callOnMap(object, name, values)
  if (object instanceof UnknownValue) {
    const result = callOnMembers(object, name, values)
    if (result === null) throw object.undecided()
    return result
  }
  return lift([object, ...values], (operands) => {
    const [self = null, ...rest] = closed(operands)
    return callMethodOf(self, name, rest)
  })
}
