/** What a file of questions makes of a paper, and what its mended version does. */
import type { OutputOf } from '../call'
import { minutesField } from './details-values'
import { firstFields, idOf, mapsIn, newUid, type PaperQuestion, type PaperState } from './paper-state'
import type { JsonObject } from './question-value'

type PaperFile = OutputOf<'readPaperFile'>

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

/** The files that questions and problems of the paper come from. */
export const filesIn = ({ questions, faults }: Pick<PaperState, 'questions' | 'faults'>): string[] => [
  ...new Set([...questions, ...faults].flatMap(({ file }) => file ?? [])),
]

/** The name that problems and questions of a file have in a paper: that of another file is taken. */
function freeName(paper: PaperState, name: string): string {
  const taken = filesIn(paper)
  let number = 1
  const named = () => (number === 1 ? name : `${name} (${number})`)
  while (taken.includes(named())) number++
  return named()
}

/** The paper with the questions of a file behind its own; the file's title, minutes and languages fill what is empty. */
export function withFile(paper: PaperState, read: PaperFile, name: string): PaperState {
  const { sections, sets, ...said } = read.fields
  const others = {
    ...said,
    ...(read.minutes === null ? {} : { [minutesField(paper.collection)]: read.minutes }),
  }
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
  const file = freeName(paper, name)
  const added = read.questions.map(
    (value, index): PaperQuestion => ({
      uid: newUid(),
      file,
      place: read.places[index] ?? null,
      value: withOwnId(ofNewSet(value)),
      form: null,
    }),
  )
  return {
    ...paper,
    fields: { ...own, ...list('sections', mapsIn(sections)), ...list('sets', newSets) },
    questions: [...paper.questions, ...added],
    pictures: [...paper.pictures, ...read.pictures],
    faults: [...paper.faults, ...read.faults.map((fault) => ({ ...fault, file }))],
    isChanged: true,
  }
}

/** Whether students answer questions of a file already: they change at the desk alone. */
export const isAnswered = ({ questions, published }: PaperState, file: string): boolean =>
  questions.some((one) => one.file === file && published.includes(idOf(one) ?? ''))

/** Whether a mended file would take changes away that were made here. */
export const hasEdits = ({ questions, editedFiles }: PaperState, file: string): boolean =>
  editedFiles.includes(file) || questions.some((one) => one.file === file && one.form !== null)

/** The paper with what the mended version of a file says in place of what came from it before. */
export function withMendedFile(
  paper: PaperState,
  file: string,
  read: readonly PaperFile[],
  name: string,
): PaperState {
  const used = (field: string, questions: readonly PaperQuestion[]) =>
    new Set(questions.map(({ value }) => value[field]))
  const others = paper.questions.filter((one) => one.file !== file)
  const setsOfOthers = used('set', others)
  const { sets, ...fields } = paper.fields
  const kept: PaperState = {
    ...paper,
    fields: { ...fields, sets: mapsIn(sets).filter(({ id }) => setsOfOthers.has(id)) },
    questions: others,
    faults: paper.faults.filter((fault) => fault.file !== file),
    editedFiles: paper.editedFiles.filter((edited) => edited !== file),
  }
  const mended = read.reduce((own, one) => withFile(own, one, name), kept)
  const added = mended.questions.slice(others.length)
  const first = paper.questions.findIndex((one) => one.file === file)
  const questions = others.toSpliced(first < 0 ? others.length : first, 0, ...added)
  const [before, after] = [used('section', paper.questions), used('section', questions)]
  const sections = mapsIn(mended.fields.sections).filter(({ id }) => after.has(id) || !before.has(id))
  const lists = Object.entries({ sections, sets: mapsIn(mended.fields.sets) })
  const { sections: _sections, sets: _sets, ...own } = mended.fields
  // Pictures of the first version alone are not sent any more.
  const said = JSON.stringify([questions, mended.faults, mended.fields.sets])
  const pictures = new Map(mended.pictures.map((picture) => [picture.path, picture]))
  return {
    ...mended,
    fields: { ...own, ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)) },
    questions,
    pictures: [...pictures.values()].filter(({ path }) => said.includes(path)),
  }
}
