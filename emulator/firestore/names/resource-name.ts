/** Full names such as `projects/p/databases/(default)/documents/users/u1` and the paths inside one database. */
import { invalidArgument } from '../status'
import { checkPath } from './id-rules'

export interface DatabaseName {
  readonly project: string
  readonly database: string
}

/** `projects/p/databases/d/documents`, the root of all documents of a database. */
export function rootOf({ project, database }: DatabaseName): string {
  return `projects/${project}/databases/${database}/documents`
}

/** @param path Path of a document inside the database, such as `users/u1`. */
export function documentName(name: DatabaseName, path: string): string {
  return `${rootOf(name)}/${path}`
}

/**
 * The path inside `database` that a document's full name holds.
 * @throws StatusError INVALID_ARGUMENT when it is no document's name, or one of another database.
 */
export function parseDocumentName(name: string, database: DatabaseName): string {
  const root = `${rootOf(database)}/`
  if (!name.startsWith(root)) {
    throw invalidArgument(`Document name "${name}" does not belong to the database ${rootOf(database)}.`)
  }
  const path = name.slice(root.length)
  const segments = path.split('/')
  if (segments.length % 2 !== 0) {
    throw invalidArgument(`Document name "${name}" lacks "documents/{collection}/{document}" pairs.`)
  }
  checkPath(segments)
  return path
}

const REFERENCE = /^projects\/[^/]+\/databases\/[^/]+\/documents\/(.+)$/s

/** Checks a stored reference, which may point into any database. @throws StatusError INVALID_ARGUMENT */
export function checkReference(name: string): void {
  const path = REFERENCE.exec(name)?.[1]
  const segments = path?.split('/') ?? []
  if (segments.length === 0 || segments.length % 2 !== 0 || segments.includes('')) {
    throw invalidArgument(`Invalid document reference "${name}".`)
  }
}

/** Collection path and id of a document's path: `a/b/c/d` is `d` in `a/b/c`. */
export function splitPath(path: string): { collection: string; id: string } {
  const cut = path.lastIndexOf('/')
  return { collection: path.slice(0, cut), id: path.slice(cut + 1) }
}
