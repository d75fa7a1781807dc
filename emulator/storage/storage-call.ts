import { type Call, HttpError } from '../http'
import type { StorageAccess } from './access'
import type { ObjectStore } from './object-store'
import type { StoredObject } from './stored-object'

/** One call on a bucket or an object of it. */
export interface StorageCall {
  call: Call
  bucket: string
  /** The object's name, decoded; '' for the bucket itself. */
  name: string
  store: ObjectStore
  access: StorageAccess
  /** `Bearer owner`: past the rules, and allowed what no rule can allow. */
  isAdmin: boolean
}

/** A header that is sent once, or ''. */
export function header({ headers }: Call, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

function notFound(): HttpError {
  return new HttpError(404, 'Not Found.', { error: { code: 404, message: 'Not Found.' } })
}

/** The object that the call names, which the caller may already see. @throws HttpError 404 */
export function existing({ store, bucket, name }: StorageCall): StoredObject {
  const object = store.get(bucket, name)
  if (!object) throw notFound()
  return object
}
