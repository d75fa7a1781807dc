/** Reads files and validates every document in them; nothing here writes. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { checkId } from '../../emulator/firestore/names/id-rules'
import type { WireFields } from '../../emulator/firestore/wire-value'
import { checkDocument, checkFields, refusedPictures } from './check-fields'
import { storedParts } from './closed-body'
import { formatOf } from './formats'
import { liveTestAt, liveTestParts } from './live-tests'
import { moveQuestions } from './move-questions'
import { isNoContent, placeOf } from './place'
import { withPresetCutoffs } from './preset-cutoffs'
import type { Finding, Problem } from './problem'
import { exposedPictures, inOrigin, type QuestionFiles, type Upload, withQuestions } from './question-files'
import { readContentFile } from './read-file'
import { AskedBefore } from './same-question'
import { asScheduled } from './scheduled'
import type { SourceDocument } from './source-document'
import { plainFields, toStored } from './stored-form'
import { UsageError } from './usage'

export interface StoredDocument {
  path: string
  fields: WireFields
}

export interface Checked {
  /** How many files were read. */
  files: number
  /** Files of a folder that hold no documents of content, and were left out. */
  leftOut: string[]
  /** Pictures of question files. */
  uploads: Upload[]
  /** What would be written: more than the files hold where a test series brings its questions along. */
  documents: StoredDocument[]
  problems: Problem[]
}

/** The files that the operator named, by what they hold. */
export interface SourceFiles {
  /** Of documents. */
  files: string[]
  /** Of questions alone. */
  bare: string[]
  /** Files of a folder that are neither. */
  leftOut: string[]
}

/** A CSV that is named like a collection holds its documents; other formats hold nothing but questions. */
function isBare(file: string, collection: string | null): boolean {
  const mayBeDocuments = /^\.(json|csv)$/i.test(extname(file))
  return !(mayBeDocuments && typeof placeOf(file, collection) === 'object') && formatOf(file) !== null
}

/** Folders opened. @throws UsageError for a file that does not exist. */
export function sourceFiles(names: readonly string[], collection: string | null): SourceFiles {
  const found: SourceFiles = { files: [], bare: [], leftOut: [] }
  for (const name of new Set(names)) {
    if (!existsSync(name)) throw new UsageError(`There is no file "${name}".`)
    if (!statSync(name).isDirectory()) {
      found[isBare(name, collection) ? 'bare' : 'files'].push(name)
      continue
    }
    const below = readdirSync(name, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^\.(json|csv)$/i.test(extname(file)))
      .map((file) => join(name, file))
      .sort()
    if (below.length === 0) throw new UsageError(`There is no .json or .csv file in "${name}".`)
    for (const file of below) {
      const isLeftOut = collection === null && (isNoContent(file) || isBare(file, null))
      found[isLeftOut ? 'leftOut' : 'files'].push(file)
    }
  }
  return { ...found, files: [...new Set(found.files)] }
}

/** Everything that is wrong with one document, and its stored form when Firestore would take it. */
function checkOne(
  document: SourceDocument,
  root: string,
  now: Date,
): { findings: Finding[]; fields: WireFields | null } {
  const { collection, id, kind } = document
  try {
    checkId(id)
    const fields = toStored(`${collection}/${id}`, document.fields, root, now)
    const plain = plainFields(fields)
    const unusable = checkDocument(plain, id, kind.schemas)
    const told = new Set(unusable.map(({ field }) => field))
    const lost = checkFields(plain, kind.schemas, kind.alsoKnown).filter(({ field }) => !told.has(field))
    const rules = unusable.length > 0 ? [] : kind.rules.flatMap((rule) => rule(plain, id, now))
    return { findings: [...unusable, ...lost, ...rules, ...refusedPictures(plain)], fields }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, field = null] = /^\$\.([^:]+): /.exec(message) ?? []
    const sentence = message.replace(/^\$(\.[^:]+)?: /, '')
    return { findings: [{ severity: 'error', field, message: sentence }], fields: null }
  }
}

/**
 * Validates documents, with the questions of the files that they name.
 * @param papers what `readQuestionFiles` read
 */
export function checkSources(
  sources: readonly SourceDocument[],
  root: string,
  now: Date,
  papers: QuestionFiles,
): Pick<Checked, 'documents' | 'problems' | 'uploads'> {
  const checked: Pick<Checked, 'documents' | 'problems' | 'uploads'> = {
    documents: [],
    problems: [],
    uploads: [],
  }
  const firstPlace = new Map<string, string>()
  const asked = new AskedBefore()
  for (const written of sources) {
    const { source, problems, uploads, origins } = withQuestions(written, papers)
    checked.problems.push(...problems)
    checked.uploads.push(...uploads)
    const {
      summary,
      tests,
      findings: moving,
    } = moveQuestions({
      ...source,
      fields: withPresetCutoffs(source.fields),
    })
    for (const document of [summary, ...tests]) {
      const { file, line, id } = document
      const path = `${document.collection}/${id}`
      const { findings, fields } = checkOne(document, root, now)
      const all = [...(document === summary ? moving : []), ...findings, ...exposedPictures(document)]
      const earlier = firstPlace.get(path)
      if (earlier === undefined) all.push(...asked.elsewhere(path, document.fields))
      else all.push({ severity: 'error', field: null, message: `${path} stands in ${earlier} as well.` })
      firstPlace.set(path, `${file}:${line}`)
      const origin = origins.get(path)
      const located = (finding: Finding) =>
        (origin && inOrigin(finding, origin, id)) ?? { ...finding, file, line, id }
      checked.problems.push(...all.map(located))
      if (fields) {
        const parts = liveTestAt(path) ? liveTestParts : storedParts
        checked.documents.push(...parts(path, fields).map((part) => asScheduled(part, now)))
      }
    }
  }
  return checked
}

/**
 * @param collection the collection of all files; null: each file's name says it
 * @param root name of the database's root
 * @param papers what the question files hold that documents name; `readQuestionFiles` reads them
 * @throws UsageError for a file that does not exist
 */
export function checkFiles(
  names: readonly string[],
  collection: string | null,
  root: string,
  now: Date,
  papers: QuestionFiles = new Map(),
): Checked {
  const { files, leftOut } = sourceFiles(names, collection)
  const read = files.map((file) => readContentFile(file, collection))
  const checked = checkSources(
    read.flatMap(({ documents }) => documents),
    root,
    now,
    papers,
  )
  const problems = [...read.flatMap((one) => one.problems), ...checked.problems]
  return { ...checked, problems, files: files.length, leftOut }
}
