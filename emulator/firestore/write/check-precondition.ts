/** Preconditions: what a writer relied on must still be true. */

import { invalidArgument, StatusError } from '../status'
import type { StoredDocument } from '../stored-document'
import { formatMicros } from '../values/timestamp'
import type { Write } from './write'

/**
 * @param before The document as the writes before this one in the same commit leave it.
 * @param deletedHere Whether one of them deleted it.
 * @param name The document's full name, for the message.
 * @throws StatusError NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, or INVALID_ARGUMENT for an update of a document
 * that the same commit deletes.
 */
export function checkPrecondition(
  write: Write,
  before: StoredDocument | null,
  deletedHere: boolean,
  name: string,
): void {
  const { precondition } = write
  if (!precondition) return
  if ('updateTime' in precondition) {
    if (before && before.updateTime === precondition.updateTime) return
    const stored = before ? formatMicros(before.updateTime) : 'none'
    throw new StatusError(
      'FAILED_PRECONDITION',
      `The stored version (${stored}) of ${name} does not match the required base version.`,
    )
  }
  if (!precondition.exists) {
    if (before) throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`)
    return
  }
  if (before) return
  if (deletedHere) throw invalidArgument(`Cannot update ${name}: the same request deletes it.`)
  throw new StatusError('NOT_FOUND', `No document to update: ${name}`)
}
