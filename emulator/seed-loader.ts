/** Fills an empty backend from the seed folder: documents, accounts and files (see seed/README.md). */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { createAsAdmin } from './auth/admin-create'
import type { AuthState } from './auth/auth-state'
import type { DocumentStore } from './firestore/store'
import { fromPlainJson } from './firestore/wire-value'
import { isJsonObject, type JsonObject } from './request-fields'
import type { ObjectStore } from './storage/object-store'

const contentTypes: Record<string, string> = {
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

/** A seed that cannot be loaded; the message names the file and the place of the fault. */
export class SeedError extends Error {}

function filesBelow(folder: string): string[] {
  try {
    statSync(folder)
  } catch {
    return []
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SeedError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Says where a fault is: the file, and the place inside it. */
function within<T>(place: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new SeedError(`${place}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function loadCollection(file: string, collection: string, store: DocumentStore, now: Date): void {
  const documents = readJson(file)
  if (!isJsonObject(documents)) throw new SeedError(`${file}: it must be an object of documents by id.`)
  for (const [id, fields] of Object.entries(documents)) {
    within(`${file}: ${id}`, () => {
      if (!isJsonObject(fields)) throw new Error('a document must be an object.')
      const value = fromPlainJson(fields, now)
      if (!('mapValue' in value)) throw new Error('a document must be an object of fields.')
      store.set(`${collection}/${id}`, value.mapValue.fields)
    })
  }
}

function loadAccounts(file: string, auth: AuthState): void {
  const accounts = readJson(file)
  if (!Array.isArray(accounts)) throw new SeedError(`${file}: it must be a list of accounts.`)
  accounts.forEach((account: unknown, index) => {
    within(`${file}: [${index}]`, () => {
      if (!isJsonObject(account)) throw new Error('an account must be an object.')
      const { uid, ...fields }: JsonObject = account
      createAsAdmin(auth, { localId: uid, ...fields })
    })
  })
}

/**
 * Loads the seed of `folder`; `$daysFromNow` counts from `now`.
 * @throws SeedError naming the file and the place of the first fault.
 */
export function loadSeed(
  folder: string,
  parts: { store: DocumentStore; auth: AuthState; objects: ObjectStore; bucket: string },
  now = new Date(),
): void {
  const documents = join(folder, 'documents')
  for (const file of filesBelow(documents)) {
    if (extname(file) !== '.json') throw new SeedError(`${file}: only .json files hold documents.`)
    const collection = relative(documents, file).slice(0, -'.json'.length).split(sep).join('/')
    loadCollection(file, collection, parts.store, now)
  }
  const accounts = join(folder, 'accounts.json')
  if (filesBelow(folder).includes(accounts)) loadAccounts(accounts, parts.auth)
  const files = join(folder, 'files')
  for (const file of filesBelow(files)) {
    const name = relative(files, file).split(sep).join('/')
    const bytes = readFileSync(file)
    const contentType = contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream'
    const cacheControl = name.startsWith('paid/') ? null : 'public, max-age=3600'
    parts.objects.keep(parts.objects.draft(parts.bucket, name, bytes, { contentType, cacheControl }), bytes)
  }
}
