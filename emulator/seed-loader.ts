/** Fills an empty backend from the seed folder: documents, accounts and files (see seed/README.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { createAsAdmin } from './auth/admin-create'
import type { AuthState } from './auth/auth-state'
import type { DocumentStore } from './firestore/store'
import { documentId, fromPlainJson } from './firestore/values/seed-form'
import { readJsonFile } from './json-file'
import { isJsonObject, type JsonObject, textField } from './request-fields'
import type { ObjectStore } from './storage/object-store'

const CONTENT_TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}

const ACCOUNT_FIELDS = ['uid', 'email', 'password', 'displayName', 'emailVerified', 'disabled']

/** A seed that cannot be loaded; the message names the file and the place of the fault. */
export class SeedError extends Error {}

/** Files below a folder in a fixed order; hidden ones (of editors and systems) do not count. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Does the work; a fault in it becomes a SeedError that begins with its place. */
function within<T>(place: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new SeedError(`${place}${error instanceof Error ? error.message : String(error)}`)
  }
}

function loadCollection(file: string, collection: string, store: DocumentStore, now: Date): void {
  const documents = within('', () => readJsonFile(file))
  if (!isJsonObject(documents)) throw new SeedError(`${file}: it must be an object of documents by id.`)
  if (collection.split('/').length % 2 === 0) {
    throw new SeedError(
      `${file}: a file stands for a collection, but ${collection} is the path of a document.`,
    )
  }
  for (const [id, fields] of Object.entries(documents)) {
    within(`${file}: document "${id}": `, () => {
      if (!isJsonObject(fields)) throw new Error('it must be an object of fields.')
      const value = fromPlainJson(fields, now)
      if (!('mapValue' in value)) throw new Error('it must be an object of fields.')
      store.set(`${collection}/${documentId(id, now)}`, value.mapValue.fields)
    })
  }
}

function loadAccount(account: unknown, auth: AuthState): void {
  if (!isJsonObject(account)) throw new Error('it must be an object.')
  const unknown = Object.keys(account).find((name) => !ACCOUNT_FIELDS.includes(name))
  if (unknown) throw new Error(`there is no field "${unknown}".`)
  for (const name of ['uid', 'email', 'password']) {
    if (!textField(account, name)) throw new Error(`the field "${name}" is missing.`)
  }
  const { uid, ...fields }: JsonObject = account
  const { localId } = createAsAdmin(auth, { localId: uid, ...fields })
  // Sessions from before a restart go on: the account is the same one each time.
  auth.accounts.change(String(localId), { validSince: 0 })
}

function loadAccounts(file: string, auth: AuthState): void {
  const accounts = within('', () => readJsonFile(file))
  if (!Array.isArray(accounts)) throw new SeedError(`${file}: it must be a list of accounts.`)
  for (const [index, account] of accounts.entries()) {
    within(`${file}: account ${index + 1}: `, () => loadAccount(account, auth))
  }
}

function loadFile(file: string, name: string, bucket: string, objects: ObjectStore): void {
  const extension = extname(file).toLowerCase()
  const contentType = CONTENT_TYPES[extension]
  if (!contentType) throw new SeedError(`${file}: no content type is known for "${extension}".`)
  const cacheControl = /^(members|paid)\//.test(name) ? null : 'public, max-age=3600'
  objects.keepLater(bucket, name, () => ({
    bytes: readFileSync(file),
    settings: { contentType, cacheControl },
  }))
}

/**
 * Loads the seed of `folder`: `documents/<collection path>.json`, `accounts.json` and `files/<object name>`.
 * @param now The moment from which `$daysFromNow` counts.
 * @throws SeedError naming the file and the place of the first fault.
 */
export function loadSeed(
  folder: string,
  parts: { store: DocumentStore; auth: AuthState; objects: ObjectStore; bucket: string },
  now = new Date(),
): void {
  if (!existsSync(folder)) throw new SeedError(`${folder}: there is no such folder.`)
  const documents = join(folder, 'documents')
  for (const file of filesBelow(documents)) {
    if (extname(file) !== '.json') throw new SeedError(`${file}: only .json files hold documents.`)
    const collection = relative(documents, file).slice(0, -'.json'.length).split(sep).join('/')
    loadCollection(file, collection, parts.store, now)
  }
  const accounts = join(folder, 'accounts.json')
  if (existsSync(accounts)) loadAccounts(accounts, parts.auth)
  const files = join(folder, 'files')
  for (const file of filesBelow(files)) {
    loadFile(file, relative(files, file).split(sep).join('/'), parts.bucket, parts.objects)
  }
}
