/** All documents of the backend: databases of several projects, kept apart, in memory. */

import type { KeptPart } from '../data/kept-part'
import { type Clock, createClock } from './clock'
import { createDatabase, type Database } from './database'
import { checkPath } from './names/id-rules'
import { type DatabaseName, documentName, splitPath } from './names/resource-name'
import {
  applyChange,
  loadCollections,
  parseCommit,
  parseSnapshot,
  type SavedCommit,
  saveChange,
  saveDatabases,
} from './snapshot'
import type { StoredDocument } from './stored-document'
import { checkDocumentSize } from './values/document-size'
import { withFullReferences } from './values/full-references'
import type { WireFields } from './wire-value'

export const DEFAULT_PROJECT = 'demo-pariksha'
export const DEFAULT_DATABASE = '(default)'

export interface DocumentStore extends KeptPart {
  /** The project that `set` writes to. */
  readonly projectId: string
  readonly clock: Clock
  /** A database of any project; one that nobody wrote to is empty. */
  database(name: DatabaseName): Database
  /** Seeds one document of the default database; relative references in it get the project's full name. */
  set(path: string, fields: WireFields): void
  /** Tells the listeners of a commit; whoever writes through `database` calls it once it is done. */
  changed(): void
  isEmpty(): boolean
  /** Removes every document of every project. */
  clear(): void
}

/** @param options.now Milliseconds since the epoch, for tests; `options.projectId` is that of the seed. */
export function createDocumentStore(options: { now?: () => number; projectId?: string } = {}): DocumentStore {
  const clock = createClock(options.now ?? Date.now)
  const projectId = options.projectId ?? DEFAULT_PROJECT
  const databases = new Map<string, { name: DatabaseName; documents: Database }>()
  const listeners: Array<(commit: SavedCommit) => void> = []
  /** What the commit under way has changed so far. */
  let pending: [DatabaseName, StoredDocument | string | null][] = []

  const database = (name: DatabaseName): Database => {
    const key = `${name.project}/${name.database}`
    const known = databases.get(key)
    if (known) return known.documents
    const documents = createDatabase({ onChange: (change) => pending.push([name, change]) })
    databases.set(key, { name, documents })
    return documents
  }
  const changed = (): void => {
    const changes = pending
    pending = []
    if (changes.length === 0 || listeners.length === 0) return
    const commit = { time: clock.last(), changes: changes.map(([name, change]) => saveChange(name, change)) }
    for (const listener of listeners) listener(commit)
  }

  // Databases are emptied, never dropped: open transactions hold on to theirs.
  const clearAll = (): void => {
    for (const { documents } of databases.values()) documents.clear()
  }

  return {
    projectId,
    clock,
    database,
    changed,
    onChange: (listener) => {
      listeners.push(listener)
    },
    set: (path, fields) => {
      const segments = path.split('/')
      if (segments.length % 2 !== 0) throw new Error(`${path} is no path of a document`)
      checkPath(segments)
      const name = { project: projectId, database: DEFAULT_DATABASE }
      const full = withFullReferences(fields, (target) => documentName(name, target))
      checkDocumentSize(path, full)
      const time = clock.commit()
      const before = database(name).get(path)
      database(name).put({
        path,
        ...splitPath(path),
        fields: full,
        createTime: before?.createTime ?? time,
        updateTime: time,
      })
      changed()
    },
    isEmpty: () => [...databases.values()].every(({ documents }) => documents.size === 0),
    clear: () => {
      clearAll()
      changed()
    },
    apply: (data) => {
      const { time, changes } = parseCommit(data)
      clock.advanceTo(time)
      for (const change of changes) {
        const [project, id] = change
        applyChange(database({ project, database: id }), change)
      }
      pending = []
    },
    save: () => saveDatabases(clock.last(), databases.values()),
    restore: (data) => {
      const snapshot = parseSnapshot(data)
      clearAll()
      clock.advanceTo(snapshot.time)
      for (const { project, database: id, collections } of snapshot.databases) {
        loadCollections(database({ project, database: id }), collections)
      }
      pending = []
    },
  }
}
