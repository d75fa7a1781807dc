/** Reads a file of questions, or a paper in JSON, into the desk's form. */
import { readFileSync, rmSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { isJsonObject, type JsonObject } from '../../../emulator/request-fields'
import type { Answers, Asked } from '../formats/asked'
import type { AuthoredPaper } from '../formats/authored'
import { type FileFault, fieldsOf, readQuestionFile } from '../question-files'
import { type NewPicture, newPictures } from './paper'
import { together } from './two-files'

export interface PaperFile {
  /** What the file says beside the questions: `title`, `languages`, `sets`, `sections`. */
  fields: JsonObject
  /** What its head says; null where it says nothing that is certain. */
  minutes: number | null
  /** As stored. */
  questions: JsonObject[]
  /** Where each question is in the file. */
  places: string[]
  pictures: NewPicture[]
  /** What the file's reader found; a question with an error is not among `questions`. */
  faults: FileFault[]
  /** What the operator has to answer before the file can be read; null when nothing is open. */
  asked: Asked | null
}

/** Sections are named in the questions of a file and listed in its test. */
const sectionsOf = ({ questions }: AuthoredPaper) =>
  [...new Set(questions.flatMap(({ section }) => section ?? []))].map((name) => ({ id: name, name }))

function fromAuthored(paper: AuthoredPaper): PaperFile {
  const { fields, uploads, places, faults } = fieldsOf(paper, newPictures)
  const { questions, ...others } = fields
  const sections = sectionsOf(paper)
  return {
    fields: {
      ...(paper.title === null ? {} : { title: paper.title }),
      ...others,
      ...(sections.length > 0 ? { sections } : {}),
    },
    minutes: paper.minutes ?? null,
    questions: mapsIn(questions),
    places,
    pictures: uploads.map(({ path, type, bytes }) => ({
      path,
      type,
      data: Buffer.from(bytes).toString('base64'),
    })),
    faults,
    asked: paper.asked?.[0] ?? null,
  }
}

const mapsIn = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : [])

function fromDocument({ questions, ...fields }: JsonObject): PaperFile {
  const list = mapsIn(questions)
  const places = list.map((_, index) => `question ${index + 1}`)
  return { fields, minutes: null, questions: list, places, pictures: [], faults: [], asked: null }
}

/** One test, a list of questions, or tests by their ids as `export` writes them. */
function fromJson(text: string, name: string, answers: Answers): PaperFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`"${name}" is no JSON that can be read.`, { cause: error })
  }
  if (Array.isArray(value)) return fromDocument({ questions: value })
  if (!isJsonObject(value)) throw new Error(`"${name}" holds no test and no list of questions.`)
  if (Array.isArray(value.questions)) return fromDocument(value)
  const tests = Object.entries(value).flatMap(([id, test]) =>
    isJsonObject(test) && Array.isArray(test.questions) ? [[id, test] as const] : [],
  )
  const [first, second] = tests
  if (!first) throw new Error(`"${name}" holds no test and no list of questions.`)
  const chosen = second ? tests.find(([id]) => id === answers['which-test']) : first
  if (chosen) return fromDocument(chosen[1])
  const choices = tests.map(([id, { title }]) => ({ id, text: typeof title === 'string' ? title : id }))
  const asked = { id: 'which-test', text: `The file holds ${tests.length} tests. Which one?`, choices }
  return { ...fromDocument({}), asked }
}

/**
 * @param answers what the operator answered to earlier questions about the file
 * @throws Error with a sentence for a file that cannot be read
 */
export async function readPaperFile(file: string, answers: Answers = {}): Promise<PaperFile> {
  const name = basename(file)
  if (extname(file).toLowerCase() === '.json') return fromJson(readFileSync(file, 'utf8'), name, answers)
  const paper = await readQuestionFile(file, { answers, keepsUndescribed: true })
  if (typeof paper === 'string') throw new Error(paper.replaceAll(file, name))
  return fromAuthored(paper)
}

/**
 * Reads a paper of one file, or of two: with its answers, or with its questions in another language.
 * @throws Error with a sentence for files that cannot be read, or not together
 */
export async function readPaperFiles(files: readonly string[], answers: Answers = {}): Promise<PaperFile> {
  const [first = '', second, ...more] = files
  if (second === undefined) return readPaperFile(first, answers)
  if (more.length > 0)
    throw new Error('Give one paper at a time: two files at most, with the answers or the other language.')
  const found = await together([first, second], answers)
  if ('text' in found) return { ...fromDocument({}), asked: found }
  const { name, readAs } = found.second
  const named = (text: string) => text.replaceAll(found.file, basename(first)).replaceAll(readAs, name)
  const reading = readQuestionFile(found.file, { ...found.choices, keepsUndescribed: true })
  const paper = await reading.finally(() => {
    if (found.copies !== null) rmSync(found.copies, { recursive: true, force: true })
  })
  if (typeof paper === 'string') throw new Error(named(paper))
  if (!paper.beside?.includes(readAs))
    throw new Error(`"${name}" cannot be read together with this paper. Give the files one after the other.`)
  return fromAuthored({
    ...paper,
    faults: paper.faults.map((fault) => ({
      ...fault,
      place: named(fault.place),
      message: named(fault.message),
    })),
  })
}
