/** Saves a paper of the desk's form, and says who was faster when somebody else has saved it meanwhile. */
import { isDeepStrictEqual } from 'node:util'
import type { WireFields } from '../../../emulator/firestore/wire-value'
import type { JsonObject } from '../../../emulator/request-fields'
import { type LastChange, lastChangeOf } from '../audit'
import type { StoredDocument } from '../check'
import { ChangedMeanwhile, type StoredVersion } from '../database'
import { asWritten, type Versions, versionsOf } from '../forms/form'
import { movePictures } from '../forms/moved-pictures'
import { save } from '../forms/save'
import { folderOf, type Upload } from '../question-files'
import { idFrom } from '../read-file'
import { plainFields, toStored } from '../stored-form'
import { rootOf, type Target } from '../target'
import { checkedPaper, type PaperProblem, placed } from './check-paper'
import { type OpenedPaper, openPaper } from './open-paper'
import {
  type NewPicture,
  type PaperCollection,
  type PaperDocument,
  pathOf,
  pathsOf,
  sourceOfPaper,
  titleIn,
} from './paper'

export interface PaperToSave {
  collection: PaperCollection
  id: string
  fields: JsonObject
  pictures: readonly NewPicture[]
  /** What the form was read from. */
  versions: Versions
  /** A draft is seen by no student, and may have problems. A published paper with `opensAt` opens then. */
  state: 'draft' | 'published'
}

export type SavedPaper =
  | { status: 'saved'; stored: OpenedPaper }
  | { status: 'refused'; problems: PaperProblem[] }
  /** Somebody has saved it since it was opened. Nothing was written. */
  | { status: 'changed'; by: LastChange | null }

/** Fields that say when a paper was written, and nothing of it. */
const times = ['createdAt', 'updatedAt']

const withoutTimes = (fields: WireFields = {}) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !times.includes(name)))

/** Whether the documents are stored already, as after an answer that did not arrive. */
const isThere = (documents: readonly StoredDocument[], stored: ReadonlyMap<string, StoredVersion>) =>
  documents.every(({ path, fields }) =>
    isDeepStrictEqual(withoutTimes(stored.get(path)?.fields), withoutTimes(fields)),
  )

/** An id of small letters, digits and hyphens. @throws Error without a title that gives one */
function idOfTitle(title: unknown): string {
  const id = idFrom(titleIn({ title }))
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

/** The paper with its pictures where those who may read its questions may read them. */
async function placedPaper(
  target: Target,
  paper: PaperToSave,
): Promise<{ document: PaperDocument; uploads: Upload[] }> {
  const document = { ...paper, fields: fieldsToStore(paper, new Date()) }
  const source = sourceOfPaper(document)
  // A live test has no field that says so; its pictures are in everybody's folder, under names that nobody can guess.
  const folder = folderOf({ ...source, fields: { ...source.fields, published: paper.state === 'published' } })
  const { questions = [], sets = [] } = document.fields
  const stored = toStored('papers/new', { questions, sets }, rootOf(target.projectId), new Date())
  const given = new Map(paper.pictures.map(({ path, data }) => [path, Buffer.from(data, 'base64')]))
  const moved = await movePictures(target, stored, folder, given)
  const written = asWritten(moved.fields)
  const own = Object.fromEntries(Object.entries(written).filter(([name]) => name in document.fields))
  return { document: { ...document, fields: { ...document.fields, ...own } }, uploads: moved.uploads }
}

/** An id for a new paper, made of its title, that no paper of the collection has. @throws Error without an English title */
export async function newPaperId(
  target: Target,
  { collection, title }: { collection: PaperCollection; title?: unknown },
): Promise<string> {
  const base = idOfTitle(title)
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if ((await target.database.readVersions(pathsOf({ collection, id }))).size === 0) return id
  }
}

async function documentsOf(target: Target, paper: PaperToSave): Promise<StoredDocument[]> {
  const { document } = await placedPaper(target, paper)
  return checkedPaper(document, target.isLocal ? null : target.projectId).documents
}

/** Why a published question may not be written, at its question. */
function refusalOf({ fields }: PaperToSave, sentence: string): PaperProblem {
  const [, id, why] = /question "([^"]*)"[:\s]*(.*?)(?:; use content correct.*)?$/s.exec(sentence) ?? []
  const list: unknown[] = Array.isArray(fields.questions) ? fields.questions : []
  const place = list.findIndex(
    (one) => typeof one === 'object' && one !== null && 'id' in one && one.id === id,
  )
  const remedy = 'A published question changes by a correction (Questions), which tells every student.'
  const message = why ? `"${id}": ${why}. ${remedy}` : sentence
  return { severity: 'error', question: place < 0 ? null : place, field: null, message }
}

/** Whether no student sees a stored paper, or there is none. */
function isDraft(collection: PaperCollection, stored: StoredVersion | undefined): boolean {
  const { published, isActive } = stored ? plainFields(stored.fields) : { published: false, isActive: false }
  return isActive === false || (collection !== 'live_tests' && (published ?? false) === false)
}

/** @throws Error with a sentence when the backend fails, or the title gives no id */
export async function savePaper(target: Target, paper: PaperToSave): Promise<SavedPaper> {
  const { id } = paper
  const paths = pathsOf(paper)
  const saved = async (): Promise<SavedPaper> => ({ status: 'saved', stored: await openPaper(target, paper) })
  const changed = async (): Promise<SavedPaper> => {
    const stored = await target.database.readVersions(paths)
    if (isThere(await documentsOf(target, paper), stored)) return saved()
    return { status: 'changed', by: await lastChangeOf(target, [pathOf(paper)]) }
  }
  const now = await target.database.readVersions(paths)
  if (!isDeepStrictEqual(versionsOf(now), { ...paper.versions })) return changed()
  const { document, uploads } = await placedPaper(target, paper)
  const title = titleIn(paper.fields) || id
  try {
    const { problems, isWritten } = await save(
      target,
      {
        id,
        what: paper.state === 'draft' ? `Saved the draft "${title}"` : `Published "${title}"`,
        sources: [sourceOfPaper(document)],
        papers: new Map(),
        more: [],
        uploads,
        problems: [],
        isDraft: paper.state === 'draft',
        versions: paper.versions,
        replace: true,
        isHidden: paper.state === 'draft' && isDraft(paper.collection, now.get(paths[0] ?? '')),
        fieldOf: ({ severity, field, message }) => ({ severity, field, message }),
        shownAt: () => null,
      },
      {},
    )
    if (isWritten) return saved()
    return {
      status: 'refused',
      problems: problems.map((one) => (one.field === null ? refusalOf(paper, one.message) : placed(one))),
    }
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return changed()
    throw error
  }
}
