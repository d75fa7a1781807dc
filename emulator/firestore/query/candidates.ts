/** The documents that a query looks at: those that an index names, or the whole collection or group. */
import type { FieldOperator } from '../../rules/contract'
import type { Database, Scope } from '../database'
import type { IndexKind } from '../equality-indexes'
import { isNameField } from '../names/field-path'
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

/**
 * Every result of the query is among them; others are, too.
 * @param root Root of the database, `projects/p/databases/d/documents`.
 */
export function candidates(
  database: Database,
  query: StructuredQuery,
  root: string,
): Iterable<StoredDocument> {
  const { filter, parent, collectionId, allDescendants } = query
  if (collectionId === null) {
    if (allDescendants) return database.group(null, parent)
    const ids = database.collectionIds(parent)
    return ids.flatMap((id) => [...candidates(database, { ...query, collectionId: id }, root)])
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
  const found = filter && database.isLarge(scope) && narrowed(filter, find)
  return (
    found || ('group' in scope ? database.group(scope.group, parent) : database.collection(scope.collection))
  )
}
