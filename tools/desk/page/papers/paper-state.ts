/** A paper while it is edited, and what edits make of it. All of it is JSON, so that the browser can keep it. */
import type { InputOf, OutputOf } from '../call'
import { mergeSaved } from '../forms/merge-saved'
import type { QuestionForm } from './question-form'
import { type JsonObject, rawOf } from './question-value'

export type Collection = InputOf<'savePaper'>['collection']
export type NewPicture = InputOf<'savePaper'>['pictures'][number]
type PaperFile = OutputOf<'readPaperFile'>
export type FileFault = PaperFile['faults'][number]

export interface PaperQuestion {
  /** Of this page alone: two questions of a file may have the same id. */
  uid: string
  /** Where it is in its file; null for one that was written here. */
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
  /** What is left of what the file's reader found. */
  faults: readonly FileFault[]
  /** The file that the questions came from. */
  file: string | null
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
const mapsIn = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isMap) : [])

/** A question that is not edited. @param place in its file */
export const questionOf = (value: JsonObject, place: string | null): PaperQuestion => ({
  uid: newUid(),
  place,
  value,
  form: null,
})

export const idOf = ({ value }: PaperQuestion): string | null => rawOf(value)?.id ?? null

/** What a new paper starts with. */
const firstFields: Readonly<Record<Collection, JsonObject>> = {
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
    file: null,
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
  const list = mapsIn(questions).map((value) => questionOf(value, null))
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

/** New ids for sets whose id another set has already: every file numbers its own from 1. */
function newSetIds(own: readonly JsonObject[], more: readonly JsonObject[]): Map<unknown, string> {
  const taken = new Set([...own, ...more].map(({ id }) => id))
  const same = (set: JsonObject) => own.some((one) => JSON.stringify(one) === JSON.stringify(set))
  return new Map(
    more
      .filter((set) => own.some(({ id }) => id === set.id) && !same(set))
      .map(({ id }) => {
        let number = 2
        while (taken.has(`${String(id)}-${number}`)) number++
        taken.add(`${String(id)}-${number}`)
        return [id, `${String(id)}-${number}`] as const
      }),
  )
}

/** The paper with the questions of a file behind its own; the file's title and languages fill what is empty. */
export function withFile(paper: PaperState, file: PaperFile, name: string): PaperState {
  const { sections, sets, ...others } = file.fields
  const list = (field: string, more: readonly JsonObject[]) => {
    const all = [...mapsIn(paper.fields[field]), ...more]
    const first = all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)
    return first.length > 0 ? { [field]: first } : {}
  }
  const setIds = newSetIds(mapsIn(paper.fields.sets), mapsIn(sets))
  const newSets = mapsIn(sets).map((set) => ({ ...set, id: setIds.get(set.id) ?? set.id }))
  const ofNewSet = ({ set, ...value }: JsonObject) =>
    set === undefined ? value : { ...value, set: setIds.get(set) ?? set }
  const isUntouched = paper.fields === firstFields[paper.collection]
  const own = isUntouched ? { ...paper.fields, ...others } : { ...others, ...paper.fields }
  const taken = new Set(paper.questions.map(idOf))
  // A question whose id is in use gets a new one.
  const withOwnId = ({ id, ...value }: JsonObject) => (taken.has(String(id)) ? value : { id, ...value })
  return {
    ...paper,
    fields: { ...own, ...list('sections', mapsIn(sections)), ...list('sets', newSets) },
    questions: [
      ...paper.questions,
      ...file.questions.map((value, index) =>
        questionOf(withOwnId(ofNewSet(value)), file.places[index] ?? null),
      ),
    ],
    pictures: [...paper.pictures, ...file.pictures],
    faults: [...paper.faults, ...file.faults],
    file: name,
    isChanged: true,
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
    file: now.file,
    pictures: isSame ? [] : now.pictures,
    isChanged: !isSame,
  }
}

/** Whether a paper that is published now opens later. */
export function opensLater({ fields: { opensAt } }: Pick<PaperState, 'fields'>): boolean {
  const moment = isMap(opensAt) ? opensAt.$date : null
  return typeof moment === 'string' && Date.parse(moment) > Date.now()
}
