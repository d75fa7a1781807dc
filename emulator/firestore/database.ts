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

export interface Database {
  get(path: string): StoredDocument | null
  /** All documents right inside one collection, in no particular order. */
  collection(path: string): Iterable<StoredDocument>
  /** All documents below `parent` ('' for the whole database) whose collection has this id, or of any if it is null. */
  group(collectionId: string | null, parent: string): Iterable<StoredDocument>
  /** Ids of the collections right below a document, or of the top ones for ''; sorted. */
  collectionIds(parent: string): string[]
  /** Ids that have no document of their own but documents below them, in one collection. */
  missingIds(collection: string): string[]
  /** Whether an index pays, that is, whether reading every document of the scope takes noticeable time. */
  isLarge(scope: Scope): boolean
  /** All documents of the scope that can have the value at the field (or in the list there), and perhaps some others. */
  lookUp(
    scope: Scope,
    what: { kind: IndexKind; field: FieldPath; value: WireValue },
  ): ReadonlySet<StoredDocument>
  /**
   * The documents of the scope that have the field, in the order of its values and then of names; null while no index
   * for it is complete. `isBefore` says which ones to skip at the beginning.
   */
  inOrder(
    scope: Scope,
    what: { field: OrderField; direction: 'ASC' | 'DESC'; isBefore: (document: StoredDocument) => boolean },
  ): Iterable<StoredDocument> | null
  put(document: StoredDocument): void
  remove(path: string): void
  clear(): void
  readonly size: number
}

/** Documents of a scope from which queries use an index; fewer are read in less than a millisecond. */
const LARGE = 500

const idOf = (collection: string): string => collection.slice(collection.lastIndexOf('/') + 1)

/** Names of the scopes that a document of the collection is in; no collection has the name of a group. */
const groupScope = (collectionId: string): string => `*/${collectionId}`
const scopesOf = (collection: string): string[] => [collection, groupScope(idOf(collection))]

/**
 * An empty database. Its documents are never changed in place, only replaced.
 * @param options.large Documents of a scope from which it uses indexes, for tests; `options.onChange` gets each change of
 * a path: the document before (undefined when it is new) and after (undefined when it is removed).
 */
export function createDatabase(
  options: {
    large?: number
    onChange?: (path: string, before: StoredDocument | undefined, after: StoredDocument | undefined) => void
  } = {},
): Database {
  const { large = LARGE, onChange = () => undefined } = options
  const collections = new Map<string, Map<string, StoredDocument>>()
  const indexes = createEqualityIndexes()
  const orders = createOrderIndexes()
  let size = 0

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

  function* group(collectionId: string | null, parent: string): Iterable<StoredDocument> {
    for (const [path, documents] of collections) {
      if (!below(path, parent)) continue
      if (collectionId === null || idOf(path) === collectionId) yield* documents.values()
    }
  }

  function* belowParent(documents: Iterable<StoredDocument>, parent: string): Iterable<StoredDocument> {
    for (const document of documents) if (below(document.path, parent)) yield document
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
    size -= 1
    if (documents.size === 0) collections.delete(collection)
    onChange(path, before, undefined)
  }

  return {
    get: (path) => {
      const { collection, id } = splitPath(path)
      return collections.get(collection)?.get(id) ?? null
    },
    collection: (path) => collections.get(path)?.values() ?? [],
    group,
    collectionIds: (parent) => [...nextSegments(parent)].sort(compareUtf8),
    missingIds: (collection) =>
      [...nextSegments(collection)].filter((id) => !collections.get(collection)?.has(id)),
    isLarge: (scope) => {
      if ('collection' in scope) return (collections.get(scope.collection)?.size ?? 0) >= large
      let count = 0
      for (const [path, documents] of collections) if (idOf(path) === scope.group) count += documents.size
      return count >= large
    },
    lookUp: (scope, { kind, field, value }) => {
      const [name, documents] = indexed(scope)
      const found = indexes.find(name, kind, field, value, documents)
      if ('collection' in scope || scope.parent === '') return found
      return new Set([...found].filter(({ path }) => below(path, scope.parent)))
    },
    inOrder: (scope, { field, direction, isBefore }) => {
      const [name, documents] = indexed(scope)
      const found = orders.find(name, field, documents)?.walk(direction, isBefore)
      if (!found || 'collection' in scope || scope.parent === '') return found ?? null
      return belowParent(found, scope.parent)
    },
    put: (document) => {
      const documents = collections.get(document.collection) ?? new Map<string, StoredDocument>()
      collections.set(document.collection, documents)
      const before = documents.get(document.id)
      if (!before) size += 1
      documents.set(document.id, document)
      follow(document.collection, before, document)
      onChange(document.path, before, document)
    },
    remove,
    clear: () => {
      indexes.clear()
      orders.clear()
      for (const { path } of [...group(null, '')]) remove(path)
    },
    get size() {
      return size
    },
  }
}
