import { isIn, readIndex, readMember } from '../library/access'
import { equal } from '../library/equality'
import { inOrder, type OrderOperator } from '../library/ordering'
import { RuleError, UnconstrainedError } from '../library/rule-error'
import { isList, isOfType } from '../library/type-names'
import { RuleSet, type RuleValue } from '../values'
import { decideAmong, decideContains, decideEqual, decideOrder, decideType } from './decide'
import { closed, lift, type Operand } from './lift'
import { OneOf, PartialMap, PartialPath, Unknown, UnknownField, UnknownValue, type Value } from './unknown'

const FLIPPED: Readonly<Record<OrderOperator, OrderOperator>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }

function sure(answer: boolean | undefined, unknown: Unknown): boolean {
  if (answer === undefined) throw unknown.undecided()
  return answer
}

/** `left == right`. */
export function valuesEqual(left: Value, right: Value): Value {
  return lift([left, right], ([a = null, b = null]) => {
    if (!(a instanceof Unknown)) {
      return b instanceof Unknown ? sure(decideEqual(b, a), b) : equal(a, b)
    }
    if (!(b instanceof Unknown)) return sure(decideEqual(a, b), a)
    // The same open string, such as the document's id, equals itself; a number would not if it were NaN.
    return sure(a === b && a instanceof UnknownValue && a.facts.type === 'string' ? true : undefined, a)
  })
}

/** `left < right` and its kin. */
export function valuesInOrder(op: OrderOperator, left: Value, right: Value): Value {
  return lift([left, right], ([a = null, b = null]) => {
    if (!(a instanceof Unknown)) {
      return b instanceof Unknown ? sure(decideOrder(FLIPPED[op], b, a), b) : inOrder(op, a, b)
    }
    return sure(b instanceof Unknown ? undefined : decideOrder(op, a, b), a)
  })
}

function mapHasKey(map: PartialMap, key: RuleValue): boolean {
  if (typeof key !== 'string') throw new RuleError('a key of a map must be a string')
  if (map.known.has(key)) return true
  if (map.complete) return false
  throw new UnconstrainedError(`${map.subject}.${key}`)
}

/** `value in container`. */
export function valueIn(value: Value, container: Value): Value {
  return lift([value, container], ([a = null, b = null]) => {
    if (!(b instanceof Unknown)) {
      if (!(a instanceof Unknown)) return isIn(a, b)
      const items = b instanceof RuleSet ? b.members : b
      return sure(isList(items) ? decideAmong(a, items) : undefined, a)
    }
    if (a instanceof Unknown) throw a.undecided()
    return b instanceof PartialMap ? mapHasKey(b, a) : sure(decideContains(b, a), b)
  })
}

/** `value is type`. */
export function valueIsType(value: Value, type: string): Value {
  return lift([value], ([a = null]) =>
    a instanceof Unknown ? sure(decideType(a, type), a) : isOfType(a, type),
  )
}

/** `object.name`; a field that no filter mentions stays open until something is done with it. */
export function memberOf(object: Value, name: string): Value {
  if (!(object instanceof Unknown)) return readMember(object, name)
  if (object instanceof OneOf)
    return lift([object], (operands) => readMember(closed(operands)[0] ?? null, name))
  if (object instanceof PartialMap) {
    const known = object.known.get(name)
    if (known !== undefined) return known
    if (object.complete) throw new RuleError(`there is no key '${name}'`)
  }
  if (object instanceof PartialPath) throw new RuleError(`path has no member '${name}'`)
  return new UnknownField(`${object.subject}.${name}`)
}

function segmentOf(path: PartialPath, index: RuleValue): Value {
  const item = typeof index === 'bigint' ? path.items[Number(index)] : undefined
  const before = typeof index === 'bigint' ? path.items.slice(0, Number(index)) : path.items
  if (item === undefined || typeof item === 'symbol' || before.some((other) => typeof other === 'symbol')) {
    throw path.undecided()
  }
  return item
}

/** `object[index]`. */
export function indexOf(object: Value, index: Value): Value {
  if (index instanceof Unknown && !(index instanceof OneOf)) throw index.undecided()
  if (typeof index === 'string') return memberOf(object, index)
  if (object instanceof PartialPath && !(index instanceof Unknown)) return segmentOf(object, index)
  return lift([object, index], (operands: readonly Operand[]) => {
    const [from = null, at = null] = closed(operands)
    return readIndex(from, at)
  })
}
