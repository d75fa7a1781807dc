/** The documents of one file, with the lines on which they begin. */
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { readJsonFile } from '../../emulator/json-file'
import { isJsonObject } from '../../emulator/request-fields'
import { textsOf } from '../../src/domain/stored-fields'
import { parseCsv } from './csv'
import { rowsOf } from './csv-documents'
import { type DocumentLine, documentLines } from './document-lines'
import { whyNoFormat } from './formats'
import { howToSave } from './formats/other-files'
import { decodeBytes } from './formats/text-bytes'
import { type Place, placeOf } from './place'
import type { Problem } from './problem'
import type { SourceDocument } from './source-document'

export interface ReadFile {
  documents: SourceDocument[]
  problems: Problem[]
}

const problem = (file: string, line: number | null, id: string | null, message: string): Problem => ({
  severity: 'error',
  file,
  line,
  id,
  field: null,
  message,
})

/** `How a Bill becomes an Act!` is `how-a-bill-becomes-an-act`: the same row gets the same id each time. */
export function idFrom(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
}

/** The id of a row without a name of its own: its field `id`, else made of its title. */
function idOf(fields: Readonly<Record<string, unknown>>, { kind }: Place): string | null {
  const { id } = fields
  const own = typeof id === 'string' || typeof id === 'number' ? String(id).trim() : ''
  if (own) return own
  const [title = ''] = (kind.named ?? []).flatMap((name) => textsOf(fields[name], 'en'))
  return idFrom(title) || null
}

/** The id is the document's name, and no field of it. */
function withoutId(fields: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'id'))
}

function fromRows(
  file: string,
  place: Place,
  rows: ReadonlyArray<{ line: number; value: unknown }>,
): ReadFile {
  const found: ReadFile = { documents: [], problems: [] }
  for (const { line, value } of rows) {
    const id = isJsonObject(value) ? idOf(value, place) : null
    if (!isJsonObject(value))
      found.problems.push(problem(file, line, null, 'a document is an object of fields.'))
    else if (id === null)
      found.problems.push(problem(file, line, null, 'it has no id, and no title to make one of.'))
    else found.documents.push({ file, line, ...place, id, fields: withoutId(value) })
  }
  return found
}

function fromObject(
  file: string,
  place: Place,
  documents: Record<string, unknown>,
  lines: readonly DocumentLine[],
): ReadFile {
  const found: ReadFile = { documents: [], problems: [] }
  const lineOf = new Map(lines.map(({ name, line }) => [name, line]))
  for (const [index, { name, line }] of lines.entries()) {
    if (lines.findIndex((one) => one.name === name) < index) {
      found.problems.push(
        problem(file, line, name, 'the id stands twice in this file; the first one would be lost.'),
      )
    }
  }
  for (const [id, fields] of Object.entries(documents)) {
    const line = lineOf.get(id) ?? 1
    if (isJsonObject(fields)) found.documents.push({ file, line, ...place, id, fields })
    else found.problems.push(problem(file, line, id, 'a document is an object of fields.'))
  }
  return found
}

function readJson(file: string, place: Place): ReadFile {
  const content = readJsonFile(file)
  const lines = documentLines(readFileSync(file, 'utf8'))
  if (isJsonObject(content)) return fromObject(file, place, content, lines)
  if (!Array.isArray(content)) {
    return {
      documents: [],
      problems: [problem(file, null, null, 'it must hold documents by id, or a list of them.')],
    }
  }
  const values: unknown[] = content
  const rows = values.map((value, index) => ({ line: lines[index]?.line ?? 1, value }))
  return fromRows(file, place, rows)
}

function readCsv(file: string, place: Place): ReadFile {
  const { text, doubt } = decodeBytes(readFileSync(file))
  const rows = rowsOf(parseCsv(text), place.kind)
  const found = fromRows(
    file,
    place,
    rows.map(({ line, fields }) => ({ line, value: fields })),
  )
  if (doubt) found.problems.push({ ...problem(file, null, null, doubt.message), severity: 'warning' })
  for (const { line, fields, faults } of rows) {
    for (const { field, message } of faults) {
      found.problems.push({ ...problem(file, line, idOf(fields, place), message), field: field || null })
    }
  }
  return found
}

/** @param collection the collection that the operator named; null: the file's name says it. Never throws for a bad file. */
export function readContentFile(file: string, collection: string | null): ReadFile {
  const way = existsSync(file) ? howToSave(file, readFileSync(file)) : null
  if (way !== null) return { documents: [], problems: [problem(file, null, null, `${way}.`)] }
  const place = placeOf(file, collection)
  const isSheet = /^\.(csv|tsv|tab)$/i.test(extname(file))
  if (typeof place === 'string') {
    const asQuestions = isSheet ? ` As a sheet of questions: ${whyNoFormat(file)}.` : ''
    const message = /\.txt$/i.test(file) ? `${whyNoFormat(file)}.` : place + asQuestions
    return { documents: [], problems: [problem(file, null, null, message)] }
  }
  try {
    return isSheet ? readCsv(file, place) : readJson(file, place)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // A fault of the JSON names the file itself, with line and column.
    return { documents: [], problems: [problem(file, null, null, message.replace(`${file}: `, ''))] }
  }
}
