/** Saves a paper of the desk's form: checked and compared as an import, written with its version, listed in the audit. */
import { isDeepStrictEqual } from 'node:util'
import type { WireFields } from '../../../emulator/firestore/wire-value'
import type { JsonObject } from '../../../emulator/request-fields'
import { writeWithAudit } from '../audit'
import type { StoredDocument } from '../check'
import type { Console } from '../console'
import { ChangedMeanwhile, type StoredVersion } from '../database'
import { planImport } from '../import-documents'
import { withSealedPapers } from '../live-tests'
import { folderOf } from '../question-files'
import { idFrom } from '../read-file'
import { indexAfterwards } from '../run-index'
import type { Target } from '../target'
import { checkedPaper, type PaperProblem } from './check-paper'
import { lastChangeOf } from './open-paper'
import {
  type NewPicture,
  type PaperCollection,
  type PaperDocument,
  pathsOf,
  sourceOfPaper,
  titleIn,
  type Versions,
} from './paper'
import { withPicturesIn } from './paper-pictures'

export interface PaperToSave {
  collection: PaperCollection
  /** null: a new paper, whose id is made of its title. */
  id: string | null
  fields: JsonObject
  pictures: readonly NewPicture[]
  /** What the form was read from. */
  versions: Versions
  /** A draft is seen by no student, and may have problems. */
  state: 'draft' | 'published'
}

export type SavedPaper =
  | { status: 'saved'; id: string; versions: Versions; isIndexed: boolean }
  | { status: 'refused'; problems: PaperProblem[] }
  /** Somebody has saved it since it was opened. Nothing was written. */
  | { status: 'changed'; id: string; by: Awaited<ReturnType<typeof lastChangeOf>> }

/** Fields that say when a paper was written, and nothing of it. */
const times = ['createdAt', 'updatedAt']

const withoutTimes = (fields: WireFields | undefined) =>
  Object.entries(fields ?? {}).filter(([name]) => !times.includes(name))

/** Whether the documents are there already, as after an answer that did not arrive. */
const isThere = (documents: readonly StoredDocument[], stored: ReadonlyMap<string, StoredVersion>) =>
  documents.every(({ path, fields }) =>
    isDeepStrictEqual(
      Object.fromEntries(withoutTimes(stored.get(path)?.fields)),
      Object.fromEntries(withoutTimes(fields)),
    ),
  )

const versionsOf = (stored: ReadonlyMap<string, StoredVersion>): Versions =>
  Object.fromEntries([...stored].map(([path, { updateTime }]) => [path, updateTime]))

/** An id of small letters, digits and hyphens. @throws Error without a title that gives one */
function idOfTitle(fields: JsonObject): string {
  const id = idFrom(titleIn(fields))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '')
  if (!id) throw new Error('Write an English title first: the address of the paper is made of it.')
  return id
}

/** What the state of a paper means for its fields. */
function fieldsToStore({ collection, fields, state }: PaperToSave, now: Date): JsonObject {
  const moment = { $date: now.toISOString() }
  const isPublished = state === 'published'
  const { questions } = fields
  return {
    ...fields,
    ...(collection === 'live_tests' ? {} : { published: isPublished }),
    ...(collection === 'live_tests' || isPublished ? { isActive: isPublished } : {}),
    ...(Array.isArray(questions) ? { totalQuestions: questions.length } : {}),
    createdAt: fields.createdAt ?? moment,
    updatedAt: moment,
  }
}

/** The folder of its pictures. Those of a live test are in everybody's folder, under names that nobody can guess. */
function pictureFolder(paper: PaperDocument, state: PaperToSave['state']): string {
  const source = sourceOfPaper(paper)
  return folderOf({ ...source, fields: { ...paper.fields, published: state === 'published' } })
}

/** A new paper gets an id that is free, unless it is there already as it is now. */
async function freeId(
  { database }: Target,
  paper: PaperToSave,
  build: (id: string) => Promise<StoredDocument[]>,
): Promise<string> {
  const base = idOfTitle(paper.fields)
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    const stored = await database.readVersions(pathsOf({ ...paper, id }))
    if (stored.size === 0 || isThere(await build(id), stored)) return id
  }
}

/** @throws Error with a sentence when the backend fails, or the title gives no id */
export async function savePaper(target: Target, paper: PaperToSave, console: Console): Promise<SavedPaper> {
  const { database, files } = target
  const now = new Date()
  const project = target.isLocal ? null : target.projectId
  const documentOf = (id: string): PaperDocument => ({ ...paper, id, fields: fieldsToStore(paper, now) })
  const build = async (id: string) => {
    const document = documentOf(id)
    const checked = checkedPaper(document, project)
    const folder = pictureFolder(document, paper.state)
    return { checked, ...(await withPicturesIn(folder, checked.documents, paper.pictures, files)) }
  }
  const id = paper.id ?? (await freeId(target, paper, async (one) => (await build(one)).documents))
  const { checked, documents, uploads } = await build(id)
  const errors = checked.problems.filter(({ severity }) => severity === 'error')
  // What Firestore would not take cannot be a draft either.
  const isUnstorable = documents.length === 0
  if (isUnstorable || (paper.state === 'published' && errors.length > 0))
    return { status: 'refused', problems: checked.problems }

  const paths = pathsOf({ ...paper, id })
  const stored = await database.readVersions(paths)
  const isCurrent = isDeepStrictEqual(versionsOf(stored), { ...paper.versions })
  if (!isCurrent) {
    if (isThere(documents, stored))
      return { status: 'saved', id, versions: versionsOf(stored), isIndexed: true }
    return { status: 'changed', id, by: await lastChangeOf(target, { ...paper, id }) }
  }
  const plan = await planImport(database, await withSealedPapers(database, documents), true, false)
  if (plan.refused.length > 0) return { status: 'refused', problems: plan.refused.map(refusal(paper)) }

  for (const upload of uploads) await files.put(upload)
  const title = titleIn(paper.fields) || id
  const what = paper.state === 'draft' ? `Saved the draft "${title}"` : `Published "${title}"`
  const writes = [...plan.created, ...plan.changed].map((write) => {
    if (!paths.includes(write.path)) return write
    const updateTime = stored.get(write.path)?.updateTime
    return { ...write, when: updateTime === undefined ? { exists: false as const } : { updateTime } }
  })
  try {
    await writeWithAudit(target, what, writes)
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error
    return { status: 'changed', id, by: await lastChangeOf(target, { ...paper, id }) }
  }
  const isIndexed = (await indexAfterwards(target, console)) === 0
  return { status: 'saved', id, versions: versionsOf(await database.readVersions(paths)), isIndexed }
}

/** Why a published question may not be written, at its question. */
const refusal =
  ({ fields }: PaperToSave) =>
  (sentence: string): PaperProblem => {
    const [, id, why] = /question "([^"]*)"[:\s]*(.*?)(?:; use content correct.*)?$/s.exec(sentence) ?? []
    const list: unknown[] = Array.isArray(fields.questions) ? fields.questions : []
    const place = list.findIndex(
      (one) => typeof one === 'object' && one !== null && 'id' in one && one.id === id,
    )
    const remedy = 'A published question changes by a correction (Questions), which tells every student.'
    const message = why ? `"${id}": ${why}. ${remedy}` : sentence
    return { severity: 'error', question: place < 0 ? null : place, field: null, message }
  }
