/** The part of a read that says which state it wants: the present one, or that of a transaction. */

import { type JsonObject, readOptionalObject, readOptionalString } from '../json-shape'
import { StatusError } from '../status'
import type { StoredDocument } from '../stored-document'
import type { CallContext } from './call-context'

export interface ReadConsistency {
  /** Id of a transaction that this call began, to return in its first result. */
  readonly begun: string | null
  /** Runs a read and has the transaction, if there is one, remember it. */
  read(find: () => readonly (StoredDocument | null)[]): readonly (StoredDocument | null)[]
}

function sameDocuments(
  left: readonly (StoredDocument | null)[],
  right: readonly (StoredDocument | null)[],
): boolean {
  // Stored documents are replaced, never changed, so the same object is the same version.
  return left.length === right.length && left.every((document, index) => document === right[index])
}

/** Begins a transaction as `options` of beginTransaction or `newTransaction` of a read ask. */
export function beginTransaction(context: CallContext, options: JsonObject | null): string {
  const readOnly = options ? readOptionalObject(options, 'readOnly', 'options') : null
  if (readOnly?.readTime) refuseReadTime()
  return context.transactions.begin(context.name, readOnly !== null)
}

function refuseReadTime(): never {
  throw new StatusError('UNIMPLEMENTED', 'Reading the state of an earlier time is not supported.')
}

/** @throws StatusError when the transaction is unknown, or the call requests an earlier state. */
export function readConsistency(context: CallContext, body: JsonObject): ReadConsistency {
  if (body.readTime !== undefined) refuseReadTime()
  const options = readOptionalObject(body, 'newTransaction', 'request')
  const begun = options ? beginTransaction(context, options) : null
  const id = begun ?? readOptionalString(body, 'transaction', 'request')
  return {
    begun,
    read: (find) => {
      const found = find()
      if (id) context.transactions.read(id, context.name, () => sameDocuments(found, find()))
      return found
    },
  }
}
