/** The commands of a resumable upload: start, upload, query, cancel, finalize. */
import { HttpError } from '../http'
import { jsonBody } from '../request-fields'
import { CHUNK_GRANULARITY, type ResumableUpload } from './resumable'
import { header, type StorageCall } from './storage-call'
import { readAnnounced, storeObject } from './store-object'
import { MAX_OBJECT_BYTES } from './stored-object'

function tooLarge(): HttpError {
  return new HttpError(413, `An object holds at most ${MAX_OBJECT_BYTES} bytes.`)
}

/** The rules judge what is announced, so that a caller without permission occupies no memory, and the bytes at the end. */
async function start(context: StorageCall): Promise<void> {
  const { access, call, store, uploads, bucket, name } = context
  const size = Number(header(call, 'x-goog-upload-header-content-length')) || 0
  if (size > MAX_OBJECT_BYTES) throw tooLarge()
  const announced = readAnnounced(await jsonBody(call), header(call, 'x-goog-upload-header-content-type'))
  const draft = store.draft(bucket, name, Buffer.alloc(0), announced.settings)
  const after = { ...draft, size, md5Hash: announced.md5Hash ?? draft.md5Hash }
  access.demand('create', context, { before: store.get(bucket, name), after })
  const upload = uploads.start({ bucket, name, announced })
  const url = new URL(call.url.pathname, `http://${call.headers.host}`)
  url.search = new URLSearchParams({ name, upload_id: upload.id, upload_protocol: 'resumable' }).toString()
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

function requireActive(upload: ResumableUpload): void {
  if (upload.status !== 'active') throw new HttpError(400, `The upload is ${upload.status}.`)
}

/** Keeps a chunk that has arrived whole; one that the client breaks off (a paused upload) counts as never sent. */
async function append({ call, uploads }: StorageCall, upload: ResumableUpload): Promise<void> {
  const chunk = await uploads.receive(upload, call)
  requireActive(upload)
  const offset = Number(header(call, 'x-goog-upload-offset') || 0)
  if (offset !== upload.size) throw new HttpError(400, `Expected offset ${upload.size}, got ${offset}.`)
  if (upload.size + chunk.length > MAX_OBJECT_BYTES) {
    upload.end('cancelled')
    throw tooLarge()
  }
  uploads.add(upload, chunk)
}

function finalize(context: StorageCall, upload: ResumableUpload): void {
  requireActive(upload)
  const bytes = Buffer.concat(upload.chunks)
  // Ends here whatever the rules say: a refused client must start again.
  upload.end('final')
  context.call.response.setHeader('x-goog-upload-status', 'final')
  storeObject({ ...context, bucket: upload.bucket, name: upload.name }, bytes, upload.announced)
}

/** A call of a resumable upload: its start, or a command on one that has an id. @throws HttpError */
export async function uploadInChunks(context: StorageCall): Promise<void> {
  const { call, uploads } = context
  const id = call.url.searchParams.get('upload_id')
  if (id === null) return start(context)
  const upload = uploads.find(id)
  const commands = header(call, 'x-goog-upload-command')
    .split(',')
    .map((command) => command.trim())
  if (commands.includes('query')) return tellStatus(context, upload)
  if (commands.includes('cancel')) {
    requireActive(upload)
    upload.end('cancelled')
    return tellStatus(context, upload)
  }
  if (!commands.includes('upload') && !commands.includes('finalize')) {
    throw new HttpError(400, 'The header X-Goog-Upload-Command names no known command.')
  }
  if (commands.includes('upload')) await append(context, upload)
  return commands.includes('finalize') ? finalize(context, upload) : tellStatus(context, upload)
}
