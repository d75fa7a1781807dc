/** The documents that a query looks at: those that an index names, or the whole collection or group. */
import type { FieldOperator } from '../../rules/contract'
import type { Database, Scope } from '../database'
import type { IndexKind } from '../equality-indexes'
import { isNameField } from '../names/field-path'
import type { OrderField } from '../order-indexes'
import type { StoredDocument } from '../stored-document'
import { namedPaths } from './matches'
import { type FieldFilter, type Filter, operandList, type StructuredQuery } from './structured-query'

const INDEXED: Readonly<Partial<Record<FieldOperator, { kind: IndexKind; isList: boolean }>>> = {
  '==': { kind: 'value', isList: false },
  in: { kind: 'value', isList: true },
  'array-contains': { kind: 'member', isList: false },
  'array-contains-any': { kind: 'member', isList: true },
}

type Documents = ReadonlySet<StoredDocument>

function union(parts: readonly Documents[]): Documents {
  const [only, second] = parts
  return only && !second ? only : new Set(parts.flatMap((part) => [...part]))
}

/** Documents among which all results of the filter are, or null when only reading all of them can tell. */
function narrowed(filter: Filter, find: (filter: FieldFilter) => Documents | null): Documents | null {
  if (filter.kind === 'field') return find(filter)
  const parts = filter.filters.map((part) => narrowed(part, find))
  const usable = parts.filter((part) => part !== null)
  if (filter.kind === 'or') return usable.length === parts.length ? union(usable) : null
  return usable.reduce<Documents | null>((best, part) => (best && best.size <= part.size ? best : part), null)
}

function isIn(scope: Scope, { collection, path }: StoredDocument): boolean {
  if ('collection' in scope) return collection === scope.collection
  return (
    `/${collection}`.endsWith(`/${scope.group}`) && `/${path}`.startsWith(scope.parent && `/${scope.parent}/`)
  )
}

/** What one index can order the whole query by: a field and then names in the same direction, or names alone. */
function singleOrder({ order }: StructuredQuery): { field: OrderField; direction: 'ASC' | 'DESC' } | null {
  const [first, second, third] = order
  if (!first || third) return null
  const { direction } = first
  if (isNameField(first.field)) return second ? null : { field: null, direction }
  return second && isNameField(second.field) && second.direction === direction
    ? { field: first.field, direction }
    : null
}

export interface Candidates {
  readonly documents: Iterable<StoredDocument>
  /** They come in the order of the query. */
  readonly isOrdered: boolean
}

/** The share of a scope that is sorted sooner than an index by order is walked, wherever its documents stand. */
const FEW = 0.1

/**
 * Every result of the query is among them; others are, too.
 * @param root Root of the database, `projects/p/databases/d/documents`.
 * @param isBefore Whether a document sorts before the first one of the query.
 */
export function candidates(
  database: Database,
  query: StructuredQuery,
  root: string,
  isBefore: (document: StoredDocument) => boolean,
): Candidates {
  const { filter, parent, collectionId, allDescendants } = query
  if (collectionId === null) {
    if (allDescendants) return { documents: database.group(null, parent), isOrdered: false }
    const documents = database
      .collectionIds(parent)
      .flatMap((id) => [
        ...candidates(database, { ...query, collectionId: id, limit: null }, root, isBefore).documents,
      ])
    return { documents, isOrdered: false }
  }
  const scope = allDescendants
    ? { group: collectionId, parent }
    : { collection: parent === '' ? collectionId : `${parent}/${collectionId}` }
  const named = (paths: readonly string[]): Documents => {
    const found = paths.map((path) => database.get(path)).filter((document) => document !== null)
    return new Set(found.filter((document) => isIn(scope, document)))
  }
  const find = (leaf: FieldFilter): Documents | null => {
    const indexed = INDEXED[leaf.op]
    if (!indexed) return null
    if (isNameField(leaf.field)) return named(namedPaths(leaf, root))
    const values = indexed.isList ? operandList(leaf) : [leaf.value]
    return union(
      values.map((value) => database.lookUp(scope, { kind: indexed.kind, field: leaf.field, value })),
    )
  }
  const count = database.count(scope)
  const isLarge = count >= database.large
  const found = isLarge && filter ? narrowed(filter, find) : null
  const isFew = found !== null && found.size <= count * FEW
  const order = isLarge && query.limit !== null && !isFew ? singleOrder(query) : null
  const ordered = order && database.inOrder(scope, order.field, order.direction, isBefore)
  if (ordered) return { documents: ordered, isOrdered: true }
  const all = () =>
    'group' in scope ? database.group(scope.group, parent) : database.collection(scope.collection)
  return { documents: found ?? all(), isOrdered: false }
}
