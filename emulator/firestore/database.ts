/** The documents of one database, found by path, by collection and by collection id. */
import { splitPath } from './names/resource-name'
import { compareUtf8 } from './values/utf8-order'
import type { WireFields } from './wire-value'

export interface StoredDocument {
  /** Path inside the database, such as `users/u1`. */
  readonly path: string
  /** Path of its collection, such as `users`. */
  readonly collection: string
  readonly id: string
  readonly fields: WireFields
  /** Microseconds since the epoch. */
  readonly createTime: number
  /** Microseconds since the epoch. */
  readonly updateTime: number
}

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
  put(document: StoredDocument): void
  remove(path: string): void
  clear(): void
  readonly size: number
}

/** An empty database. Its documents are never changed in place, only replaced. */
export function createDatabase(): Database {
  const collections = new Map<string, Map<string, StoredDocument>>()
  let size = 0

  const below = (path: string, parent: string): boolean => parent === '' || path.startsWith(`${parent}/`)

  function* group(collectionId: string | null, parent: string): Iterable<StoredDocument> {
    for (const [path, documents] of collections) {
      if (!below(path, parent)) continue
      if (collectionId === null || path.slice(path.lastIndexOf('/') + 1) === collectionId)
        yield* documents.values()
    }
  }

  /** The segment that follows `parent` in each collection path below it. */
  const nextSegments = (parent: string): Set<string> => {
    const start = parent === '' ? 0 : parent.length + 1
    const paths = [...collections.keys()].filter((path) => below(path, parent))
    return new Set(paths.map((path) => path.slice(start).split('/')[0] ?? ''))
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
    put: (document) => {
      const documents = collections.get(document.collection) ?? new Map<string, StoredDocument>()
      collections.set(document.collection, documents)
      if (!documents.has(document.id)) size += 1
      documents.set(document.id, document)
    },
    remove: (path) => {
      const { collection, id } = splitPath(path)
      const documents = collections.get(collection)
      if (!documents?.delete(id)) return
      size -= 1
      if (documents.size === 0) collections.delete(collection)
    },
    clear: () => {
      collections.clear()
      size = 0
    },
    get size() {
      return size
    },
  }
}
