/** Storage over REST as the SDK calls it, with the project's storage rules. */
import { randomUUID } from 'node:crypto'
import { type Call, HttpError, type ListenOptions, listen, sendJson } from '../http'
import { callerOf } from '../id-token'
import { jsonBody } from '../request-fields'
import type { DocumentReader, Ruleset } from '../rules/contract'
import { createStorageAccess } from './access'
import { download } from './download'
import { list } from './list'
import { checkNewName, decodeName } from './object-name'
import type { ObjectStore } from './object-store'
import { readSettings } from './settings'
import { existing, type StorageCall } from './storage-call'
import { objectJson } from './stored-object'
import { upload } from './upload'

export interface StorageOptions extends ListenOptions {
  store: ObjectStore
  /** Read again for each call, so that a reload takes effect at once. */
  rules: { current: Ruleset }
  /** For `firestore.get` and `firestore.exists` in the rules. */
  reader: DocumentReader
}

const OBJECTS = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/

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

/** True for the administrator's calls that make or revoke the token of a download URL. */
function isTokenCall(query: URLSearchParams): boolean {
  return query.has('create_token') || query.has('delete_token')
}

/** `create_token=true` adds a token, `delete_token=…` revokes one; an object is never without. @throws HttpError 403, 404 */
function changeTokens(context: StorageCall): void {
  const { call, store, isAdmin } = context
  if (!isAdmin) throw new HttpError(403, 'Missing admin credentials.')
  const object = existing(context)
  const revoked = call.url.searchParams.get('delete_token')
  const kept = object.downloadTokens.filter((token) => token !== revoked)
  const isNewNeeded = revoked === null || kept.length === 0
  const downloadTokens = isNewNeeded ? [...kept, randomUUID()] : kept
  sendJson(call.response, 200, objectJson(store.change(object, { downloadTokens })))
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

/** An upload to the bucket names its object in the query; other calls on the bucket have none. */
function uploadName({ method, url }: Call): string {
  return method === 'POST' || method === 'PUT' ? (url.searchParams.get('name') ?? '') : ''
}

async function answer(options: StorageOptions, call: Call): Promise<void> {
  if (call.method === 'GET' && call.path === '/')
    return sendJson(call.response, 200, { storageEmulator: { ready: true } })
  const match = OBJECTS.exec(call.path)
  if (!match) throw new HttpError(404, `${call.method} ${call.path} is no address of this service.`)
  const { reader, log, store } = options
  const caller = callerOf(call.headers.authorization, (reason) => new HttpError(401, reason))
  await answerObject({
    call,
    bucket: decodeName(match[1] ?? ''),
    name: match[2] ? decodeName(match[2]) : uploadName(call),
    store,
    access: createStorageAccess({ caller, rules: options.rules.current, reader, log }),
    isAdmin: caller.kind === 'owner',
  })
}

/** Starts the service and resolves with its port. @throws Error when the port is taken. */
export async function startStorage(
  options: StorageOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  // The SDK shows 402 as storage/quota-exceeded; a 5xx it would repeat for ten minutes.
  return listen(
    options,
    (call) => answer(options, call),
    (_, message) => new HttpError(402, message),
  )
}
