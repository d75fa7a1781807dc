/** Storage over REST as the SDK calls it, with the project's storage rules. */
import { type Call, HttpError, listen, sendJson } from '../http'
import { type Caller, callerOf, InvalidTokenError } from '../id-token'
import { jsonBody } from '../request-fields'
import type { DocumentReader, Ruleset } from '../rules/contract'
import { createStorageAccess } from './access'
import { download } from './download'
import { changeTokens, isTokenCall } from './download-tokens'
import { list } from './list'
import { checkNewName, decodeName } from './object-name'
import type { ObjectStore } from './object-store'
import { createResumableUploads, type ResumableUploads } from './resumable'
import { replaceRules } from './rules-endpoint'
import { readSettings } from './settings'
import { existing, type StorageCall } from './storage-call'
import { objectJson } from './stored-object'
import { upload } from './upload'

export interface StorageOptions {
  host: string
  /** 0 takes a free one. */
  port: number
  store: ObjectStore
  /** Read anew for each call, so that a reload takes effect at once. */
  rules: { current: Ruleset }
  /** Puts other rules in place. @throws Error on a syntax error. */
  loadRules: (source: string) => void
  /** For `firestore.get` and `firestore.exists` in the rules. */
  reader: DocumentReader
  log: (line: string) => void
}

const OBJECTS = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/

function identify(call: Call): Caller {
  try {
    return callerOf(call.headers.authorization)
  } catch (error) {
    if (error instanceof InvalidTokenError) throw new HttpError(401, error.message)
    throw error
  }
}

async function updateObject(context: StorageCall): Promise<void> {
  const { store, access, call } = context
  const body = await jsonBody(call)
  const before = store.get(context.bucket, context.name)
  const changes = readSettings(body, before?.metadata)
  access.demand('update', context, { before, after: before && { ...before, ...changes } })
  sendJson(call.response, 200, objectJson(store.change(existing(context), changes)))
}

function deleteObject(context: StorageCall): void {
  const { store, access, call } = context
  access.demand('delete', context, { before: store.get(context.bucket, context.name) })
  store.remove(existing(context))
  call.response.writeHead(204).end()
}

async function answerObject(context: StorageCall): Promise<void> {
  // Browsers cannot send PATCH everywhere; the SDK's old form says it in a header.
  const method = String(context.call.headers['x-http-method-override'] ?? context.call.method)
  switch (method) {
    case 'GET':
    case 'HEAD':
      return context.name === '' ? list(context) : download(context)
    case 'POST':
    case 'PUT':
      if (isTokenCall(context.call.url.searchParams)) return changeTokens(context)
      checkNewName(context.name)
      return upload(context)
    case 'PATCH':
      return updateObject(context)
    case 'DELETE':
      return deleteObject(context)
    default:
      throw new HttpError(405, `${method} is not answered here.`)
  }
}

/** Calls of the official suite that no client makes. */
async function answerHook(options: StorageOptions, uploads: ResumableUploads, call: Call): Promise<boolean> {
  switch (`${call.method} ${call.path}`) {
    case 'GET /':
      sendJson(call.response, 200, { storageEmulator: { ready: true } })
      return true
    case 'PUT /internal/setRules':
      await replaceRules(call, options.loadRules)
      return true
    case 'POST /internal/reset':
      options.store.clear()
      uploads.clear()
      sendJson(call.response, 200, {})
      return true
    default:
      return false
  }
}

/** An upload to the bucket names its object in the query; other calls on the bucket have none. */
function uploadName({ method, url }: Call): string {
  return method === 'POST' || method === 'PUT' ? (url.searchParams.get('name') ?? '') : ''
}

async function answer(options: StorageOptions, uploads: ResumableUploads, call: Call): Promise<void> {
  if (await answerHook(options, uploads, call)) return
  const match = OBJECTS.exec(call.path)
  if (!match) throw new HttpError(404, `${call.method} ${call.path} is no address of this service.`)
  const { reader, log, store } = options
  const caller = identify(call)
  await answerObject({
    call,
    bucket: decodeName(match[1] ?? ''),
    name: match[2] ? decodeName(match[2]) : uploadName(call),
    store,
    uploads,
    access: createStorageAccess({ caller, rules: options.rules.current, reader, log }),
    isAdmin: caller.kind === 'owner',
  })
}

/** Starts the service and resolves with its port. @throws Error when the port is taken. */
export async function startStorage(
  options: StorageOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const uploads = createResumableUploads()
  return listen(options, (call) => answer(options, uploads, call))
}
