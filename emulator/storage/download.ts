import { sendJson } from '../http'
import { parseRange } from './range'
import { existing, type StorageCall } from './storage-call'
import { contentHeaders, objectJson, type StoredObject } from './stored-object'

function sendBytes({ call, store }: StorageCall, object: StoredObject): void {
  const { request, response } = call
  const bytes = store.bytes(object)
  const headers = contentHeaders(object)
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, { etag: headers.etag }).end()
    return
  }
  const range = parseRange(request.headers.range, object.size)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${object.size}` }).end()
    return
  }
  const part = range ? bytes.subarray(range.from, range.to + 1) : bytes
  const contentRange = range && { 'content-range': `bytes ${range.from}-${range.to}/${object.size}` }
  response.writeHead(range ? 206 : 200, { ...headers, ...contentRange, 'content-length': part.length })
  response.end(call.method === 'HEAD' ? undefined : part)
}

/** GET or HEAD of an object: its metadata, or with `alt=media` its bytes. A valid token passes the rules by. */
export function download(context: StorageCall): void {
  const { call, access, bucket, name, store } = context
  const query = call.url.searchParams
  const before = store.get(bucket, name)
  const token = query.get('token')
  const isMedia = query.get('alt') === 'media'
  if (token === null || !before?.downloadTokens.includes(token)) {
    access.demand('get', context, { before })
  }
  const object = existing(context)
  if (isMedia) sendBytes(context, object)
  else sendJson(call.response, 200, objectJson(object))
}
