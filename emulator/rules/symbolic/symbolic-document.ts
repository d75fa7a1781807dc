import type { QueryRequest } from '../contract'
import { equal } from '../library/equality'
import { RulePath } from '../values'
import type { Alternative, Condition } from './alternatives'
import { fieldValue } from './field-value'
import {
  ANY_SEGMENTS,
  NO_FACTS,
  PartialMap,
  PartialPath,
  type PathItem,
  UnknownValue,
  type Value,
} from './unknown'

interface FieldNode {
  readonly conditions: Condition[]
  readonly children: Map<string, FieldNode>
}

function isName(condition: Condition): boolean {
  return condition.field.length === 1 && condition.field[0] === '__name__'
}

function fieldTree(alternative: Alternative): FieldNode {
  const root: FieldNode = { conditions: [], children: new Map() }
  for (const condition of alternative) {
    if (isName(condition)) continue
    let node = root
    for (const step of condition.field) {
      const child = node.children.get(step) ?? { conditions: [], children: new Map() }
      node.children.set(step, child)
      node = child
    }
    node.conditions.push(condition)
  }
  return root
}

function nodeValue(subject: string, node: FieldNode): Value {
  const isFixed = node.conditions.some((condition) => condition.op === '==')
  if (isFixed || node.children.size === 0) return fieldValue(subject, node.conditions)
  return childrenValue(subject, node)
}

function childrenValue(subject: string, node: FieldNode): PartialMap {
  const known = new Map<string, Value>()
  for (const [name, child] of node.children) known.set(name, nodeValue(`${subject}.${name}`, child))
  return new PartialMap(subject, known, false)
}

/** `resource.data` of the documents that meet an alternative: what it filters on is known, all else is open. */
function symbolicData(alternative: Alternative): PartialMap {
  return childrenValue('resource.data', fieldTree(alternative))
}

/** The names that a query can return, with the document id open; a collection group has a gap before the collection. */
function namePattern(query: QueryRequest): PathItem[] {
  const id = new UnknownValue('the document id', { ...NO_FACTS, type: 'string' })
  if (!query.allDescendants) return [...query.parent, query.collectionId, id]
  if (query.collectionId === '') return [...query.parent, ANY_SEGMENTS]
  return [...query.parent, ANY_SEGMENTS, query.collectionId, id]
}

function canBe(query: QueryRequest, path: RulePath): boolean {
  const { segments } = path
  const { parent } = query
  if (segments.length < parent.length + 2 || parent.some((segment, at) => segment !== segments[at]))
    return false
  if (!query.allDescendants && segments.length !== parent.length + 2) return false
  return query.collectionId === '' || segments.at(-2) === query.collectionId
}

/** The name of the documents that meet an alternative: known if `__name__` is filtered with `==`. */
export function symbolicName(query: QueryRequest, alternative: Alternative): PathItem[] {
  const fixed = alternative.find((condition) => isName(condition) && condition.op === '==')?.value
  return fixed instanceof RulePath && canBe(query, fixed) ? [...fixed.segments] : namePattern(query)
}

/** No document can meet an alternative that asks for two different values, or for a name outside of the query. */
export function isContradictory(query: QueryRequest, alternative: Alternative): boolean {
  const equalities = alternative.filter((condition) => condition.op === '==')
  return equalities.some((condition, at) => {
    if (isName(condition) && condition.value instanceof RulePath && !canBe(query, condition.value))
      return true
    // What does not equal itself holds a NaN, which a filter matches all the same.
    if (!equal(condition.value, condition.value)) return false
    return equalities
      .slice(at + 1)
      .some((other) => equal(other.field, condition.field) && !equal(other.value, condition.value))
  })
}

/** A path value of `items`: a plain path if nothing in it is open. */
export function pathOf(items: readonly PathItem[]): Value {
  const texts = items.filter((item) => typeof item === 'string')
  return texts.length === items.length ? new RulePath(texts) : new PartialPath('the path', items)
}

/** `resource` of the documents that meet an alternative. */
export function symbolicResource(name: readonly PathItem[], alternative: Alternative): PartialMap {
  const last = name.at(-1)
  const id: Value =
    typeof last === 'string' || last instanceof UnknownValue
      ? last
      : new UnknownValue('the document id', { ...NO_FACTS, type: 'string' })
  const known = new Map<string, Value>([
    ['data', symbolicData(alternative)],
    ['id', id],
    ['__name__', pathOf(name)],
  ])
  return new PartialMap('resource', known, true)
}
