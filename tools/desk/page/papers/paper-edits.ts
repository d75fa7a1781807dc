/** What edits make of a paper. */
import { minutesField, minutesIn, storedNumber } from './details-values'
import {
  type Collection,
  type FileFault,
  languagesIn,
  newUid,
  type PaperQuestion,
  type PaperState,
} from './paper-state'
import { emptyForm, formOf, type QuestionForm } from './question-form'
import type { JsonObject } from './question-value'
import { isAbout } from './shown-problems'

const changed = (paper: PaperState, more: Partial<PaperState>): PaperState => ({
  ...paper,
  ...more,
  isChanged: true,
})

export const setFields = (paper: PaperState, more: JsonObject): PaperState =>
  changed(paper, {
    fields: Object.fromEntries(
      Object.entries({ ...paper.fields, ...more }).filter(([, value]) => value !== undefined),
    ),
  })

const replaced = (paper: PaperState, uid: string, more: Partial<PaperQuestion>) =>
  paper.questions.map((one) => (one.uid === uid ? { ...one, ...more } : one))

/** The edited files of a paper, with those of these questions. */
const withFilesOf = (paper: PaperState, questions: readonly (PaperQuestion | undefined)[]): string[] => [
  ...new Set([...paper.editedFiles, ...questions.flatMap((one) => one?.file ?? [])]),
]

/** Warnings of the file about a question go with its first edit. */
export function setQuestion(paper: PaperState, uid: string, value: JsonObject): PaperState {
  const edited = paper.questions.find((one) => one.uid === uid)
  return changed(paper, {
    questions: replaced(paper, uid, { value, form: null }),
    editedFiles: withFilesOf(paper, [edited]),
    faults: paper.faults.filter((fault) => !edited || !isAbout(fault, edited)),
  })
}

/** Opens or closes the form of a question, which changes nothing yet. */
export const openForm = (paper: PaperState, uid: string, form: QuestionForm | null): PaperState => ({
  ...paper,
  questions: replaced(paper, uid, { form }),
})

/** Something was typed into an open form. */
export const typeForm = (paper: PaperState, uid: string, form: QuestionForm): PaperState =>
  changed(paper, { questions: replaced(paper, uid, { form }) })

export function removeQuestion(paper: PaperState, uid: string): PaperState {
  const removed = paper.questions.find((one) => one.uid === uid)
  const others = paper.faults.filter((fault) => !removed || !isAbout(fault, removed))
  // Its first form was cancelled: what it stood for still has to be written.
  const gap = removed && Object.keys(removed.value).length === 0 ? removed.fault : undefined
  return changed(paper, {
    questions: paper.questions.filter((one) => one.uid !== uid),
    editedFiles: withFilesOf(paper, [removed]),
    faults: gap ? [...others, gap] : others,
  })
}

export function moveQuestion(paper: PaperState, uid: string, by: -1 | 1): PaperState {
  const from = paper.questions.findIndex((one) => one.uid === uid)
  const to = from + by
  const [one, other] = [paper.questions[from], paper.questions[to]]
  if (!one || !other) return paper
  return changed(paper, {
    questions: paper.questions.with(from, other).with(to, one),
    editedFiles: withFilesOf(paper, [one, other]),
  })
}

/** The form of a new question, or of one of which something could be read. */
function firstForm({ fields }: PaperState, partial: JsonObject | undefined): QuestionForm {
  const [first] = languagesIn(fields)
  const empty = emptyForm(first ?? 'en')
  if (!partial) return empty
  const read = formOf(partial)
  return { ...read, options: read.options.length > 1 ? read.options : empty.options }
}

/** A new question with an open form, at a place from 0; it may stand for one that could not be read. */
export function addQuestion(
  paper: PaperState,
  at: number,
  fault: FileFault | null = null,
  uid: string = newUid(),
): PaperState {
  const form = firstForm(paper, fault?.partial)
  const { file = null, place = null } = fault ?? {}
  const added = { uid, file, place, value: {}, form, ...(fault && { fault }) }
  return changed(paper, {
    questions: paper.questions.toSpliced(at, 0, added),
    faults: paper.faults.filter((one) => one !== fault),
  })
}

export const dropFault = (paper: PaperState, fault: FileFault): PaperState =>
  changed(paper, { faults: paper.faults.filter((one) => one !== fault) })

/** Fields that a quiz has not. */
const ofTests = ['marking', 'sections', 'preset', 'cutoffs', 'calculator', 'leaveSectionsEarly']

/** The same paper as another kind, whose minutes have another name. */
export function asKind(paper: PaperState, collection: Collection): PaperState {
  const minutes = storedNumber(minutesIn(paper.collection, paper.fields))
  const left = [minutesField(paper.collection), ...(collection === 'quizzes' ? ofTests : [])]
  const kept = Object.entries(paper.fields).filter(([name]) => !left.includes(name))
  const fields = {
    ...Object.fromEntries(kept),
    ...(minutes === undefined ? {} : { [minutesField(collection)]: minutes }),
  }
  return changed(paper, { collection, fields, newId: null })
}
