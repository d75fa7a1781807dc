/** All documents of the backend: databases of several projects, kept apart, in memory. */

import type { EntryChange, StoredPart } from '../data/stored-part'
import { type Clock, createClock } from './clock'
import { createDatabase, type Database } from './database'
import { checkPath } from './names/id-rules'
import { type DatabaseName, documentName, splitPath } from './names/resource-name'
import type { StoredDocument } from './stored-document'
import { checkDocumentSize } from './values/document-size'
import { withFullReferences } from './values/full-references'
import type { WireFields } from './wire-value'

export const DEFAULT_PROJECT = 'demo-pariksha'
export const DEFAULT_DATABASE = '(default)'

export interface DocumentStore extends StoredPart {
  /** The project that `set` writes to. */
  readonly projectId: string
  readonly clock: Clock
  /** A database of any project; one that nobody wrote to is empty. */
  database(name: DatabaseName): Database
  /** Seeds one document of the default database; relative references in it get the project's full name. */
  set(path: string, fields: WireFields): void
  isEmpty(): boolean
  /** Removes every document of every project. */
  clear(): void
}

/** The stored form of a document. Its key is for finding it, the value says everything. */
type StoredForm = [
  project: string,
  database: string,
  path: string,
  createTime: number,
  updateTime: number,
  fields: WireFields,
]

function isStoredForm(data: unknown): data is StoredForm {
  if (!Array.isArray(data) || data.length !== 6) return false
  const types = data.map((item) => typeof item).join()
  return types === 'string,string,string,number,number,object'
}

/** @param options.now Milliseconds since the epoch, for tests; `options.projectId` is that of the seed. */
export function createDocumentStore(options: { now?: () => number; projectId?: string } = {}): DocumentStore {
  const clock = createClock(options.now ?? Date.now)
  const projectId = options.projectId ?? DEFAULT_PROJECT
  const databases = new Map<string, Database>()
  const listeners: ((change: EntryChange) => void)[] = []

  const database = ({ project, database: id }: DatabaseName): Database => {
    const key = `${encodeURIComponent(project)}/${encodeURIComponent(id)}`
    const known = databases.get(key)
    if (known) return known
    const documents: Database = createDatabase((path, before, after) => {
      const form = ({ createTime, updateTime, fields }: StoredDocument): StoredForm => [
        project,
        id,
        path,
        createTime,
        updateTime,
        fields,
      ]
      for (const listener of listeners) {
        listener({
          key: `document/${key}/${path}`,
          encode: after ? () => JSON.stringify(form(after)) : null,
          undo: () => (before ? documents.put(before) : documents.remove(path)),
        })
      }
    })
    databases.set(key, documents)
    return documents
  }

  return {
    projectId,
    clock,
    database,
    kinds: ['document'],
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
    },
    isEmpty: () => [...databases.values()].every((documents) => documents.isEmpty()),
    // Databases are emptied, never dropped: calls hold a reference.
    clear: () => {
      for (const documents of databases.values()) documents.clear()
    },
    load: (_, value) => {
      const data: unknown = JSON.parse(value.toString())
      if (!isStoredForm(data)) throw new Error('an entry is no document')
      const [project, id, path, createTime, updateTime, fields] = data
      clock.advanceTo(updateTime)
      database({ project, database: id }).put({ path, ...splitPath(path), fields, createTime, updateTime })
    },
  }
}
