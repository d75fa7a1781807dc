/** Reads the seed as it stands on disk, for the checks beside it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import * as z from 'zod/mini'

export type SeedDocument = Record<string, unknown>

const DocumentsSchema = z.record(z.string(), z.record(z.string(), z.unknown()))
const AccountsSchema = z.array(
  z.strictObject({
    uid: z.string(),
    email: z.email(),
    password: z.string(),
    displayName: z.string(),
    emailVerified: z.boolean(),
  }),
)

const seed = import.meta.dirname
export const filesFolder = join(seed, 'files')

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

function json(path: string): unknown {
  return JSON.parse(readFileSync(join(seed, path), 'utf8'))
}

/** Collection path to documents by id. Throws when a file is not JSON or not a map of documents. */
export function readCollections(): Map<string, Record<string, SeedDocument>> {
  return new Map(
    filesUnder(join(seed, 'documents')).map((file) => [
      file.replace(/\.json$/, ''),
      z.parse(DocumentsSchema, json(`documents/${file}`)),
    ]),
  )
}

export function readAccounts(): z.infer<typeof AccountsSchema> {
  return z.parse(AccountsSchema, json('accounts.json'))
}

/** Storage paths of all files of the seed. */
export function storedFiles(): string[] {
  return filesUnder(filesFolder)
}

/** Every document with its full path. */
export function allDocuments(): { path: string; document: SeedDocument }[] {
  return [...readCollections()].flatMap(([collection, documents]) =>
    Object.entries(documents).map(([id, document]) => ({ path: `${collection}/${id}`, document })),
  )
}

/** Every value inside a document, at any depth, with the name under which it stands. */
export function valuesIn(value: unknown, name = ''): { name: string; value: unknown }[] {
  const inner =
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, item]) => valuesIn(item, Array.isArray(value) ? name : key))
      : []
  return [{ name, value }, ...inner]
}
