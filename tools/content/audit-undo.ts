/** One entry of the audit list with its documents, and the way back. */
import { isDeepStrictEqual } from 'node:util'
import type { WireFields } from '../../emulator/firestore/wire-value'
import { daysToUndo, findEntry, writeWithAudit } from './audit'
import { type Change, changesOf } from './audit-changes'
import { changeWords, contentName, publicPath } from './change-words'
import { ChangedMeanwhile, type Write } from './database'
import { plainFields } from './stored-form'
import type { Target } from './target'

/** Documents whose changes are told in words. */
const toldInWords = 50

/**
 * One entry with each document before and after, as the app reads it; null where it did not exist. `words` say the same
 * for people, with the name of each document. A merge stores less than the document, so what is stored now fills the gaps.
 */
export async function readAudit(target: Target, id: string) {
  const entry = await findEntry(target, id)
  const stored = [...(await changesOf(target.database, entry)).values()]
  const inWords = stored.slice(0, toldInWords).map(({ path }) => path)
  const now = await target.database.read([...new Set([...inWords, ...inWords.map(publicPath)])])
  const changes = stored.map(({ path, mode, before, after }) => {
    const known = { ...now.get(publicPath(path)), ...now.get(path) }
    const touched = { ...before, ...after }
    const rest =
      mode === 'merge'
        ? Object.fromEntries(Object.entries(known).filter(([field]) => !(field in touched)))
        : {}
    return {
      path,
      name: contentName(path, { ...known, ...touched }),
      words: changeWords(path, before && { ...rest, ...before }, after && { ...rest, ...after }),
      before: before && plainFields(before),
      after: after && plainFields(after),
    }
  })
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
  const changes = [...(await changesOf(target.database, entry)).values()]
  const versions = await target.database.readVersions(changes.map(({ path }) => path))
  const fieldsNow = ({ path }: Change) => versions.get(path)?.fields
  const toUndo = changes.filter((change) => !isAsBefore(change, fieldsNow(change)))
  const changed = toUndo.find((change) => !isAsLeft(change, fieldsNow(change)))
  const sentence = (path: string) => `${path} has been changed since. Undo the later change first.`
  if (changed) throw new Error(sentence(changed.path))
  const writes = toUndo.map((change) => undoing(change, versions.get(change.path)?.updateTime ?? null))
  try {
    if (writes.length > 0)
      await writeWithAudit(target, { ...entry.deed, what: `Undid: ${entry.deed.what}` }, writes)
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw new Error(sentence('A document'), { cause: error })
    throw error
  }
  return changes.map(({ path }) => path)
}
