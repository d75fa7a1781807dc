/** A question in each row: an XLSX workbook, or a CSV file, with the headers of header-words.ts. */
import readWorkbook from 'read-excel-file/node'
import { type Language, languages } from '../../../src/domain/rich-text'
import { parseCsv } from '../csv'
import type { AuthoredPaper, QuestionFormat } from './authored'
import { columnOf } from './header-words'
import { picturesOf } from './pictures'
import { directionsTitle, type Paper, readQuestion, readSets } from './sheet-question'
import { type Cell, columnName, countedKeys, headerFaults, type Row, tableOf } from './sheet-rows'

type Table = NonNullable<ReturnType<typeof tableOf>>

function readTables(tables: readonly Table[], sets: readonly Row[] | null, file: string): AuthoredPaper {
  const pictures = picturesOf(file)
  const paper: Paper = { questions: [], sets: [], faults: [] }
  if (sets) readSets(sets, pictures, paper)
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
  const titled = paper.sets.map((set) => ({
    ...set,
    title: set.title || directionsTitle(set.id, paper.questions),
  }))
  return { title: null, languages: [...spoken], ...paper, sets: titled, pictures: pictures.found }
}

const noQuestions =
  'no row names the columns: one must be called Question, others Option A, Option B … and Answer'

/** An older Excel writes CSV in the encoding of its Windows, where Telugu and Hindi are lost. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new Error('it is not written in UTF-8; save it as "CSV UTF-8"', { cause: error })
  }
}

const csvRows = (text: string): Row[] =>
  parseCsv(text).map(({ line, cells }) => ({ cells, placeOf: () => `line ${line}` }))

export const csv: QuestionFormat = {
  name: 'CSV',
  matches: (file, head) => {
    if (!/\.csv$/i.test(file)) return false
    const columns = (head.replace(/^\uFEFF/, '').split(/\r?\n/)[0] ?? '')
      .split(/[,;]/)
      .map((name) => columnOf(name.replace(/^"|"$/g, '')))
    return ['question', 'key'].every((field) => columns.some((column) => column?.field === field))
  },
  read: async (bytes, file) => {
    const table = tableOf(csvRows(decode(bytes)), 'question')
    if (!table) throw new Error(noQuestions)
    return readTables([table], null, file)
  },
}

export const xlsx: QuestionFormat = {
  name: 'XLSX',
  matches: (file) => /\.xlsx$/i.test(file),
  read: async (bytes, file) => {
    const sheets = await readWorkbook(Buffer.from(bytes)).catch((error: unknown) => {
      throw new Error('it is no XLSX workbook', { cause: error })
    })
    const rowsOf = ({ sheet, data }: { sheet: string; data: unknown }): Row[] =>
      (data as readonly Cell[][]).map((cells, row) => ({
        cells,
        placeOf: (column) => `${sheet}!${columnName(column)}${row + 1}`,
      }))
    const sets = sheets.find(({ sheet }) => /^sets$/i.test(sheet.trim()))
    const tables = sheets
      .filter((one) => one !== sets)
      .flatMap((one) => tableOf(rowsOf(one), 'question') ?? [])
    if (tables.length === 0) throw new Error(noQuestions)
    return readTables(tables, sets ? rowsOf(sets) : null, file)
  },
}
