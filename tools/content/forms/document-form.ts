/** One document of content from a form: an article, a job, a dose, a video, a quiz, a mock test … */
import { textsOf } from '../../../src/domain/stored-fields'
import { bodyPath } from '../closed-body'
import type { StoredVersion } from '../database'
import { kindOf } from '../kinds'
import type { Problem } from '../problem'
import { folderOf, type QuestionFiles, readQuestionFile, type Upload } from '../question-files'
import { idFrom } from '../read-file'
import { otherPlace } from '../scheduled'
import { type SourceDocument, sourceOf } from '../source-document'
import { plainFields, toStored } from '../stored-form'
import { rootOf, type Target } from '../target'
import {
  asWritten,
  demandUnchanged,
  type FieldProblem,
  merged,
  problem,
  type Saved,
  type SaveOptions,
  type Versions,
  versionsOf,
  without,
} from './form'
import { movePictures } from './moved-pictures'
import { save } from './save'

/** Collections whose documents are made one by one; packages and packs have forms of their own. */
const documentCollections = [
  'current_affairs',
  'dailyDoses',
  'jobs',
  'videos',
  'pdfs',
  'resources',
  'quizzes',
  'mock_tests',
  'live_tests',
] as const

export type DocumentCollection = (typeof documentCollections)[number]

export interface DocumentForm {
  /** null: a new document, which gets an id of its title. */
  id: string | null
  /** As in a file that `import` reads: dates are `{ "$date": "2026-12-06T10:00:00+05:30" }`. null takes a field away. */
  fields: Readonly<Record<string, unknown>>
  /** A file of questions on this machine, in place of `questions`. */
  questions?: { file: string } | null
  /** False: a draft, which nobody is shown. */
  isPublished: boolean
  versions?: Versions
}

/** The field that shows a document, or hides it. */
const switchOf = (collection: DocumentCollection) =>
  collection === 'quizzes' || collection === 'mock_tests' ? 'published' : 'isActive'

/** The date that lists are ordered by. */
const dateOf: { [name in DocumentCollection]?: string } = {
  current_affairs: 'timestamp',
  jobs: 'timestamp',
  pdfs: 'timestamp',
  dailyDoses: 'date',
}

/** Addresses of a paid video, which only students read. */
const videoAddresses = ['url', 'youtubeUrl', 'youtubeId']

async function versionsAt(target: Target, collection: DocumentCollection, id: string) {
  const path = `${collection}/${id}`
  const other = otherPlace(path)
  return target.database.readVersions([path, bodyPath(path), ...(other === null ? [] : [other])])
}

/** The document, wherever it is. */
const ownOf = (stored: ReadonlyMap<string, StoredVersion>, path: string) =>
  stored.get(path) ?? stored.get(otherPlace(path) ?? path)

export interface ReadDocument extends DocumentForm {
  id: string
  versions: Versions
}

/** The form of a stored document, with what only students read of it. @throws Error when there is none of this id */
export async function readDocument(
  target: Target,
  collection: DocumentCollection,
  id: string,
): Promise<ReadDocument> {
  const path = `${collection}/${id}`
  const stored = await versionsAt(target, collection, id)
  const own = ownOf(stored, path)
  if (!own) throw new Error(`There is no document ${path}.`)
  const shows = switchOf(collection)
  const fields = asWritten({ ...own.fields, ...stored.get(bodyPath(path))?.fields })
  const isPublished =
    shows === 'published' ? fields[shows] === true || fields[shows] === 'scheduled' : fields[shows] !== false
  return {
    id,
    fields: without(fields, ...(shows === 'published' ? ['published'] : ['isActive'])),
    isPublished: isPublished && fields.isActive !== false,
    versions: versionsOf(stored),
  }
}

function idOf(collection: DocumentCollection, fields: DocumentForm['fields']): string {
  const [title = ''] = (kindOf(collection)?.named ?? []).flatMap((name) => textsOf(fields[name], 'en'))
  const id = idFrom(title)
  return collection === 'live_tests' ? id.replace(/[^a-z0-9-]/g, '').slice(0, 60) : id
}

/** The document, and what stands apart from it because only students read it. */
function sourcesOf(
  collection: DocumentCollection,
  id: string,
  fields: Record<string, unknown>,
  stored: StoredVersion | undefined,
): SourceDocument[] {
  const own = merged(fields, stored?.fields)
  const isPaidVideo = collection === 'videos' && (fields.isPaid === true || Number(fields.price) > 0)
  if (!isPaidVideo) return [sourceOf('form', collection, id, own)]
  const access = Object.fromEntries(
    videoAddresses.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  )
  const open = merged({ ...own, url: null, youtubeUrl: null, youtubeId: null }, stored?.fields)
  return [
    sourceOf('form', collection, id, open),
    ...(Object.keys(access).length > 0 ? [sourceOf('form', `videos/${id}/private`, 'access', access)] : []),
  ]
}

/** The questions with their pictures where those who may read the questions read them: a draft's are closed to all. */
async function placedPictures(
  target: Target,
  collection: DocumentCollection,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<{ fields: Record<string, unknown>; uploads: Upload[] }> {
  if (!Array.isArray(fields.questions)) return { fields: {}, uploads: [] }
  const { questions, sets } = fields
  const own = toStored('a/a', { questions, ...(sets ? { sets } : {}) }, rootOf(target.projectId), new Date())
  const moved = await movePictures(target, own, folderOf(sourceOf('form', collection, id, fields)))
  return { fields: asWritten(moved.fields), uploads: moved.uploads }
}

function fieldOf({ file, line, field, severity, message }: Problem): FieldProblem {
  if (file === 'form') return { severity, field, message }
  const where = [line === null ? null : `line ${line}`, field].filter((part) => part !== null).join(', ')
  return { severity, field: 'questions', message: where === '' ? message : `${where}: ${message}` }
}

/**
 * Saves one document.
 * @throws ChangedMeanwhile when somebody else has changed it since; Error when the backend fails
 */
export async function saveDocument(
  target: Target,
  collection: DocumentCollection,
  form: DocumentForm,
  options: SaveOptions = {},
): Promise<Saved> {
  const id = form.id ?? idOf(collection, form.fields)
  const path = `${collection}/${id}`
  const refused = (message: string): Saved => ({
    id,
    problems: [problem('title', message)],
    shown: [],
    created: [],
    changed: [],
    isWritten: false,
    entry: null,
  })
  if (id === '') return refused('Write a title.')
  const stored = await versionsAt(target, collection, id)
  const own = ownOf(stored, path)
  if (form.id === null && own) return refused('There is already one with this title: open it instead.')
  if (form.id !== null && !own) throw new Error(`There is no document ${path}.`)
  demandUnchanged(form.versions, versionsOf(stored))

  const shows = switchOf(collection)
  const date = dateOf[collection]
  const now = new Date()
  const openedAt = own && plainFields(own.fields).opensAt
  // It opens at once, and not as it was scheduled.
  const isEarlier = form.isPublished && !form.fields.opensAt && openedAt instanceof Date && openedAt > now
  const isSwitchedOff = own !== undefined && plainFields(own.fields).isActive === false
  const papers = new Map<string, Awaited<ReturnType<typeof readQuestionFile>>>()
  if (form.questions) papers.set('questions', await readQuestionFile(form.questions.file))
  const fields = {
    ...(date && !own ? { [date]: form.fields.opensAt ?? { $date: now.toISOString() } } : {}),
    ...form.fields,
    // It is listed as news of its opening.
    ...(date === 'timestamp' && form.isPublished && form.fields.opensAt
      ? { timestamp: form.fields.opensAt }
      : {}),
    ...(date === 'timestamp' && isEarlier ? { timestamp: { $date: now.toISOString() } } : {}),
    ...(form.questions ? { questionsFrom: 'questions' } : {}),
    ...(form.isPublished && isSwitchedOff ? { isActive: true } : {}),
    [shows]: form.isPublished,
  }
  const written = form.questions ? without(fields, 'questions', 'sets', 'languages') : fields
  const pictures = await placedPictures(target, collection, id, written)
  const [title = id] = (kindOf(collection)?.named ?? []).flatMap((name) => textsOf(form.fields[name], 'en'))
  return save(
    target,
    {
      id,
      what: `${own ? 'Changed' : 'Made'} "${title}"`,
      sources: sourcesOf(collection, id, { ...written, ...pictures.fields }, own),
      papers: papers satisfies QuestionFiles,
      more: [],
      uploads: pictures.uploads,
      problems: [],
      isDraft: !form.isPublished,
      versions: form.versions ?? versionsOf(stored),
      fieldOf,
      shownAt: () => null,
    },
    options,
  )
}
