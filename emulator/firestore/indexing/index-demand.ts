/**
 * Which index a query needs and the project lacks.
 *
 * Every alternative of a query is answered from indexes alone. An index serves it when it begins with some of the
 * alternative's equality fields (in any order) and ends with exactly the query's order. Several such indexes are merged
 * ("zig-zag"), so together they must name every equality field; equality filters alone are served by the automatic
 * single-field indexes.
 */
import type { CompositeIndex, IndexDefinitions, IndexField, IndexScope } from '../indexes'
import { formatFieldPath, isNameField } from '../names/field-path'
import { type Conjunction, normalForm } from '../query/normal-form'
import type { StructuredQuery } from '../query/structured-query'
import { singleFieldIndexes } from './single-field'

export interface MissingIndex {
  readonly collectionGroup: string
  readonly scope: IndexScope
  /** Without the closing `__name__` where that is in its usual direction. */
  readonly fields: readonly IndexField[]
}

interface Demand {
  /** Fields compared for equality; CONTAINS for array-contains, ASC (either direction serves) for the rest. */
  readonly equalities: readonly IndexField[]
  /** What the index must end with, `__name__` last. */
  readonly order: readonly IndexField[]
}

const KEY_INDEX: readonly IndexField[] = [{ field: '__name__', mode: 'ASC' }]

function serves(field: IndexField, equality: IndexField): boolean {
  return field.field === equality.field && (field.mode === 'CONTAINS') === (equality.mode === 'CONTAINS')
}

function endsWithOrder(fields: readonly IndexField[], { order }: Demand): boolean {
  const sorted = order.slice(0, -1)
  return (
    sorted.every(
      ({ field, mode }, index) => fields[index]?.field === field && fields[index]?.mode === mode,
    ) &&
    fields.length === order.length &&
    fields.at(-1)?.mode === order.at(-1)?.mode
  )
}

/** The equality fields that the index covers, or null when it does not fit the demand. */
function coverage(index: readonly IndexField[], demand: Demand): readonly IndexField[] | null {
  const prefixLength = index.length - demand.order.length
  if (prefixLength < 0 || !endsWithOrder(index.slice(prefixLength), demand)) return null
  const covered: IndexField[] = []
  for (const field of index.slice(0, prefixLength)) {
    const equality = demand.equalities.find((candidate) => serves(field, candidate))
    if (!equality) return null
    covered.push(equality)
  }
  return covered
}

function demandOf(alternative: Conjunction, query: StructuredQuery): Demand {
  const equalities = new Map<string, IndexField>()
  for (const { field, op } of alternative) {
    if (isNameField(field) || (op !== '==' && op !== 'array-contains')) continue
    const item: IndexField = { field: formatFieldPath(field), mode: op === '==' ? 'ASC' : 'CONTAINS' }
    equalities.set(`${item.field} ${item.mode}`, item)
  }
  const fixed = [...equalities.values()].filter(({ mode }) => mode === 'ASC').map(({ field }) => field)
  const order = query.order
    .map(({ field, direction }): IndexField => ({ field: formatFieldPath(field), mode: direction }))
    .filter(({ field }) => !fixed.includes(field))
  return { equalities: [...equalities.values()], order }
}

function namesOneDocument(alternative: Conjunction): boolean {
  return alternative.some(({ field, op }) => isNameField(field) && op === '==')
}

function isServed(demand: Demand, candidates: ReadonlyArray<readonly IndexField[]>): boolean {
  const usable = candidates.map((fields) => coverage(fields, demand)).filter((covered) => covered !== null)
  if (usable.length === 0) return false
  const covered = new Set(usable.flat())
  return demand.equalities.every((equality) => covered.has(equality))
}

function toMissing(demand: Demand, collectionGroup: string, scope: IndexScope): MissingIndex {
  const name = demand.order.slice(-1)
  const fields = [...demand.equalities, ...demand.order.slice(0, -1)]
  const usual = fields.at(-1)?.mode === 'DESC' ? 'DESC' : 'ASC'
  const isUsual = fields.length > 0 && name[0]?.mode === usual
  return { collectionGroup, scope, fields: isUsual ? fields : [...fields, ...name] }
}

/** The first index that the query lacks, or null when all its alternatives are served. */
export function findMissingIndex(query: StructuredQuery, definitions: IndexDefinitions): MissingIndex | null {
  const { collectionId } = query
  if (collectionId === null) return null
  const scope: IndexScope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION'
  const isHere = (index: CompositeIndex): boolean =>
    index.collectionGroup === collectionId && index.scope === scope
  const composites = definitions.composites.filter(isHere).map(({ fields }) => fields)
  for (const alternative of normalForm(query.filter)) {
    const demand = demandOf(alternative, query)
    if (namesOneDocument(alternative) && demand.order.length === 1) continue
    const fields = [...demand.equalities, ...demand.order.slice(0, -1)].map(({ field }) => field)
    const single = [...new Set(fields)].flatMap((field) =>
      singleFieldIndexes(definitions, collectionId, scope, field).map((index) => index.fields),
    )
    if (!isServed(demand, [KEY_INDEX, ...single, ...composites]))
      return toMissing(demand, collectionId, scope)
  }
  return null
}
