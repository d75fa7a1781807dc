import { randomUUID } from 'node:crypto'
import { HttpError, sendJson } from '../http'
import { existing, type StorageCall } from './storage-call'
import { objectJson } from './stored-object'

/** True for the administrator's calls that make or revoke the token of a download URL. */
export function isTokenCall(query: URLSearchParams): boolean {
  return query.has('create_token') || query.has('delete_token')
}

/** `create_token=true` adds a token, `delete_token=…` revokes one; an object is never without. @throws HttpError 403, 404 */
export function changeTokens(context: StorageCall): void {
  const { call, store, isAdmin } = context
  if (!isAdmin) throw new HttpError(403, 'Missing admin credentials.')
  const object = existing(context)
  const revoked = call.url.searchParams.get('delete_token')
  const kept = object.downloadTokens.filter((token) => token !== revoked)
  const isNewNeeded = revoked === null || kept.length === 0
  const downloadTokens = isNewNeeded ? [...kept, randomUUID()] : kept
  sendJson(call.response, 200, objectJson(store.change(object, { downloadTokens })))
}
