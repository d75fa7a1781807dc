/** Uploads of whole bodies: multipart as the SDK sends them, and plain ones. */
import { HttpError } from '../http'
import { parseMultipart } from './multipart'
import { header, type StorageCall } from './storage-call'
import { readAnnounced, storeObject } from './store-object'
import { MAX_OBJECT_BYTES } from './stored-object'

/** Room for the metadata and the boundaries around the bytes. */
const ENVELOPE_BYTES = 1024 * 1024

/** POST (or PUT) to a bucket's objects. @throws HttpError */
export async function upload(context: StorageCall): Promise<void> {
  const { call } = context
  const protocol = header(call, 'x-goog-upload-protocol')
  if (protocol === 'resumable')
    throw new HttpError(400, 'Uploads in chunks are not supported: use uploadBytes or uploadString.')
  const body = await call.body(MAX_OBJECT_BYTES + ENVELOPE_BYTES)
  const type = header(call, 'content-type')
  if (protocol !== 'multipart') return storeObject(context, body, readAnnounced({}, type))
  const parts = parseMultipart(type, body)
  return storeObject(context, parts.bytes, readAnnounced(parts.metadata, parts.type ?? ''))
}
