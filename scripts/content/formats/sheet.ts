/** A question in each row: an XLSX workbook, or a CSV file, with the headers of header-words.ts. */
import readWorkbook from 'read-excel-file/node'
import { type Language, languages } from '../../../src/domain/rich-text'
import { parseCsv, type Separator, separators } from '../csv'
import type { AuthoredPaper, AuthoredSet, QuestionFormat } from './authored'
import { type ColumnField, columnOf } from './header-words'
import { reasonOf } from './paper-draft'
import { percentCells } from './percent-cells'
import { type Pictures, picturesOf } from './pictures'
import { directionsTitle, type Paper, readQuestion, readSets } from './sheet-question'
import {
  type Cell,
  columnName,
  countedKeys,
  headerFaults,
  noHeader,
  type Row,
  type RowTable,
  tableOf,
} from './sheet-rows'
import { decodeBytes } from './text-bytes'

/**
 * Reads the rows of tables.
 * @param paper what was read so far, which grows
 * @returns the languages of the tables
 */
export function readRows(tables: readonly RowTable[], pictures: Pictures, paper: Paper): Language[] {
  const spoken = new Set<Language>()
  for (const table of tables) {
    const { columns, body } = table
    const texts = columns.filter(({ field }) => field === 'question')
    const [named] = texts
    // A header without a language is English beside one with another.
    const base: Language = texts.every(({ language }) => language !== null)
      ? (named?.language ?? 'en')
      : (languages.find((one) => !texts.some(({ language }) => language === one)) ?? 'en')
    for (const { language } of texts) spoken.add(language ?? base)
    paper.faults.push(...headerFaults(table), ...countedKeys(columns, body))
    if (!columns.some(({ field }) => field === 'key' || field === 'from')) {
      const message = 'there is no column of answers (Answer, Key, Correct option).'
      paper.faults.push({ place: table.head.placeOf(named?.index ?? 0), severity: 'error', message })
      continue
    }
    for (const row of body) readQuestion(row, columns, base, pictures, paper)
  }
  return [...spoken]
}

/** Sets with a title, if only the numbers of their questions. */
export const titledSets = ({ sets, questions }: Paper): AuthoredSet[] =>
  sets.map((set) => ({ ...set, title: set.title || directionsTitle(set.id, questions) }))

function readTables(tables: readonly RowTable[], sets: readonly Row[] | null, file: string): AuthoredPaper {
  const pictures = picturesOf(file)
  const paper: Paper = { questions: [], sets: [], faults: [] }
  if (sets) readSets(sets, pictures, paper)
  const spoken = readRows(tables, pictures, paper)
  return { title: null, languages: spoken, ...paper, sets: titledSets(paper), pictures: pictures.found }
}

const csvRows = (text: string, separator?: Separator): Row[] =>
  parseCsv(text, separator).map(({ line, cells }) => ({ cells, placeOf: () => `line ${line}` }))

/** What one separator makes of a text: a table, none, or why it cannot be read. */
function tableBy(text: string, separator: Separator): RowTable | Error | null {
  try {
    return tableOf(csvRows(text, separator), 'question')
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** The table of a text, by the separator that makes the most of its header. @throws Error with a sentence */
function textTable(text: string): RowTable {
  const tried = separators.map((separator) => tableBy(text, separator))
  const [found] = tried
    .flatMap((one) => (one === null || one instanceof Error ? [] : [one]))
    .sort((a, b) => b.columns.length - a.columns.length)
  if (found) return found
  throw tried.find((one) => one instanceof Error) ?? new Error(noHeader(csvRows(text), text))
}

const namesQuestions = (line: string) => {
  const columns = line.split(/[,;\t]/).map((name) => columnOf(name.replace(/^"|"$/g, '')))
  const has = (...fields: readonly ColumnField[]) =>
    columns.some((column) => column !== null && fields.includes(column.field))
  return has('question') && has('key', 'from')
}

export const csv: QuestionFormat = {
  name: 'CSV',
  matches: (file, head) => {
    if (!/\.(csv|tsv|tab|txt)$/i.test(file)) return false
    const lines = head.replace(/^\uFEFF/, '').split(/\r?\n/)
    // A title may stand above the names of the columns.
    return lines.slice(0, 10).some(namesQuestions)
  },
  read: async (bytes, file) => {
    const { text, doubt } = decodeBytes(bytes)
    const paper = readTables([textTable(text)], null, file)
    return doubt ? { ...paper, faults: [doubt, ...paper.faults] } : paper
  },
}

/** Why a file that may be a sheet is none: what its header has, and what it needs. Null for a file of another kind. */
export function whyNoSheet(file: string, bytes: Uint8Array): string | null {
  if (!/\.(csv|tsv|tab|txt)$/i.test(file)) return null
  try {
    const { text } = decodeBytes(bytes)
    return noHeader(csvRows(text), text)
  } catch (error) {
    return reasonOf(error)
  }
}

export const xlsx: QuestionFormat = {
  name: 'XLSX',
  matches: (file) => /\.xlsx$/i.test(file),
  read: async (bytes, file) => {
    const sheets = await readWorkbook(Buffer.from(bytes)).catch((error: unknown) => {
      throw new Error('it is no XLSX workbook', { cause: error })
    })
    const percentages = percentCells(bytes)
    const rowsOf = ({ sheet, data }: { sheet: string; data: unknown }): Row[] =>
      (data as readonly Cell[][]).map((cells, row) => ({
        cells: cells.map((cell, column) =>
          typeof cell === 'number' && percentages.get(sheet)?.has(`${columnName(column)}${row + 1}`)
            ? `${Number((cell * 100).toFixed(6))}%`
            : cell,
        ),
        placeOf: (column) => `${sheet}!${columnName(column)}${row + 1}`,
      }))
    const sets = sheets.find(({ sheet }) => /^sets$/i.test(sheet.trim()))
    const tables = sheets
      .filter((one) => one !== sets)
      .flatMap((one) => tableOf(rowsOf(one), 'question') ?? [])
    const [first] = sheets.filter((one) => one !== sets)
    if (tables.length === 0) throw new Error(noHeader(first ? rowsOf(first) : [], null))
    return readTables(tables, sets ? rowsOf(sets) : null, file)
  },
}
