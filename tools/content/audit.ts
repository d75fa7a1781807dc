/** The audit list: who changed what, when, and what it was before (docs/decisions/078). Only administrators read it. */
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { auditCollection, studentOfPath } from '../../api/erase-notes'
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'
import { type Change, changePath, packed } from './audit-changes'
import { contentName, publicPath } from './change-words'
import { ChangedMeanwhile, type Write } from './database'
import { plainFields } from './stored-form'
import type { Target } from './target'

/** Days for which a change can be undone. */
export const daysToUndo = 30
/** Paths that an entry names; an import may write thousands. */
const namedPaths = 500
const namedDocuments = 50

/** What was done, in one sentence. */
export interface Deed {
  what: string
  /** The student whom the reason is about: erasing them erases it. */
  student: string
  reason: string
}

export interface AuditEntry {
  id: string
  /** ISO 8601. */
  at: string
  operator: string
  /** What was done and why, in one sentence. */
  what: string
  /** The same in its parts; without a student and a reason where it is about none. */
  deed: Deed
  /** Paths of the documents, or what else it is about; the first 500. */
  about: string[]
  /** What people call these documents, each once, the first 50: `Mock test “Polity 3”`. */
  names: string[]
  /** Documents that were changed. */
  count: number
  /** False: the operator's machine or the network stopped before the end. */
  isDone: boolean
  /** ISO 8601; null when there is nothing to undo. */
  undoUntil: string | null
}

const text = (value: string): WireValue => ({ stringValue: value })
const moment = (value: Date): WireValue => ({ timestampValue: value.toISOString() })

/** The part of a document that a write touches. */
function touched(fields: WireFields | undefined, { mode, fields: written, without = [] }: Write) {
  if (!fields) return null
  if (mode !== 'merge') return fields
  const names = new Set([...Object.keys(written), ...without])
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)))
}

async function begin(
  target: Target,
  said: string | Deed,
  about: readonly string[],
  changes: readonly Change[],
  names: readonly string[] = [],
): Promise<string> {
  const { what, student, reason } = typeof said === 'string' ? { what: said, student: '', reason: '' } : said
  const now = new Date()
  const id = `${now.toISOString()}-${randomBytes(4).toString('hex')}`
  const expireAt = moment(new Date(now.getTime() + daysToUndo * 86_400_000))
  const entry: WireFields = {
    at: moment(now),
    operator: text(target.operator),
    what: text(what),
    student: text(student),
    reason: text(reason),
    about: { arrayValue: { values: about.slice(0, namedPaths).map(text) } },
    names: { arrayValue: { values: [...new Set(names)].slice(0, namedDocuments).map(text) } },
    count: { integerValue: String(changes.length) },
    isDone: { booleanValue: false },
    undoUntil: changes.length > 0 ? expireAt : { nullValue: null },
  }
  const stored = await Promise.all(
    changes.map(async (change, index): Promise<Write> => {
      const owner = text(studentOfPath(change.path) ?? '')
      const fields = { change: await packed(change), student: owner, expireAt }
      return { path: changePath(id, index), fields, mode: 'replace' }
    }),
  )
  await target.database.write([
    { path: `${auditCollection}/${id}`, fields: entry, mode: 'replace' },
    ...stored,
  ])
  return id
}

const finish = (target: Target, id: string) =>
  target.database.write([
    { path: `${auditCollection}/${id}`, fields: { isDone: { booleanValue: true } }, mode: 'merge' },
  ])

/** Takes an entry out of the list whose change was refused as a whole. */
async function forget(target: Target, id: string, changes: number): Promise<void> {
  const paths = [
    `${auditCollection}/${id}`,
    ...Array.from({ length: changes }, (_, index) => changePath(id, index)),
  ]
  await target.database.write(paths.map((path): Write => ({ path, fields: {}, mode: 'remove' })))
}

/**
 * Writes documents and lists the change. The entry is written first, so that no change is without one; it goes when the
 * whole change is refused.
 * @param said one sentence: `Published "Polity 1"`
 * @param written told after each batch
 * @returns the entry's id
 * @throws ChangedMeanwhile when a document is not in the state that its write names
 */
export async function writeWithAudit(
  target: Target,
  said: string | Deed,
  writes: readonly Write[],
  written?: (count: number) => void,
): Promise<string> {
  const paths = writes.map(({ path }) => path)
  const before = await target.database.read([...new Set([...paths, ...paths.map(publicPath)])])
  const changes = writes.map((write): Change => {
    const { path, mode, fields } = write
    return { path, mode, before: touched(before.get(path), write), after: mode === 'remove' ? null : fields }
  })
  const newFields = new Map(writes.map(({ path, fields }) => [path, fields]))
  const names = paths.map((path) => {
    const open = publicPath(path)
    return contentName(path, { ...before.get(open), ...newFields.get(open) })
  })
  const id = await begin(target, said, paths, changes, names)
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
 * @param isChange false when somebody else had done it meanwhile: then the entry goes
 */
export async function doWithAudit<Result>(
  target: Target,
  said: string | Deed,
  about: readonly string[],
  work: () => Promise<Result>,
  isChange: (result: Result) => boolean = () => true,
): Promise<Result> {
  const id = await begin(target, said, about, [])
  const result = await work()
  if (isChange(result)) await finish(target, id)
  else await forget(target, id, 0)
  return result
}

const entrySchema = z.object({
  at: z.date(),
  operator: z.string(),
  what: z.string(),
  student: z.string().default(''),
  reason: z.nullable(z.string()).default(null),
  about: z.array(z.string()),
  names: z.array(z.string()).default([]),
  count: z.number(),
  isDone: z.boolean(),
  undoUntil: z.nullable(z.date()),
})

function entryOf(path: string, fields: WireFields): AuditEntry {
  const { at, undoUntil, what, student, reason, ...entry } = entrySchema.parse(plainFields(fields))
  return {
    id: path.slice(auditCollection.length + 1),
    ...entry,
    what: reason ? `${what}: ${reason}` : what,
    deed: { what, student, reason: reason ?? '' },
    at: at.toISOString(),
    undoUntil: undoUntil?.toISOString() ?? null,
  }
}

/** The newest entries, newest first. */
export async function listAudit({ database }: Target, limit = 100): Promise<AuditEntry[]> {
  const found = await database.highest(auditCollection, 'at', limit)
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

/** @throws Error when there is no such entry */
export async function findEntry(target: Target, id: string): Promise<AuditEntry> {
  const path = `${auditCollection}/${id}`
  const fields = (await target.database.read([path])).get(path)
  if (!fields) throw new Error(`The audit list has no entry "${id}".`)
  return entryOf(path, fields)
}
