/** What a collection or document id may be (Firestore's quotas page, "Limits on collections, documents and fields"). */
import { invalidArgument } from '../status'

const MAX_ID_BYTES = 1500
/** Segments of one path: 100 levels of subcollections, each a collection and a document. */
const MAX_SEGMENTS = 200
/** Ids that older imports gave to numeric keys; the only reserved names that documents may have. */
const NUMERIC_ID = /^__id-?\d+__$/

export function isReserved(name: string): boolean {
  return name.length >= 4 && name.startsWith('__') && name.endsWith('__')
}

/** @throws StatusError INVALID_ARGUMENT when a segment of a path may not be an id. */
export function checkId(id: string): void {
  if (id === '') throw invalidArgument('A collection or document id is empty.')
  if (id === '.' || id === '..') throw invalidArgument(`Resource id "${id}" is invalid.`)
  if (id.includes('/')) throw invalidArgument(`Resource id "${id}" must not contain "/".`)
  if (/\p{Surrogate}/u.test(id))
    throw invalidArgument(`Resource id ${JSON.stringify(id)} is not valid UTF-8.`)
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalidArgument(`Resource id "${id.slice(0, 40)}…" is longer than ${MAX_ID_BYTES} bytes.`)
  }
  if (isReserved(id) && !NUMERIC_ID.test(id)) {
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`)
  }
}

/** @throws StatusError INVALID_ARGUMENT */
export function checkPath(segments: readonly string[]): void {
  if (segments.length > MAX_SEGMENTS)
    throw invalidArgument('Collections are nested more than 100 levels deep.')
  for (const segment of segments) checkId(segment)
}
