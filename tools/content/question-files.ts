/** Question files (formats/) that documents name with `questionsFrom`, and what they bring into those documents. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isJsonObject, type JsonObject } from '../../emulator/request-fields'
import { isPaid as isPaidPrice, priceOf } from '../../src/domain/price'
import { formatOf, whyNoFormat } from './formats'
import type { ReadChoices } from './formats/asked'
import {
  type AuthoredFault,
  type AuthoredPaper,
  type AuthoredPicture,
  storedOf,
  storedTexts,
} from './formats/authored'
import { withMatches } from './formats/match'
import { howToSave } from './formats/other-files'
import { pictureFacts } from './formats/picture-size'
import { withTextLanguages } from './formats/text-languages'
import { withoutUndescribed } from './formats/undescribed'
import { withNamedSections } from './named-sections'
import type { Finding, Problem } from './problem'
import { doubt, fault } from './problem'
import { readContentFile } from './read-file'
import type { SourceDocument } from './source-document'

/** What each file holds, by its path; a sentence for one that cannot be read at all. */
export type QuestionFiles = ReadonlyMap<string, AuthoredPaper | string>

/** A file that goes to Storage. */
export interface Upload {
  path: string
  type: string
  bytes: Uint8Array
}

/** Where the questions of a document stand, in the words of the file that they come from. */
export interface Origin {
  file: string
  places: readonly string[]
}

/** Reads one file; a sentence for one that cannot be read. Never throws. */
export async function readQuestionFile(
  file: string,
  choices: ReadChoices = {},
): Promise<AuthoredPaper | string> {
  if (!existsSync(file)) {
    // One of the tests of a workbook: "tests.xlsx#History".
    const [, workbook, sheet] = /^(.+\.xls[xm])#(.+)$/i.exec(file) ?? []
    if (workbook === undefined || sheet === undefined || !existsSync(workbook))
      return `there is no file "${file}".`
    return readQuestionFile(workbook, { ...choices, answers: { ...choices.answers, sheets: 'tests', sheet } })
  }
  const format = formatOf(file)
  const bytes = readFileSync(file)
  const way = howToSave(file, bytes)
  if (way !== null) return `"${file}" cannot be read: ${way}.`
  if (!format) return `"${file}" cannot be read: ${whyNoFormat(file)}.`
  try {
    const read = withMatches(withTextLanguages(await format.read(bytes, file, choices)))
    const paper = choices.keepsUndescribed ? read : withoutUndescribed(read)
    const isEmpty =
      paper.questions.length === 0 &&
      !paper.asked?.length &&
      !paper.faults.some(({ severity }) => severity === 'error')
    return isEmpty ? `"${file}" holds no question.` : paper
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `"${file}" cannot be read as ${format.name}: ${reason.replace(/\.$/, '')}.`
  }
}

interface Named {
  readonly questions: string
  /** The file with its answers; null where the document names none. */
  readonly answers: string | null
}

const namedIn = (fields: Readonly<Record<string, unknown>>): Named[] => [
  ...(typeof fields.questionsFrom === 'string'
    ? [
        {
          questions: fields.questionsFrom,
          answers: typeof fields.answersFrom === 'string' ? fields.answersFrom : null,
        },
      ]
    : []),
  ...(Array.isArray(fields.tests) ? fields.tests.filter(isJsonObject).flatMap(namedIn) : []),
]

/** Question files stand beside the file that names them. */
const besideOf = (file: string, name: string) => join(dirname(file), name)

/**
 * @param files files of documents, whose question files are read
 * @param bare question files themselves
 * @param choices what the operator says about all of them
 */
export async function readQuestionFiles(
  files: readonly string[],
  collection: string | null,
  bare: readonly string[] = [],
  choices: ReadChoices = {},
): Promise<QuestionFiles> {
  const named = files.flatMap((file) =>
    readContentFile(file, collection).documents.flatMap(({ fields }) =>
      namedIn(fields).map(({ questions, answers }) => ({
        file: besideOf(file, questions),
        keyFile: answers === null ? choices.keyFile : besideOf(file, answers),
      })),
    ),
  )
  const papers = new Map<string, AuthoredPaper | string>()
  const all = [...bare.map((file) => ({ file, keyFile: choices.keyFile })), ...named]
  for (const { file, keyFile } of all)
    if (!papers.has(file)) papers.set(file, await readQuestionFile(file, { ...choices, keyFile }))
  return papers
}

/** The path of a picture in Storage: the same picture has the same one each time. */
function pathOf({ bytes }: AuthoredPicture, folder: string): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  return `${folder}/${hash}.${pictureFacts(bytes)?.extension ?? 'bin'}`
}

const paid = (document: Readonly<JsonObject>) =>
  isPaidPrice(priceOf(document.price, typeof document.isPaid === 'boolean' ? document.isPaid : null))

/**
 * Where the pictures of a test go: who may read the questions may read them, and nobody else (docs/decisions/063).
 * @param test one that is written in the series `document`
 */
export function folderOf({ collection, id, fields }: SourceDocument, test?: Readonly<JsonObject>): string {
  const folder = `questions/${typeof test?.id === 'string' ? test.id.trim() : id}`
  if (!collection.startsWith('test_series')) {
    if (fields.published !== true) return `unpublished/${folder}`
    return paid(fields) ? `members/${folder}` : `images/${folder}`
  }
  // A test of a series is premium unless it says otherwise, as firestore.rules read it.
  const isFree =
    (test ?? fields).isPaid === false ||
    (collection === 'test_series' && !paid(fields) && !(test && paid(test)))
  const productId = test?.productId ?? fields.productId
  if (isFree) return `images/${folder}`
  return typeof productId === 'string' ? `paid/${productId.trim()}/${folder}` : `unpublished/${folder}`
}

/** What everybody may read, as storage.rules have it. */
const openFolder = /^(images|Carousel|public)\//

/** Pictures in a document that not everybody may read, at a place that everybody may read. */
export function exposedPictures(document: SourceDocument): Finding[] {
  const folder = folderOf(document)
  if (folder.startsWith('images/')) return []
  const walk = (value: unknown, name: string): Finding[] => {
    if (Array.isArray(value)) return value.flatMap((one, index) => walk(one, `${name}[${index}]`))
    if (isJsonObject(value)) return Object.entries(value).flatMap(([key, one]) => walk(one, `${name}.${key}`))
    if (typeof value !== 'string' || !/\.(image|imageUrl)$/.test(name) || !openFolder.test(value)) return []
    return [doubt(name, `everybody may read "${value}": its place is below ${folder}/.`)]
  }
  return [...walk(document.fields.questions, 'questions'), ...walk(document.fields.sets, 'sets')]
}

/** A stored value with its figures at the paths of their pictures. */
function withPaths(value: unknown, paths: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withPaths(one, paths))
  if (!isJsonObject(value)) return value
  const own = value.type === 'figure' && typeof value.image === 'string' ? paths.get(value.image) : undefined
  const inner = Object.entries(value).map(([name, one]) => [name, withPaths(one, paths)])
  return { ...Object.fromEntries(inner), ...(own === undefined ? {} : { image: own }) }
}

/** A fault with what could be read of its question, as stored. */
export type FileFault = Omit<AuthoredFault, 'partial'> & { partial?: JsonObject }

export interface Filled {
  fields: JsonObject
  uploads: Upload[]
  places: string[]
  faults: FileFault[]
}

/** What a paper adds to its test: questions, sets, and languages when there are several. @param folder of its pictures */
export function fieldsOf(paper: AuthoredPaper, folder: string): Filled {
  const paths = new Map(paper.pictures.map((picture) => [picture.name, pathOf(picture, folder)]))
  const fields: JsonObject = {
    questions: paper.questions.map(storedOf),
    ...(paper.sets.length > 0
      ? { sets: paper.sets.map(({ id, title, text }) => ({ id, title, text })) }
      : {}),
    ...(paper.languages.length > 1 ? { languages: [...paper.languages] } : {}),
  }
  const stored = withPaths(fields, paths)
  return {
    fields: isJsonObject(stored) ? stored : {},
    uploads: paper.pictures.map((picture) => ({
      path: paths.get(picture.name) ?? '',
      type: picture.type,
      bytes: picture.bytes,
    })),
    places: paper.questions.map(({ place }) => place),
    faults: paper.faults.map(({ partial, ...fault }) => {
      const known = partial && withPaths(storedTexts(partial), paths)
      return isJsonObject(known) ? { ...fault, partial: known } : fault
    }),
  }
}

/** Faults of a file as problems; a line of a text file is told as such. */
export function problemsOf(paper: AuthoredPaper, file: string, id: string | null): Problem[] {
  const asked = (paper.asked ?? []).map(({ id: name, text, choices }) => {
    const ways = choices.map((one) => `--say ${name}=${one.id} (${one.text})`).join(' or ')
    return { ...fault(null, `${text} Answer with ${ways}.`), file, id, line: null }
  })
  const leftOut = new Set(paper.leftOut)
  return [
    ...asked,
    ...paper.faults.map((one) => {
      const { place, severity, message } = one
      const leavesOut = paper.questions.length > 0 && leftOut.has(one) ? { leavesOut: true } : {}
      return located({ severity, field: place, message, ...leavesOut }, file, id)
    }),
  ]
}

function located(finding: Finding, file: string, id: string | null): Problem {
  const [, line] = /^line (\d+)$/.exec(finding.field ?? '') ?? []
  return line
    ? { ...finding, file, id, line: Number(line), field: null }
    : { ...finding, file, id, line: null }
}

/** A finding about a question of a file, with its place in that file; null for a finding about something else. */
export function inOrigin(finding: Finding, { file, places }: Origin, id: string): Problem | null {
  const [whole = '', index] = /^questions\[(\d+)\]/.exec(finding.field ?? '') ?? []
  const place = places[Number(index)]
  if (place === undefined) return null
  const rest = (finding.field ?? '').slice(whole.length).replace(/^\./, '')
  const message = finding.message.replace(
    /questions\[(\d+)\]/g,
    (field, at: string) => places[Number(at)] ?? field,
  )
  return located({ ...finding, field: place, message: rest ? `${rest}: ${message}` : message }, file, id)
}

export interface WithQuestions {
  source: SourceDocument
  problems: Problem[]
  uploads: Upload[]
  /** By the path of the document that holds the questions in the end. */
  origins: ReadonlyMap<string, Origin>
}

/** The document with the questions of the files that it, or a test in it, names. */
export function withQuestions(source: SourceDocument, papers: QuestionFiles): WithQuestions {
  const problems: Problem[] = []
  const uploads: Upload[] = []
  const origins = new Map<string, Origin>()
  const { file, line, id } = source
  const tell = (field: string, message: string) => problems.push({ ...fault(field, message), file, line, id })

  function fill(
    fields: Readonly<JsonObject>,
    owner: string,
    path: string,
    prefix: string,
    folder: string,
  ): JsonObject {
    const { questionsFrom, answersFrom, ...others } = fields
    if (questionsFrom === undefined) return others
    const field = `${prefix}questionsFrom`
    if (answersFrom !== undefined && typeof answersFrom !== 'string')
      tell(`${prefix}answersFrom`, 'it is not the name of a file.')
    if (typeof questionsFrom !== 'string') tell(field, 'it is not the name of a file.')
    else if (others.questions !== undefined)
      tell(field, 'the document has questions of its own; leave out one of the two.')
    else {
      const from = besideOf(file, questionsFrom)
      const paper = papers.get(from)
      if (typeof paper === 'object') {
        const filled = fieldsOf(paper, folder)
        problems.push(...problemsOf(paper, from, owner))
        uploads.push(...filled.uploads)
        if (folder.startsWith('unpublished/') && filled.uploads.length > 0) {
          const message = `its pictures go to ${folder}/, where nobody reads them; an import with "published": true shows them.`
          problems.push({ ...doubt(field, message), file, line, id })
        }
        origins.set(path, { file: from, places: filled.places })
        const sets = [...listOf(others.sets), ...listOf(filled.fields.sets)]
        // A quiz has no sections.
        const isTest = !source.collection.startsWith('quizzes')
        const parts = isTest ? withNamedSections(listOf(filled.fields.questions), others.sections) : {}
        return { ...filled.fields, ...parts, ...others, ...(sets.length > 0 ? { sets } : {}) }
      }
      tell(field, paper ?? `"${basename(from)}" was not read.`)
    }
    return others
  }

  const own = fill(source.fields, id, `${source.collection}/${id}`, '', folderOf(source))
  const tests = Array.isArray(own.tests)
    ? {
        tests: own.tests.map((test: unknown, index) =>
          isJsonObject(test)
            ? fill(
                test,
                String(test.id),
                `test_series/${id}/tests/${String(test.id)}`,
                `tests[${index}].`,
                folderOf(source, test),
              )
            : test,
        ),
      }
    : {}
  return { source: { ...source, fields: { ...own, ...tests } }, problems, uploads, origins }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
