/** The saved form of the store: twenty thousand documents are read back in well under a tenth of a second. */
import type { Database } from './database'
import { type DatabaseName, splitPath } from './names/resource-name'
import type { StoredDocument } from './stored-document'
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

/** The JSON text of a snapshot in pieces of one document; collections may come in several parts. */
export function* saveDatabases(
  time: number,
  databases: Iterable<{ readonly name: DatabaseName; readonly documents: Database }>,
): Iterable<string> {
  yield `{"version":1,"time":${time},"databases":[`
  let isFirst = true
  for (const { name, documents } of databases) {
    if (documents.size === 0) continue
    yield `${isFirst ? '' : ','}${JSON.stringify(name).slice(0, -1)},"collections":[`
    isFirst = false
    let open: string | null = null
    for (const { collection, id, createTime, updateTime, fields } of documents.group(null, '')) {
      const saved: SavedDocument = [id, createTime, updateTime, fields]
      if (collection === open) yield ','
      else yield `${open === null ? '' : ']],'}[${JSON.stringify(collection)},[`
      open = collection
      yield JSON.stringify(saved)
    }
    yield open === null ? ']}' : ']]]}'
  }
  yield ']}'
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

/**
 * What a commit leaves behind: the whole database is empty, a path has no document, or the document at the path with its
 * times (microseconds) and fields.
 */
type SavedChange = readonly [project: string, database: string, path?: string, ...document: unknown[]]

/** The changes of one commit, and its time. */
export interface SavedCommit {
  readonly time: number
  readonly changes: readonly SavedChange[]
}

export function saveChange(
  { project, database }: DatabaseName,
  change: StoredDocument | string | null,
): SavedChange {
  if (change === null) return [project, database]
  if (typeof change === 'string') return [project, database, change]
  return [project, database, change.path, change.createTime, change.updateTime, change.fields]
}

function isSavedChange(value: unknown): value is SavedChange {
  if (!Array.isArray(value)) return false
  const [project, database, path, ...document] = value
  if (typeof project !== 'string' || typeof database !== 'string') return false
  return (
    value.length === 2 ||
    (typeof path === 'string' && (document.length === 0 || isSavedDocument([path, ...document])))
  )
}

/** @throws Error when the data is no commit of `saveChange`. */
export function parseCommit(data: unknown): SavedCommit {
  if (typeof data === 'object' && data !== null && 'time' in data && 'changes' in data) {
    const { time, changes } = data
    if (typeof time === 'number' && Array.isArray(changes) && changes.every(isSavedChange))
      return { time, changes }
  }
  throw new Error('it is no change of documents')
}

/** Makes a change in its database again. */
export function applyChange(documents: Database, [, , path, ...document]: SavedChange): void {
  if (path === undefined) documents.clear()
  else if (document.length === 0) documents.remove(path)
  else {
    // parseCommit has seen to it.
    const [createTime, updateTime, fields] = document as [number, number, WireFields]
    documents.put({ path, ...splitPath(path), fields, createTime, updateTime })
  }
}
