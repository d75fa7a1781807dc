/** A question in each row: an XLSX workbook, or a CSV file, with the headers of header-words.ts. */
import readWorkbook from 'read-excel-file/node'
import { type Language, languages } from '../../../src/domain/rich-text'
import { parseCsv, type Separator, separators } from '../csv'
import {
  type AuthoredFault,
  type AuthoredPaper,
  type AuthoredSet,
  checkCount,
  type QuestionFormat,
} from './authored'
import { type ColumnField, columnOf } from './header-words'
import { reasonOf } from './paper-draft'
import { type Pictures, picturesOf } from './pictures'
import { countedKeys, headerFaults, lonePassages, looseCells } from './sheet-doubts'
import { withoutDesign } from './sheet-looks'
import { directionsTitle, type Paper, readQuestion, readSets } from './sheet-question'
import { type Cell, columnName, isEmpty, noHeader, type Row, type RowTable, tableOf } from './sheet-rows'
import { decodeBytes } from './text-bytes'
import { workbookCells } from './workbook-cells'

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
    paper.faults.push(
      ...headerFaults(table),
      ...looseCells(table),
      ...countedKeys(columns, body),
      ...lonePassages(columns, body),
    )
    if (!columns.some(({ field }) => field === 'key' || field === 'from')) {
      const message = 'there is no column of answers (Answer, Key, Correct option).'
      paper.faults.push({ place: table.head.placeOf(named?.index ?? 0), severity: 'error', message })
      continue
    }
    for (const row of withoutDesign(columns, body)) readQuestion(row, columns, base, pictures, paper)
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

/** Rows above and below the questions: titles, the header, empty lines. */
const otherRows = 100

const csvRows = (text: string, separator?: Separator): Row[] =>
  parseCsv(text, separator, (rows) => checkCount(rows - otherRows)).map(({ line, cells }) => ({
    cells,
    isShown: true,
    placeOf: () => `line ${line}`,
  }))

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
    // First, because it refuses what is too large to be read at all.
    if (bytes[0] !== 0x50) throw new Error('it is no XLSX workbook')
    const own = workbookCells(bytes)
    const sheets = await readWorkbook(Buffer.from(bytes)).catch((error: unknown) => {
      throw new Error('it is no XLSX workbook', { cause: error })
    })
    const rowsOf = ({ sheet, data }: { sheet: string; data: unknown }): Row[] =>
      (data as readonly Cell[][]).map((cells, row) => ({
        cells: cells.map((cell, column) => {
          const place = `${columnName(column)}${row + 1}`
          const { percent, raised } = own.sheets.get(sheet) ?? {}
          return typeof cell === 'number' && percent?.has(place)
            ? `${Number((cell * 100).toFixed(6))}%`
            : (raised?.get(place) ?? cell)
        }),
        placeOf: (column) => `${sheet}!${columnName(column)}${row + 1}`,
        shownAt: (column) => own.sheets.get(sheet)?.shown.get(`${columnName(column)}${row + 1}`),
        looksAt: (column) => own.sheets.get(sheet)?.looks.get(`${columnName(column)}${row + 1}`) ?? [],
      }))
    const sets = sheets.find(({ sheet }) => /^sets$/i.test(sheet.trim()))
    const others = sheets.filter((one) => one !== sets)
    const read = others.map((one) => ({ one, table: tableOf(rowsOf(one), 'question') }))
    const tables = read.flatMap(({ table }) => table ?? [])
    const [first] = others
    if (tables.length === 0) throw new Error(noHeader(first ? rowsOf(first) : [], null))
    checkCount(tables.reduce((sum, { body }) => sum + body.length, 0))
    const faults = read.flatMap(({ one, table }): AuthoredFault[] => {
      if (table) return own.faults.get(one.sheet) ?? []
      const rows = rowsOf(one)
      const message = `this sheet is left out: ${noHeader(rows, null)}.`
      return isEmpty(rows) ? [] : [{ severity: 'warning', place: `${one.sheet}!A1`, message }]
    })
    const paper = readTables(tables, sets ? rowsOf(sets) : null, file)
    const ofSets = (sets && own.faults.get(sets.sheet)) ?? []
    return { ...paper, faults: [...faults, ...ofSets, ...paper.faults] }
  },
}
