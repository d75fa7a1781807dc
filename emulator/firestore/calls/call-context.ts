/** What every call on documents needs to know. */
import type { Access } from '../access'
import type { Database } from '../database'
import type { IndexDefinitions } from '../indexes'
import type { JsonObject } from '../json-shape'
import type { FieldPath } from '../names/field-path'
import { type DatabaseName, documentName } from '../names/resource-name'
import { StatusError } from '../status'
import type { DocumentStore } from '../store'
import type { StoredDocument } from '../stored-document'
import type { Bill } from '../usage'
import { pickFields } from '../values/field-access'
import { formatMicros } from '../values/timestamp'
import type { WireFields } from '../wire-value'

export interface CallContext {
  readonly name: DatabaseName
  /** `projects/p/databases/d/documents`. */
  readonly root: string
  readonly store: DocumentStore
  readonly database: Database
  readonly access: Access
  readonly indexes: IndexDefinitions | null
  /** Gets what is billed, once nothing refuses the call any more. */
  readonly bill: Bill
}

export interface WireDocument {
  readonly name: string
  readonly fields: WireFields
  readonly createTime: string
  readonly updateTime: string
}

/** A document as it travels. @param mask Fields to tell; null tells all. */
export function toWireDocument(
  { name }: CallContext,
  document: StoredDocument,
  mask: readonly FieldPath[] | null,
): WireDocument {
  return {
    name: documentName(name, document.path),
    fields: mask ? pickFields(document.fields, mask) : document.fields,
    createTime: formatMicros(document.createTime),
    updateTime: formatMicros(document.updateTime),
  }
}

export function readTimeNow({ store }: CallContext): string {
  return formatMicros(store.clock.read())
}

/** @throws StatusError UNIMPLEMENTED for a call in a transaction, or on the state of an earlier time. */
export function refuseTransaction(body: JsonObject): void {
  const name = ['transaction', 'newTransaction', 'readTime'].find((field) => body[field] !== undefined)
  if (name) throw new StatusError('UNIMPLEMENTED', `${name} is not supported.`)
}
