/** Uploads: multipart, resumable and plain bodies. */
import { HttpError, sendJson } from '../http'
import { type JsonObject, jsonBody } from '../request-fields'
import { parseMultipart } from './multipart'
import { CHUNK_GRANULARITY, type ResumableUpload } from './resumable'
import { readSettings } from './settings'
import { MAX_OBJECT_BYTES, type StorageCall } from './storage-call'
import { objectJson, type Settable } from './stored-object'

const header = ({ call }: StorageCall, name: string): string => String(call.headers[name] ?? '')

/** Stores the bytes if the rules allow it, and answers the metadata. @throws HttpError 403 or 413 */
function store(context: StorageCall, bytes: Buffer, settings: Partial<Settable>): void {
  const { bucket, name, store: objects, access, call } = context
  if (bytes.length > MAX_OBJECT_BYTES)
    throw new HttpError(413, `An object holds at most ${MAX_OBJECT_BYTES} bytes.`)
  const before = objects.get(bucket, name)
  const after = objects.draft(bucket, name, bytes, settings)
  access.demand(before ? 'update' : 'create', context, { before, after })
  objects.keep(after, bytes)
  sendJson(call.response, 200, objectJson(after))
}

async function startResumable(context: StorageCall): Promise<void> {
  const { call, uploads, bucket, name } = context
  const body: JsonObject = await jsonBody(call)
  const type = header(context, 'x-goog-upload-header-content-type')
  const upload = uploads.start({
    bucket,
    name,
    settings: { ...(type && { contentType: type }), ...readSettings(body) },
  })
  const url = new URL(call.url.pathname, `http://${call.headers.host}`)
  url.searchParams.set('name', name)
  url.searchParams.set('upload_id', upload.id)
  url.searchParams.set('upload_protocol', 'resumable')
  call.response.writeHead(200, {
    'x-goog-upload-url': url.href,
    'x-goog-upload-control-url': url.href,
    'x-goog-upload-chunk-granularity': CHUNK_GRANULARITY,
    'x-goog-upload-status': upload.status,
  })
  call.response.end()
}

function tellStatus({ call }: StorageCall, upload: ResumableUpload): void {
  call.response.writeHead(200, {
    'x-goog-upload-status': upload.status,
    'x-goog-upload-size-received': upload.size,
  })
  call.response.end()
}

async function appendChunk(context: StorageCall, upload: ResumableUpload): Promise<void> {
  const offset = Number(header(context, 'x-goog-upload-offset') || 0)
  const chunk = await context.call.body(MAX_OBJECT_BYTES)
  if (upload.status !== 'active') throw new HttpError(400, `The upload is ${upload.status}.`)
  if (offset !== upload.size) throw new HttpError(400, `Expected offset ${upload.size}, got ${offset}.`)
  upload.chunks.push(chunk)
  upload.size += chunk.length
}

async function continueResumable(context: StorageCall, id: string): Promise<void> {
  const upload = context.uploads.find(id)
  const commands = header(context, 'x-goog-upload-command')
    .split(',')
    .map((command) => command.trim())
  if (commands.includes('query')) return tellStatus(context, upload)
  if (commands.includes('cancel')) {
    upload.status = 'cancelled'
    upload.chunks = []
    return tellStatus(context, upload)
  }
  if (commands.includes('upload')) await appendChunk(context, upload)
  if (!commands.includes('finalize')) return tellStatus(context, upload)
  if (upload.status !== 'active') throw new HttpError(400, `The upload is ${upload.status}.`)
  const bytes = Buffer.concat(upload.chunks)
  context.call.response.setHeader('x-goog-upload-status', 'final')
  store({ ...context, name: upload.name }, bytes, upload.settings)
  upload.status = 'final'
  upload.chunks = []
}

/** POST (or PUT) to a bucket's objects. @throws HttpError */
export async function upload(context: StorageCall): Promise<void> {
  const { call } = context
  const id = call.url.searchParams.get('upload_id')
  if (id !== null) return continueResumable(context, id)
  const protocol = header(context, 'x-goog-upload-protocol')
  if (protocol === 'resumable') return startResumable(context)
  const body = await call.body(MAX_OBJECT_BYTES + 1024 * 1024)
  const type = header(context, 'content-type')
  if (protocol === 'multipart') {
    const { metadata, bytes, type: partType } = parseMultipart(type, body)
    return store(context, bytes, { ...(partType && { contentType: partType }), ...readSettings(metadata) })
  }
  return store(context, body, type ? { contentType: type } : {})
}
