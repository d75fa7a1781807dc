/** Brings a database to what checked files say. Doing it again changes nothing, so an interrupted run is run again. */
import { isDeepStrictEqual } from 'node:util'
import type { WireFields } from '../../emulator/firestore/wire-value'
import type { StoredDocument } from './check'
import type { Database, Write } from './database'
import { keepPublishedQuestions } from './published-questions'
import { isScheduledPath, otherPlace } from './scheduled'
import { plainFields } from './stored-form'

export interface Plan {
  /** Documents that are not there yet. */
  created: Write[]
  /** Documents that say something else. */
  changed: Write[]
  /** Paths of documents that already say what the files say. */
  unchanged: string[]
  /** Why published questions, or keys that only corrections write, stand in the way; then nothing may be written. */
  refused: string[]
}

interface Keyed {
  id?: unknown
  key?: unknown
}

/** The questions of a document that have a corrected key. */
function correctedKeys(fields: WireFields): Keyed[] {
  const { questions } = plainFields(fields)
  const list: unknown[] = Array.isArray(questions) ? questions : []
  return list.filter((one): one is Keyed => typeof one === 'object' && one !== null && 'key' in one)
}

function writtenByHand(wanted: StoredDocument, before: WireFields | undefined): string[] {
  const stored = before === undefined ? [] : correctedKeys(before)
  return correctedKeys(wanted.fields)
    .filter(({ id, key }) => !stored.some((one) => one.id === id && one.key === key))
    .map(
      ({ id, key }) =>
        `${wanted.path}: question "${String(id)}" has the key "${String(key)}", which only a correction writes.`,
    )
}

function isSame(stored: WireFields, wanted: WireFields, replace: boolean): boolean {
  if (replace) return isDeepStrictEqual(stored, wanted)
  return Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(stored[name], value))
}

const isOn = (fields: WireFields) => plainFields(fields).isActive !== false

/**
 * Compares with what is there. Each write holds only for the document as it was compared: a change in between is not lost.
 * @param replace an existing document becomes exactly what the file says; else it keeps the fields that the file does
 * not name
 * @param isPreview what is there is an earlier state of the same file, which no student has answered: anything may change
 */
export async function planImport(
  database: Database,
  documents: readonly StoredDocument[],
  replace: boolean,
  isPreview: boolean,
): Promise<Plan> {
  const places = documents.flatMap(({ path }) => [path, otherPlace(path) ?? path])
  const versions = await database.readVersions([...new Set(places)])
  const asRead = (path: string): Pick<Write, 'when'> => {
    const updateTime = versions.get(path)?.updateTime
    return { when: updateTime === undefined ? { exists: false } : { updateTime } }
  }
  const plan: Plan = { created: [], changed: [], unchanged: [], refused: [] }
  for (const document of documents) {
    const before = versions.get(document.path)?.fields
    if (!isPreview) plan.refused.push(...writtenByHand(document, before))
    const other = otherPlace(document.path)
    const elsewhere = other === null ? undefined : versions.get(other)?.fields
    if (other !== null && elsewhere !== undefined) {
      if (isScheduledPath(document.path) && isOn(elsewhere) && isOn(document.fields))
        plan.refused.push(
          `${other}: students read it already. Make it a draft first, or take its opening (opensAt) away.`,
        )
      // The document moves; it keeps the fields that the file does not name.
      const fields = replace ? document.fields : { ...elsewhere, ...document.fields }
      plan.changed.push(
        { path: document.path, fields, mode: 'replace', ...asRead(document.path) },
        { path: other, fields: {}, mode: 'remove', ...asRead(other) },
      )
      continue
    }
    if (before === undefined) {
      plan.created.push({ ...document, mode: 'replace', ...asRead(document.path) })
      continue
    }
    const { refused, fields } = isPreview
      ? { refused: [], fields: document.fields }
      : keepPublishedQuestions(document.path, before, document.fields)
    plan.refused.push(...refused)
    if (isSame(before, fields, replace)) plan.unchanged.push(document.path)
    else
      plan.changed.push({
        path: document.path,
        fields,
        mode: replace ? 'replace' : 'merge',
        ...asRead(document.path),
      })
  }
  return plan
}
