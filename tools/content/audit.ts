/** The audit list: who changed what, when, and what it was before (docs/decisions/078). Only administrators read it. */
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as z from 'zod'
import { parseFields } from '../../emulator/firestore/values/parse-value'
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'
import { ChangedMeanwhile, type Write } from './database'
import { plainFields } from './stored-form'
import type { Target } from './target'

const collection = 'audit'
/** Days for which a change can be undone. */
const daysToUndo = 30
/** Paths that an entry names; an import may write thousands. */
const namedPaths = 50

export interface AuditEntry {
  id: string
  /** ISO 8601. */
  at: string
  operator: string
  /** What was done, in one sentence. */
  what: string
  /** Paths of the documents, or what else it is about; the first 50. */
  about: string[]
  /** Documents that were changed. */
  count: number
  /** False: the operator's machine or the network stopped before the end. */
  isDone: boolean
  /** ISO 8601; null when there is nothing to undo. */
  undoUntil: string | null
}

/** One document of an entry. Fields that a merge did not name are not part of it. */
interface Change {
  path: string
  mode: Write['mode']
  before: WireFields | null
  after: WireFields | null
}

const text = (value: string): WireValue => ({ stringValue: value })
const moment = (value: Date): WireValue => ({ timestampValue: value.toISOString() })

const pack = promisify(gzip)
const unpack = promisify(gunzip)

async function packed(change: Change): Promise<WireValue> {
  return { bytesValue: (await pack(JSON.stringify(change))).toString('base64') }
}

const fieldsOrNull = z.nullable(z.unknown().transform((fields) => parseFields(fields)))
const changeSchema = z.object({
  path: z.string(),
  mode: z.enum(['merge', 'replace', 'remove']),
  before: fieldsOrNull,
  after: fieldsOrNull,
})

async function unpacked(fields: WireFields): Promise<Change | null> {
  const { change } = fields
  if (!change || !('bytesValue' in change)) return null
  const json = (await unpack(Buffer.from(change.bytesValue, 'base64'))).toString()
  return changeSchema.parse(JSON.parse(json))
}

/** The part of a document that a write touches. */
function touched(fields: WireFields | undefined, { mode, fields: written, without = [] }: Write) {
  if (!fields) return null
  if (mode !== 'merge') return fields
  const names = new Set([...Object.keys(written), ...without])
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)))
}

const changePath = (id: string, index: number) =>
  `${collection}/${id}/changes/${String(index).padStart(6, '0')}`

async function begin(
  target: Target,
  what: string,
  about: readonly string[],
  changes: readonly Change[],
): Promise<string> {
  const now = new Date()
  const id = `${now.toISOString()}-${randomBytes(4).toString('hex')}`
  const expireAt = moment(new Date(now.getTime() + daysToUndo * 86_400_000))
  const entry: WireFields = {
    at: moment(now),
    operator: text(target.operator),
    what: text(what),
    about: { arrayValue: { values: about.slice(0, namedPaths).map(text) } },
    count: { integerValue: String(changes.length) },
    isDone: { booleanValue: false },
    undoUntil: changes.length > 0 ? expireAt : { nullValue: null },
  }
  const stored = await Promise.all(
    changes.map(async (change, index): Promise<Write> => {
      const fields = { change: await packed(change), expireAt }
      return { path: changePath(id, index), fields, mode: 'replace' }
    }),
  )
  await target.database.write([{ path: `${collection}/${id}`, fields: entry, mode: 'replace' }, ...stored])
  return id
}

const finish = (target: Target, id: string) =>
  target.database.write([
    { path: `${collection}/${id}`, fields: { isDone: { booleanValue: true } }, mode: 'merge' },
  ])

/** Takes an entry out of the list whose change was refused as a whole. */
async function forget(target: Target, id: string, changes: number): Promise<void> {
  const paths = [
    `${collection}/${id}`,
    ...Array.from({ length: changes }, (_, index) => changePath(id, index)),
  ]
  await target.database.write(paths.map((path): Write => ({ path, fields: {}, mode: 'remove' })))
}

/**
 * Writes documents and lists the change. The entry is written first, so that no change is without one; it goes when the
 * whole change is refused.
 * @param what one sentence: `Published "Polity 1"`
 * @param written told after each batch
 * @returns the entry's id
 * @throws ChangedMeanwhile when a document is not in the state that its write names
 */
export async function writeWithAudit(
  target: Target,
  what: string,
  writes: readonly Write[],
  written?: (count: number) => void,
): Promise<string> {
  const before = await target.database.read(writes.map(({ path }) => path))
  const changes = writes.map((write): Change => {
    const { path, mode, fields } = write
    return { path, mode, before: touched(before.get(path), write), after: mode === 'remove' ? null : fields }
  })
  const paths = writes.map(({ path }) => path)
  const id = await begin(target, what, paths, changes)
  let done = 0
  try {
    await target.database.write(writes, (count) => {
      done += count
      written?.(count)
    })
  } catch (error) {
    if (done === 0 && error instanceof ChangedMeanwhile) await forget(target, id, changes.length)
    throw error
  }
  await finish(target, id)
  return id
}

/** Lists what was done where no document can be given back: a refund, an erased student. @returns the entry's id */
export async function noteInAudit(target: Target, what: string, about: readonly string[]): Promise<string> {
  const id = await begin(target, what, about, [])
  await finish(target, id)
  return id
}

/**
 * Does something that no document can take back, and lists it. The entry is written first; one whose work failed stays
 * marked as not finished.
 */
export async function doWithAudit<Result>(
  target: Target,
  what: string,
  about: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const id = await begin(target, what, about, [])
  const result = await work()
  await finish(target, id)
  return result
}

const entrySchema = z.object({
  at: z.date(),
  operator: z.string(),
  what: z.string(),
  about: z.array(z.string()),
  count: z.number(),
  isDone: z.boolean(),
  undoUntil: z.nullable(z.date()),
})

function entryOf(path: string, fields: WireFields): AuditEntry {
  const { at, undoUntil, ...entry } = entrySchema.parse(plainFields(fields))
  const id = path.slice(collection.length + 1)
  return { id, ...entry, at: at.toISOString(), undoUntil: undoUntil?.toISOString() ?? null }
}

/** The newest entries, newest first. */
export async function listAudit({ database }: Target, limit = 100): Promise<AuditEntry[]> {
  const found = await database.highest(collection, 'at', limit)
  return found.map(({ path, fields }) => entryOf(path, fields))
}

/** Who changed a document last. */
export type LastChange = Pick<AuditEntry, 'operator' | 'at' | 'what'>

/** Entries that are searched for a last change, the newest first. */
const searched = 300

/** Who changed any of these documents last; null when the newest finished entries do not name them. */
export async function lastChangeOf(target: Target, paths: readonly string[]): Promise<LastChange | null> {
  const entries = await listAudit(target, searched)
  const found = entries.find(({ about, isDone }) => isDone && about.some((path) => paths.includes(path)))
  return found ? { operator: found.operator, at: found.at, what: found.what } : null
}

async function changesOf({ database }: Target, entry: AuditEntry): Promise<Change[]> {
  const paths = Array.from({ length: entry.count }, (_, index) => changePath(entry.id, index))
  const found = await database.read(paths)
  const changes = await Promise.all(
    paths.flatMap((path) => {
      const fields = found.get(path)
      return fields ? [unpacked(fields)] : []
    }),
  )
  return changes.filter((change) => change !== null)
}

/** @throws Error when there is no such entry */
async function findEntry(target: Target, id: string): Promise<AuditEntry> {
  const path = `${collection}/${id}`
  const fields = (await target.database.read([path])).get(path)
  if (!fields) throw new Error(`The audit list has no entry "${id}".`)
  return entryOf(path, fields)
}

/** One entry with each document before and after, as the app reads it; null where it did not exist. */
export async function readAudit(target: Target, id: string) {
  const entry = await findEntry(target, id)
  const changes = (await changesOf(target, entry)).map(({ path, before, after }) => ({
    path,
    before: before && plainFields(before),
    after: after && plainFields(after),
  }))
  return { entry, changes }
}

/** The write that takes a change back. */
function undoing({ path, mode, before, after }: Change, updateTime: string | null): Write {
  const when = updateTime === null ? { exists: false as const } : { updateTime }
  if (before === null) return { path, mode: 'remove', fields: {}, when }
  if (mode !== 'merge') return { path, mode: 'replace', fields: before, when }
  const without = Object.keys(after ?? {}).filter((name) => !(name in before))
  return { path, mode, fields: before, without, when }
}

/** Whether a document is as a change left it. */
function isAsLeft({ mode, after }: Change, now: WireFields | undefined): boolean {
  if (after === null) return now === undefined
  if (now === undefined) return false
  if (mode === 'replace') return isDeepStrictEqual(now, after)
  return Object.entries(after).every(([name, value]) => isDeepStrictEqual(now[name], value))
}

/** Whether a document is as it was before a change: the change, or its undoing, stopped before this document. */
function isAsBefore({ mode, before, after }: Change, now: WireFields | undefined): boolean {
  if (before === null || now === undefined) return before === null && now === undefined
  if (mode !== 'merge') return isDeepStrictEqual(now, before)
  const names = Object.keys({ ...before, ...after })
  return names.every((name) => isDeepStrictEqual(now[name], before[name]))
}

/**
 * Gives every document of an entry its state before it. That is a change too, with an entry of its own. Documents that
 * are in that state already, as after a change that was interrupted, stay. Catalogues, the index and ranks stay as they
 * are: `undoAndFinish` brings them up to date.
 * @returns the paths of the documents of the entry
 * @throws Error when it is too late, or a document has been changed since
 */
export async function undo(target: Target, id: string, now = new Date()): Promise<string[]> {
  const entry = await findEntry(target, id)
  if (entry.undoUntil === null) throw new Error('This entry keeps no documents, so it cannot be undone.')
  if (new Date(entry.undoUntil) < now)
    throw new Error(`A change can be undone for ${daysToUndo} days. This one is older.`)
  const changes = await changesOf(target, entry)
  const versions = await target.database.readVersions(changes.map(({ path }) => path))
  const fieldsNow = ({ path }: Change) => versions.get(path)?.fields
  const toUndo = changes.filter((change) => !isAsBefore(change, fieldsNow(change)))
  const changed = toUndo.find((change) => !isAsLeft(change, fieldsNow(change)))
  const sentence = (path: string) => `${path} has been changed since. Undo the later change first.`
  if (changed) throw new Error(sentence(changed.path))
  const writes = toUndo.map((change) => undoing(change, versions.get(change.path)?.updateTime ?? null))
  try {
    if (writes.length > 0) await writeWithAudit(target, `Undid: ${entry.what}`, writes)
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw new Error(sentence('A document'), { cause: error })
    throw error
  }
  return changes.map(({ path }) => path)
}
