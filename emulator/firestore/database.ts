/** The documents of one database, found by path, by collection and by collection id. */
import { splitPath } from './names/resource-name'
import type { StoredDocument } from './stored-document'
import { compareUtf8 } from './values/utf8-order'

export type Database = ReturnType<typeof createDatabase>

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
    put: (document: StoredDocument): void => {
      const documents = collections.get(document.collection) ?? new Map<string, StoredDocument>()
      collections.set(document.collection, documents)
      const before = documents.get(document.id)
      documents.set(document.id, document)
      onChange(document.path, before, document)
    },
    remove,
    clear: () => {
      for (const { path } of group(null, '')) remove(path)
    },
    isEmpty: () => collections.size === 0,
  }
}
