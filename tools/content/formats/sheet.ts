/** A question in each row: an XLSX workbook, or a CSV file, with the headers of header-words.ts. */
import { basename } from 'node:path'
import { type Language, languages } from '../../../src/domain/rich-text'
import { createAsker, type ReadChoices } from './asked'
import type { AuthoredFault, AuthoredPaper, AuthoredQuestion, AuthoredSet, QuestionFormat } from './authored'
import { type ColumnField, columnOf } from './header-words'
import { reasonOf } from './paper-draft'
import { type Pictures, picturesOf } from './pictures'
import { companionsOf } from './sheet-companions'
import { headerFaults, loneDates, lonePassages, looseCells } from './sheet-doubts'
import { noHeader } from './sheet-header'
import { withNumbersAsIds } from './sheet-ids'
import { withoutDesign } from './sheet-looks'
import { csvRows, isTextSheet, isWorkbook, openSheets } from './sheet-open'
import { optionDoubts } from './sheet-option-doubts'
import { directionsTitle, type Paper, readQuestion, readSets } from './sheet-question'
import type { RowFault, RowTable } from './sheet-rows'
import { questionTables } from './sheet-tables'
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
    paper.faults.push(
      ...headerFaults(table),
      ...looseCells(table),
      ...loneDates(columns, body),
      ...optionDoubts(columns, body),
      ...lonePassages(columns, body),
    )
    const hasKeys = body.length > 0 && body.every(({ given }) => given?.key !== undefined)
    if (!hasKeys && !columns.some(({ field }) => field === 'key' || field === 'from')) {
      const message =
        'there is no column of answers (Answer, Key, Correct option), no sheet or file of answers beside it, and no option stands out in bold letters or a colour.'
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

/** The row of a place: `Questions!7`, `line 7`. */
const rowOf = (place: string) => place.replace(/![A-Z]+(\d+)$/, '!$1')

/** The place of each question of a table, with its row. */
function questionPlaces({ columns, body }: RowTable): Array<{ row: string; place: string }> {
  const [question] = columns.filter(({ field }) => field === 'question')
  return body.map((row) => {
    const place = row.placeOf(question?.index ?? 0)
    return { row: rowOf(place), place }
  })
}

/** Questions without those that have errors in their rows. @param places of questions by their rows */
function apart(
  questions: readonly AuthoredQuestion[],
  told: readonly RowFault[],
  places: ReadonlyMap<string, string>,
): Pick<AuthoredPaper, 'questions' | 'faults' | 'leftOut'> {
  const gone = new Set<string>()
  const leftOut: AuthoredFault[] = []
  const faults = told.map(({ of, ...fault }): AuthoredFault => {
    const place = of === undefined ? places.get(rowOf(fault.place)) : of
    if (fault.severity === 'error' && place) {
      gone.add(place)
      leftOut.push(fault)
    }
    return fault
  })
  return { questions: questions.filter(({ place }) => !gone.has(place)), faults, leftOut }
}

/** @throws Error with a sentence for a file that is no sheet of questions */
async function read(
  bytes: Uint8Array,
  file: string,
  { answers = {}, keyFile }: ReadChoices = {},
): Promise<AuthoredPaper> {
  const sheets = await openSheets(bytes, file)
  const companions = await companionsOf(file, keyFile)
  const asker = createAsker(answers)
  const pictures = picturesOf(file)
  const paper: Paper = { questions: [], sets: [], faults: [] }
  const sets = sheets.find(({ name }) => /^sets$/i.test(name?.trim() ?? ''))
  if (sets) readSets(sets.rows, pictures, paper)
  const { tables, faults } = questionTables(
    sheets.filter((one) => one !== sets),
    companions,
    asker,
    basename(file),
  )
  const spoken = new Set<Language>()
  for (const { table } of tables) {
    for (const language of readRows([table], pictures, paper)) spoken.add(language)
  }
  const numbered = withNumbersAsIds(paper, tables)
  const rows = tables.flatMap(({ table }) => questionPlaces(table))
  const all = [...faults, ...(sets?.faults ?? []), ...paper.faults, ...numbered.faults]
  return {
    title: answers.sheets === 'tests' ? (answers.sheet ?? null) : null,
    languages: [...spoken],
    ...paper,
    ...apart(numbered.questions, all, new Map(rows.map(({ row, place }) => [row, place]))),
    sets: titledSets(paper),
    pictures: pictures.found,
    order: rows.map(({ place }) => place),
    ...(asker.asked().length > 0 ? { asked: asker.asked() } : {}),
    ...(companions.length > 0 ? { beside: companions.map((one) => one.file) } : {}),
  }
}

const namesQuestions = (line: string) => {
  const columns = line.split(/[,;\t]/).map((name) => columnOf(name.replace(/^"|"$/g, '')))
  const has = (...fields: readonly ColumnField[]) =>
    columns.some((column) => column !== null && fields.includes(column.field))
  return has('question') && has('key', 'from', 'option', 'options')
}

/** Lines with the same number of tabs, as a spreadsheet saves a text. */
function isTabbed(lines: readonly string[]): boolean {
  const counts = lines.filter((line) => line.trim() !== '').map((line) => line.split('\t').length)
  return counts.length > 2 && counts.slice(0, -1).every((count) => count > 3 && count === counts[0])
}

export const csv: QuestionFormat = {
  name: 'CSV',
  matches: (file, head) => {
    if (isTextSheet(file)) return true
    if (!/\.txt$/i.test(file)) return false
    const lines = head.replace(/^\uFEFF/, '').split(/\r?\n/)
    // A title may stand above the names of the columns.
    return lines.slice(0, 10).some(namesQuestions) || isTabbed(lines)
  },
  read,
}

/** Why a file that may be a sheet is none: what its header has, and what it needs. Null for a file of another kind. */
export function whyNoSheet(file: string, bytes: Uint8Array): string | null {
  if (!isTextSheet(file) && !/\.txt$/i.test(file)) return null
  try {
    const { text } = decodeBytes(bytes)
    return noHeader(csvRows(text), text)
  } catch (error) {
    return reasonOf(error)
  }
}

export const xlsx: QuestionFormat = { name: 'XLSX', matches: isWorkbook, read }
