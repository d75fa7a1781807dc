/** The documents of one database, found by path, by collection and by collection id. */
import type { FieldPath } from './names/field-path'
import { splitPath } from './names/resource-name'
import { createOrderIndex, type OrderIndex } from './order-index'
import type { StoredDocument } from './stored-document'
import { compareUtf8 } from './values/utf8-order'

export type Database = ReturnType<typeof createDatabase>

/** Collections from this size on get an index for each field that a query with a limit orders by. */
const LARGE = 1000

const idOf = (collection: string): string => collection.slice(collection.lastIndexOf('/') + 1)

/**
 * An empty database. Its documents are never changed in place, only replaced.
 * @param onChange Gets each change of a path: the document before (undefined when it is new) and after (undefined when
 * it is removed).
 */
export function createDatabase(
  onChange: (
    path: string,
    before: StoredDocument | undefined,
    after: StoredDocument | undefined,
  ) => void = () => undefined,
) {
  const collections = new Map<string, Map<string, StoredDocument>>()
  /** By collection and field. */
  const orders = new Map<string, Map<string, OrderIndex>>()

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
    for (const order of orders.get(collection)?.values() ?? []) order.remove(before)
    if (documents.size === 0) {
      collections.delete(collection)
      orders.delete(collection)
    }
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
    /** The collection in the order of a field, without documents that lack it; null for a small collection. */
    inOrder: (path: string, field: FieldPath, direction: 'ASC' | 'DESC'): Iterable<StoredDocument> | null => {
      const documents = collections.get(path)
      if (!documents || documents.size < LARGE) return null
      const fields = orders.get(path) ?? new Map<string, OrderIndex>()
      orders.set(path, fields)
      const name = JSON.stringify(field)
      const order = fields.get(name) ?? createOrderIndex(field, documents.values())
      fields.set(name, order)
      return order.walk(direction)
    },
    /** Ids of the collections right below a document, or of the top ones for ''; sorted. */
    collectionIds: (parent: string) => [...nextSegments(parent)].sort(compareUtf8),
    put: (document: StoredDocument): void => {
      const documents = collections.get(document.collection) ?? new Map<string, StoredDocument>()
      collections.set(document.collection, documents)
      const before = documents.get(document.id)
      documents.set(document.id, document)
      for (const order of orders.get(document.collection)?.values() ?? []) {
        if (before) order.remove(before)
        order.add(document)
      }
      onChange(document.path, before, document)
    },
    remove,
    clear: () => {
      for (const { path } of group(null, '')) remove(path)
    },
    isEmpty: () => collections.size === 0,
  }
}
