/** The documents of one database, found by path, by collection and by collection id. */
import { createEqualityIndexes, type IndexKind } from './equality-indexes'
import type { FieldPath } from './names/field-path'
import { splitPath } from './names/resource-name'
import { createOrderIndexes, type OrderField } from './order-indexes'
import type { StoredDocument } from './stored-document'
import { compareUtf8 } from './values/utf8-order'
import type { WireValue } from './wire-value'

/** Where a query looks: in one collection, or in all of an id below `parent` ('' for the whole database). */
export type Scope = { readonly collection: string } | { readonly group: string; readonly parent: string }

export type Database = ReturnType<typeof createDatabase>

const idOf = (collection: string): string => collection.slice(collection.lastIndexOf('/') + 1)

/** Names of the scopes that a document of the collection is in; no collection has the name of a group. */
const groupScope = (collectionId: string): string => `*/${collectionId}`
const scopesOf = (collection: string): string[] => [collection, groupScope(idOf(collection))]

/**
 * An empty database. Its documents are never changed in place, only replaced.
 * @param options.large Documents of a scope from which it uses indexes, for tests; `options.prepareFrom` those of a
 * collection whose likely orders are indexed before a query asks for one; `options.onChange` gets each change of
 * a path: the document before (undefined when it is new) and after (undefined when it is removed).
 */
export function createDatabase(
  options: {
    large?: number
    prepareFrom?: number
    onChange?: (path: string, before: StoredDocument | undefined, after: StoredDocument | undefined) => void
  } = {},
) {
  const { large = 500, prepareFrom = 20_000, onChange = () => undefined } = options
  const collections = new Map<string, Map<string, StoredDocument>>()
  const indexes = createEqualityIndexes()
  const orders = createOrderIndexes()
  /** Documents by the id of their collection. */
  const counts = new Map<string, number>()
  let size = 0
  const count = (collection: string, by: number): void => {
    counts.set(idOf(collection), (counts.get(idOf(collection)) ?? 0) + by)
    size += by
  }

  /** The name of a scope, or of the group that it is part of, and the documents there. */
  const indexed = (scope: Scope): [name: string, documents: () => Iterable<StoredDocument>] =>
    'collection' in scope
      ? [scope.collection, () => collections.get(scope.collection)?.values() ?? []]
      : [groupScope(scope.group), () => group(scope.group, '')]
  const follow = (collection: string, before?: StoredDocument, after?: StoredDocument): void => {
    indexes.follow(scopesOf(collection), before, after)
    orders.follow(scopesOf(collection), before, after)
  }

  const below = (path: string, parent: string): boolean => parent === '' || path.startsWith(`${parent}/`)

  /** All documents below `parent` ('' for the whole database) whose collection has this id, or of any if it is null. */
  function* group(collectionId: string | null, parent: string): Iterable<StoredDocument> {
    for (const [path, documents] of collections) {
      if (!below(path, parent)) continue
      if (collectionId === null || idOf(path) === collectionId) yield* documents.values()
    }
  }

  /** The segment that follows `parent` in each collection path below it. */
  const nextSegments = (parent: string): Set<string> => {
    const start = parent === '' ? 0 : parent.length + 1
    const paths = [...collections.keys()].filter((path) => below(path, parent))
    return new Set(paths.map((path) => path.slice(start).split('/')[0] ?? ''))
  }

  const remove = (path: string): void => {
    const { collection, id } = splitPath(path)
    const documents = collections.get(collection)
    const before = documents?.get(id)
    if (!documents || !before) return
    documents.delete(id)
    follow(collection, before)
    count(collection, -1)
    if (documents.size === 0) collections.delete(collection)
    onChange(path, before, undefined)
  }

  return {
    get: (path: string): StoredDocument | null => {
      const { collection, id } = splitPath(path)
      return collections.get(collection)?.get(id) ?? null
    },
    /** All documents right inside one collection, in no particular order. */
    collection: (path: string): Iterable<StoredDocument> => collections.get(path)?.values() ?? [],
    group,
    /** Ids of the collections right below a document, or of the top ones for ''; sorted. */
    collectionIds: (parent: string) => [...nextSegments(parent)].sort(compareUtf8),
    /** Ids that have no document of their own but documents below them, in one collection. */
    missingIds: (collection: string) =>
      [...nextSegments(collection)].filter((id) => !collections.get(collection)?.has(id)),
    /** How many documents the scope has; those of a group count whatever its parent. */
    count: (scope: Scope): number =>
      ('collection' in scope ? collections.get(scope.collection)?.size : counts.get(scope.group)) ?? 0,
    /** Documents of a scope from which queries use an index; fewer are read in less than a millisecond. */
    large,
    /** All documents of the scope that can have the value at the field (or in the list there), and perhaps some others. */
    lookUp: (
      scope: Scope,
      { kind, field, value }: { kind: IndexKind; field: FieldPath; value: WireValue },
    ): ReadonlySet<StoredDocument> => {
      const [name, documents] = indexed(scope)
      const found = indexes.find(name, kind, field, value, documents)
      if ('collection' in scope || scope.parent === '') return found
      return new Set([...found].filter(({ path }) => below(path, scope.parent)))
    },
    /**
     * The documents of the scope that have the field, in the order of its values and then of names; null while no index
     * for it is complete, and for a part of a group. `isBefore` says which ones to skip at the beginning.
     */
    inOrder: (
      scope: Scope,
      field: OrderField,
      direction: 'ASC' | 'DESC',
      isBefore: (document: StoredDocument) => boolean,
    ): Iterable<StoredDocument> | null => {
      if ('group' in scope && scope.parent !== '') return null
      const [name, documents] = indexed(scope)
      return orders.find(name, field, documents)?.walk(direction, isBefore) ?? null
    },
    /** A query had to read without an index by order for so many milliseconds; what is being built gets as many. */
    noteScan: (ms: number) => orders.noteScan(ms),
    put: (document: StoredDocument): void => {
      const documents = collections.get(document.collection) ?? new Map<string, StoredDocument>()
      collections.set(document.collection, documents)
      const before = documents.get(document.id)
      if (!before) count(document.collection, 1)
      documents.set(document.id, document)
      if (documents.size >= prepareFrom) {
        const [name, all] = indexed({ collection: document.collection })
        orders.prepare(name, documents.size, all)
      }
      follow(document.collection, before, document)
      onChange(document.path, before, document)
    },
    remove,
    clear: () => {
      indexes.clear()
      orders.clear()
      for (const { path } of group(null, '')) remove(path)
    },
    get size(): number {
      return size
    },
  }
}
