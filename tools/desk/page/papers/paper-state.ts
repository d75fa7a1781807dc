/** A paper while it is edited, and what edits make of it. All of it is JSON, so that the browser can keep it. */
import type { InputOf, OutputOf } from '../call'
import { mergeSaved } from '../forms/merge-saved'
import type { QuestionForm } from './question-form'
import { type JsonObject, rawOf } from './question-value'

export type Collection = InputOf<'savePaper'>['collection']
export type NewPicture = InputOf<'savePaper'>['pictures'][number]
export type FileFault = OutputOf<'readPaperFile'>['faults'][number] & { file: string }

export interface PaperQuestion {
  /** Of this page alone: two questions of a file may have the same id. */
  uid: string
  /** The file that it came from, and where it is there; null for one that was written here. */
  file: string | null
  place: string | null
  /** As stored. */
  value: JsonObject
  /** What is typed in its open form; null while it is closed. */
  form: QuestionForm | null
  /** What it stands for: comes back when its first form is cancelled. */
  fault?: FileFault
}

export interface PaperState {
  /** Names it in the address and on this device: `mock_tests/polity-1`, `draft/6f1c…`. */
  key: string
  collection: Collection
  /** null: it is not stored yet. */
  id: string | null
  /** Of a paper that is not stored: the id that its first save has sent, so that a retry writes the same paper. */
  newId: string | null
  /** As stored, without its questions. */
  fields: JsonObject
  questions: readonly PaperQuestion[]
  /** Pictures that are not in Storage yet. */
  pictures: readonly NewPicture[]
  /** What is left of what the readers of its files found. */
  faults: readonly FileFault[]
  /** Files whose questions were changed, moved or removed here since they were read. */
  editedFiles: readonly string[]
  versions: Readonly<Record<string, string>>
  /** Ids of questions that students answer already: their keys and options change by a correction alone. */
  published: readonly string[]
  /** null: not stored yet. */
  state: 'draft' | 'scheduled' | 'published' | null
  isChanged: boolean
}

export const collectionNames: Readonly<Record<Collection, string>> = {
  quizzes: 'Quiz',
  mock_tests: 'Mock test',
  live_tests: 'Live test',
}

export const newUid = () => crypto.randomUUID()

const isMap = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const mapsIn = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isMap) : [])

/** A question that is not edited. */
export const questionOf = (value: JsonObject): PaperQuestion => ({
  uid: newUid(),
  file: null,
  place: null,
  value,
  form: null,
})

export const idOf = ({ value }: PaperQuestion): string | null => rawOf(value)?.id ?? null

/** What a new paper starts with. */
export const firstFields: Readonly<Record<Collection, JsonObject>> = {
  quizzes: { timeInMinutes: 10 },
  mock_tests: { duration: 60, marking: { correct: '1', wrong: '-1/3', unanswered: '0' } },
  live_tests: { duration: 60, marking: { correct: '1', wrong: '-1/3', unanswered: '0' } },
}

export function newPaper(collection: Collection): PaperState {
  return {
    key: `draft/${newUid()}`,
    collection,
    id: null,
    newId: null,
    fields: firstFields[collection],
    questions: [],
    pictures: [],
    faults: [],
    editedFiles: [],
    versions: {},
    published: [],
    state: null,
    isChanged: true,
  }
}

/** Whether students see it, at once or from its opening on. */
const isOn = (collection: Collection, { published, isActive }: JsonObject) =>
  isActive !== false && (collection === 'live_tests' || published === true)

/** A stored paper. */
export function openedPaper(
  collection: Collection,
  id: string,
  { fields: { questions, ...fields }, versions, isPublished }: OutputOf<'openPaper'>,
): PaperState {
  const list = mapsIn(questions).map(questionOf)
  return {
    ...newPaper(collection),
    key: `${collection}/${id}`,
    id,
    fields,
    questions: list,
    versions,
    published: isPublished ? list.flatMap((one) => idOf(one) ?? []) : [],
    state: isPublished ? 'published' : isOn(collection, fields) ? 'scheduled' : 'draft',
    isChanged: false,
  }
}

/** Questions need ids of their own: students' answers are stored by them. */
function withIds(questions: readonly PaperQuestion[]): JsonObject[] {
  const ids = questions.map(idOf)
  const taken = new Set(ids)
  return questions.map(({ value }, index) => {
    if (ids[index]) return value
    let number = index + 1
    while (taken.has(`q${number}`)) number++
    taken.add(`q${number}`)
    return { ...value, id: `q${number}` }
  })
}

/** All of it, as a file would say it. */
export const fieldsOf = ({ fields, questions }: Pick<PaperState, 'fields' | 'questions'>): JsonObject => ({
  ...fields,
  questions: withIds(questions),
})

const known = ['en', 'te', 'hi'] as const

/** The languages that a paper names, the one that counts in doubt first. */
export const languagesIn = ({ languages }: JsonObject) =>
  (Array.isArray(languages) ? languages : []).flatMap(
    (code: unknown) => known.find((one) => one === code) ?? [],
  )

/** In English where there is one. */
export function titleOf({ fields: { title } }: Pick<PaperState, 'fields'>): string {
  const texts = isMap(title) ? [title.en, title.te, title.hi] : [title]
  return (
    texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? 'Untitled paper'
  )
}

/** The same paper as a new one that is not stored. */
export const asNewPaper = (paper: PaperState): PaperState => ({
  ...paper,
  key: `draft/${newUid()}`,
  id: null,
  newId: null,
  versions: {},
  published: [],
  state: null,
  isChanged: true,
})

/** Of one paper alone: when it was made, opens and closes. */
const moments = ['createdAt', 'updatedAt', 'opensAt', 'entryUntil', 'closesAt', 'resultsAt']

/** A new paper with the questions and the settings of another one. */
export function copyOf(paper: PaperState): PaperState {
  const { title } = paper.fields
  const fields = Object.fromEntries(Object.entries(paper.fields).filter(([name]) => !moments.includes(name)))
  const named = `${titleOf(paper)} (copy)`
  return {
    ...asNewPaper(paper),
    fields: { ...fields, title: isMap(title) ? { ...title, en: named } : named },
  }
}

/** The question as it is stored, with what is known or was typed of it on this page alone. */
function savedQuestion(own: PaperQuestion, sent?: PaperQuestion, stored?: PaperQuestion): PaperQuestion {
  if (!sent || !stored) return own
  // An open form names pictures by their old places.
  const value = own.form ? { ...own.value, id: stored.value.id } : stored.value
  return own === sent || own.form
    ? { ...own, value }
    : { ...own, value: mergeSaved(sent.value, value, own.value) }
}

/** The paper on the screen after a save: as it is stored, with everything that was changed since it was sent. */
export function afterSave(now: PaperState, sent: PaperState, stored: PaperState): PaperState {
  const ids = withIds(sent.questions).map(({ id }) => id)
  // A colleague has saved other questions before the answer came: the next save says so.
  const isOfColleague =
    ids.length !== stored.questions.length || stored.questions.some((one, at) => idOf(one) !== ids[at])
  if (isOfColleague)
    return { ...now, id: stored.id, key: stored.key, versions: sent.versions, isChanged: true }
  const places = new Map(sent.questions.map(({ uid }, index) => [uid, index]))
  const questions = now.questions.map((own) => {
    const place = places.get(own.uid) ?? -1
    return savedQuestion(own, sent.questions[place], stored.questions[place])
  })
  const isSame =
    now.fields === sent.fields &&
    now.questions.length === sent.questions.length &&
    now.questions.every((own, index) => own === sent.questions[index])
  return {
    ...stored,
    fields: mergeSaved(sent.fields, stored.fields, now.fields),
    questions,
    faults: now.faults,
    editedFiles: now.editedFiles,
    pictures: isSame ? [] : now.pictures,
    isChanged: !isSame,
  }
}

/** Whether a paper that is published now opens later. */
export function opensLater({ fields: { opensAt } }: Pick<PaperState, 'fields'>): boolean {
  const moment = isMap(opensAt) ? opensAt.$date : null
  return typeof moment === 'string' && Date.parse(moment) > Date.now()
}
