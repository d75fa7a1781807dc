import { sendJson } from '../http'
import { existing, type StorageCall } from './storage-call'
import { contentHeaders, objectJson, type StoredObject } from './stored-object'

/** Bytes that a `Range` header requests: from and to, both included; `null` for the whole; `unsatisfiable` outside. */
type ByteRange = { from: number; to: number } | null | 'unsatisfiable'

/** Reads `bytes=a-b`, `bytes=a-` and `bytes=-n`; several ranges or another unit are answered by the whole, as allowed. */
function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return null
  const [first, last] = [match[1] ?? '', match[2] ?? '']
  if (first === '' && last === '') return null
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { from: size - count, to: size - 1 }
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'unsatisfiable' : { from, to }
}

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
