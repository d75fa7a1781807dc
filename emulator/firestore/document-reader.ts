/** Lets security rules read documents: those of Firestore, and those of Storage by `firestore.get`. */
import type { DocumentReader } from '../rules/contract'
import type { RuleMap, RulePath } from '../rules/values'
import { toRuleDocument } from './rule-values'
import type { DocumentStore } from './store'
import type { StoredDocument } from './stored-document'

/** The path inside the database that rules name as `/databases/{db}/documents/…`, or null for anything else. */
function pathInside(path: RulePath, databaseId: string): string | null {
  const [databases, database, documents, ...segments] = path.segments
  if (databases !== 'databases' || database !== databaseId || documents !== 'documents') return null
  return segments.length > 0 && segments.length % 2 === 0 ? segments.join('/') : null
}

/**
 * Reads the documents of one database as they are at the time of each call.
 * @param outcome Documents that a commit under judgement would leave otherwise; `getAfter` sees them.
 */
export function createDocumentReader(
  store: DocumentStore,
  { projectId, databaseId }: { projectId: string; databaseId: string },
  outcome: ReadonlyMap<string, StoredDocument | null> = new Map(),
): DocumentReader {
  const stored = (path: string): StoredDocument | null =>
    store.database({ project: projectId, database: databaseId }).get(path)
  const read = (path: RulePath, find: (path: string) => StoredDocument | null): RuleMap | null => {
    const inside = pathInside(path, databaseId)
    const document = inside === null ? null : find(inside)
    return document && toRuleDocument(document, databaseId)
  }
  return {
    get: (path) => read(path, stored),
    getAfter: (path) =>
      read(path, (inside) => (outcome.has(inside) ? (outcome.get(inside) ?? null) : stored(inside))),
  }
}
