/** Reads files and validates every document in them; nothing here writes. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { WireFields } from '../../emulator/firestore/wire-value'
import { checkDocument, checkFields, refusedPictures } from './check-fields'
import { moveQuestions } from './move-questions'
import { isNoContent } from './place'
import type { Finding, Problem } from './problem'
import { readContentFile } from './read-file'
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
  /** Files of a folder that hold no content, and were left out. */
  leftOut: string[]
  /** What would be written: more than the files hold where a test series brings its questions along. */
  documents: StoredDocument[]
  problems: Problem[]
}

/** The files that the operator named, folders opened. @throws UsageError for one that does not exist. */
function expand(names: readonly string[], collection: string | null): { files: string[]; leftOut: string[] } {
  const leftOut: string[] = []
  const files = names.flatMap((name) => {
    if (!existsSync(name)) throw new UsageError(`There is no file "${name}".`)
    if (!statSync(name).isDirectory()) return [name]
    const below = readdirSync(name, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^\.(json|csv)$/i.test(extname(file)))
      .map((file) => join(name, file))
      .sort()
    if (below.length === 0) throw new UsageError(`There is no .json or .csv file in "${name}".`)
    return below.filter((file) => {
      const isLeftOut = collection === null && isNoContent(file)
      if (isLeftOut) leftOut.push(file)
      return !isLeftOut
    })
  })
  return { files: [...new Set(files)], leftOut }
}

/** Everything that is wrong with one document, and its stored form when Firestore would take it. */
function checkOne(
  document: SourceDocument,
  root: string,
  now: Date,
): { findings: Finding[]; fields: WireFields | null } {
  const { collection, id, kind } = document
  try {
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
 * @param collection the collection of all files; null: each file's name says it
 * @param root name of the database's root
 * @throws UsageError for a file that does not exist
 */
export function checkFiles(
  names: readonly string[],
  collection: string | null,
  root: string,
  now: Date,
): Checked {
  const { files, leftOut } = expand(names, collection)
  const checked: Checked = { files: files.length, leftOut, documents: [], problems: [] }
  const firstPlace = new Map<string, string>()
  for (const file of files) {
    const read = readContentFile(file, collection)
    checked.problems.push(...read.problems)
    for (const source of read.documents) {
      const { summary, tests, findings: moving } = moveQuestions(source)
      for (const document of [summary, ...tests]) {
        const path = `${document.collection}/${document.id}`
        const { findings, fields } = checkOne(document, root, now)
        const all = document === summary ? [...moving, ...findings] : findings
        const earlier = firstPlace.get(path)
        if (earlier !== undefined) {
          all.push({ severity: 'error', field: null, message: `${path} stands in ${earlier} as well.` })
        }
        firstPlace.set(path, `${file}:${document.line}`)
        checked.problems.push(
          ...all.map((finding) => ({ ...finding, file, line: document.line, id: document.id })),
        )
        if (fields) checked.documents.push({ path, fields })
      }
    }
  }
  return checked
}
