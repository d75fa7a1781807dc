/** The end of every upload: what was announced of the object, the rules' word, and the object kept. */
import { HttpError, sendJson } from '../http'
import type { JsonObject } from '../request-fields'
import { readSettings } from './settings'
import type { StorageCall } from './storage-call'
import { type Announced, MAX_OBJECT_BYTES, objectJson } from './stored-object'

/** Reads the JSON that announces an object; `contentType` is what its headers say. @throws HttpError 400 */
export function readAnnounced(metadata: JsonObject, contentType: string): Announced {
  const md5Hash = typeof metadata.md5Hash === 'string' ? metadata.md5Hash : null
  return {
    settings: { ...readSettings({ contentType: contentType || undefined }), ...readSettings(metadata) },
    md5Hash,
  }
}

/** Stores the bytes if the rules allow it, and answers the metadata. @throws HttpError 400, 403 or 413 */
export function storeObject(context: StorageCall, bytes: Buffer, { settings, md5Hash }: Announced): void {
  const { bucket, name, store, access, call } = context
  if (bytes.length > MAX_OBJECT_BYTES) {
    throw new HttpError(413, `An object holds at most ${MAX_OBJECT_BYTES} bytes.`)
  }
  const after = store.draft(bucket, name, bytes, settings)
  if (md5Hash !== null && md5Hash !== after.md5Hash) {
    throw new HttpError(
      400,
      `Provided MD5 hash "${md5Hash}" doesn't match calculated MD5 hash "${after.md5Hash}".`,
    )
  }
  // New content is a `create` even over an existing object; `update` is for metadata alone.
  access.demand('create', context, { before: store.get(bucket, name), after })
  store.keep(after, bytes)
  sendJson(call.response, 200, objectJson(after))
}
