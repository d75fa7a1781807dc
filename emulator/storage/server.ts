/** Storage over REST as the SDK calls it, with the project's storage rules. */
import { type Call, HttpError, listen, sendJson } from '../http'
import { type Caller, callerOf, InvalidTokenError } from '../id-token'
import { isJsonObject, jsonBody } from '../request-fields'
import type { DocumentReader, Ruleset } from '../rules/contract'
import { createStorageAccess } from './access'
import { download } from './download'
import { list } from './list'
import type { ObjectStore } from './object-store'
import { createResumableUploads, type ResumableUploads } from './resumable'
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
  loadRules(source: string): void
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new HttpError(400, 'The object name holds a malformed escape.')
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
      return upload(context)
    case 'PATCH':
      return updateObject(context)
    case 'DELETE':
      return deleteObject(context)
    default:
      throw new HttpError(405, `${method} is not answered here.`)
  }
}

/** `PUT /internal/setRules` of the official suite. */
async function replaceRules(options: StorageOptions, call: Call): Promise<void> {
  const { rules } = await jsonBody(call)
  const files: unknown = isJsonObject(rules) ? rules.files : undefined
  const file: unknown = Array.isArray(files) ? files[0] : undefined
  if (!isJsonObject(file) || typeof file.content !== 'string')
    throw new HttpError(400, 'Request body must hold rules.files[0].content.')
  try {
    options.loadRules(file.content)
  } catch (error) {
    throw new HttpError(400, error instanceof Error ? error.message : String(error))
  }
  sendJson(call.response, 200, { message: 'Rules updated successfully' })
}

async function answer(options: StorageOptions, uploads: ResumableUploads, call: Call): Promise<void> {
  if (call.method === 'GET' && call.path === '/')
    return sendJson(call.response, 200, { storageEmulator: { ready: true } })
  if (call.method === 'PUT' && call.path === '/internal/setRules') return replaceRules(options, call)
  if (call.method === 'POST' && call.path === '/internal/reset') {
    options.store.clear()
    uploads.clear()
    return sendJson(call.response, 200, {})
  }
  const match = OBJECTS.exec(call.path)
  if (!match) throw new HttpError(404, `${call.method} ${call.path} is no address of this service.`)
  const { rules, reader, log, store } = options
  const access = createStorageAccess({ caller: identify(call), rules: rules.current, reader, log })
  const name = match[2] ? decode(match[2]) : isUpload(call) ? (call.url.searchParams.get('name') ?? '') : ''
  if (isUpload(call) && name === '') throw new HttpError(400, 'An upload needs the name of its object.')
  return answerObject({ call, bucket: decode(match[1] ?? ''), name, store, uploads, access })
}

const isUpload = (call: Call) => call.method === 'POST' || call.method === 'PUT'

/** Starts the service and resolves with its port. @throws Error when the port is taken. */
export async function startStorage(
  options: StorageOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const uploads = createResumableUploads()
  return listen(options, (call) => answer(options, uploads, call))
}
