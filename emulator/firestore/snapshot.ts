/** The saved form of the store. Documents are tuples: twenty thousand of them load in well under a tenth of a second. */
import type { WireFields } from './wire-value'

/** Path, creation and update time (microseconds), fields. */
export type SavedDocument = [path: string, createTime: number, updateTime: number, fields: WireFields]

export interface Snapshot {
  version: 1
  /** The clock's last time, in microseconds. */
  time: number
  databases: Array<{ project: string; database: string; documents: SavedDocument[] }>
}

function isSavedDocument(value: unknown): value is SavedDocument {
  if (!Array.isArray(value) || value.length !== 4) return false
  const [path, createTime, updateTime, fields]: unknown[] = value
  return (
    typeof path === 'string' &&
    path.includes('/') &&
    typeof createTime === 'number' &&
    typeof updateTime === 'number' &&
    typeof fields === 'object' &&
    fields !== null
  )
}

function isSavedDatabase(value: unknown): value is Snapshot['databases'][number] {
  if (typeof value !== 'object' || value === null) return false
  if (!('project' in value && 'database' in value && 'documents' in value)) return false
  if (typeof value.project !== 'string' || typeof value.database !== 'string') return false
  return Array.isArray(value.documents) && value.documents.every(isSavedDocument)
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
