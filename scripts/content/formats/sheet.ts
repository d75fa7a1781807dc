/** A question in each row: an XLSX workbook, or a CSV file, with the headers of header-words.ts. */
import readWorkbook from 'read-excel-file/node'
import { readFraction } from '../../../src/domain/fraction'
import { type Language, languages, type RichText, type Text } from '../../../src/domain/rich-text'
import { parseCsv } from '../csv'
import type {
  AuthoredFault,
  AuthoredKey,
  AuthoredPaper,
  AuthoredQuestion,
  AuthoredSet,
  QuestionFormat,
} from './authored'
import { type Column, type ColumnField, columnOf, hasLostLetters } from './header-words'
import { keyOf, kindOf, numberOf, numericKey } from './key-text'
import { textOf } from './notation'
import { type Pictures, picturesOf } from './pictures'

/** What a cell holds; a date is what a spreadsheet makes of "1-2". */
export type Cell = string | number | boolean | Date | null

interface Row {
  cells: readonly Cell[]
  /** Where a cell stands: `Questions!C7`, `line 7`. */
  placeOf: (column: number) => string
}

type Placed = Column & { index: number; header: string }

const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** A cell as it was typed. A sum of decimals is not exact in a spreadsheet either. */
function written(cell: Cell | undefined): string {
  if (cell instanceof Date) return ''
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  if (typeof cell === 'boolean') return cell ? 'True' : 'False'
  return (cell ?? '').trim()
}

const isBlank = (row: Row) => row.cells.every((cell) => !(cell instanceof Date) && written(cell) === '')

/** The row that names the columns (a title may stand above it), and what stands below it. */
function tableOf(
  rows: readonly Row[],
  needed: ColumnField,
): { columns: Placed[]; head: Row; body: Row[] } | null {
  for (const [at, head] of rows.slice(0, 10).entries()) {
    const columns = head.cells.flatMap((cell, index): Placed[] => {
      const header = written(cell)
      const column = columnOf(header)
      return column ? [{ ...column, index, header }] : []
    })
    if (columns.length > 1 && columns.some(({ field }) => field === needed)) {
      return { columns, head, body: rows.slice(at + 1).filter((row) => !isBlank(row)) }
    }
  }
  return null
}

/** Reads the cells of one row; what is wrong with them is collected. */
function reader(row: Row, columns: readonly Placed[], pictures: Pictures) {
  const faults: AuthoredFault[] = []
  const first = columns.find(({ field }) => field === 'question' || field === 'text')
  const placeOf = (column: Placed | undefined) => row.placeOf((column ?? first)?.index ?? 0)
  const fault = (column: Placed | undefined, message: string) => {
    faults.push({ place: placeOf(column), severity: 'error', message: `${message}.` })
  }
  const named = (field: ColumnField, option: number | null = null) =>
    columns.filter((column) => column.field === field && column.option === option)

  function cell(column: Placed | undefined): string {
    const value = column === undefined ? null : row.cells[column.index]
    if (!(value instanceof Date)) return written(value)
    fault(
      column,
      `"${column?.header}" holds a date: the spreadsheet made it of what was typed; make the cell a text and type it again`,
    )
    return ''
  }

  function tried<T>(column: Placed | undefined, read: () => T): T | null {
    try {
      return read()
    } catch (error) {
      fault(column, error instanceof Error ? error.message : String(error))
      return null
    }
  }

  /** A text in the languages that the row gives it in. */
  function text(field: ColumnField, option: number | null = null, base: Language = 'en'): RichText | null {
    const own = named(field, option)
    const found: Array<[Language, Text]> = []
    for (const column of own) {
      const typed = cell(column)
      if (typed === '') continue
      if (hasLostLetters(typed, column.language)) {
        fault(column, `"${typed}" has lost its letters; save the file as "CSV UTF-8"`)
      }
      const value = tried(column, () => textOf(typed, pictures.figure))
      if (value !== null) found.push([column.language ?? base, value])
    }
    const [only] = found
    if (!only) return null
    const isWrittenByLanguage = found.length > 1 || (field === 'question' && own.length > 1)
    return isWrittenByLanguage ? Object.fromEntries(found) : only[1]
  }

  return {
    faults,
    fault,
    named,
    cell,
    tried,
    text,
    placeOf,
    one: (field: ColumnField) => cell(named(field)[0]) || null,
  }
}

type Reader = ReturnType<typeof reader>

/** The picture of the column "image" behind the words of the question. */
function withFigure(text: RichText, figure: ReturnType<Pictures['figure']>): RichText {
  const behind = (own: Text): Text => [
    ...(typeof own === 'string' ? [{ type: 'paragraph' as const, content: [own] }] : own),
    figure,
  ]
  if (typeof text === 'string' || Array.isArray(text)) return behind(text as Text)
  return Object.fromEntries(
    Object.entries(text as Record<string, Text>).map(([language, own]) => [language, behind(own)]),
  )
}

/** Options up to the last one that is filled; an empty one before it is a fault. */
function optionsOf(read: Reader, columns: readonly Placed[], base: Language): RichText[] {
  const places = columns.flatMap(({ option }) => option ?? [])
  const all = Array.from({ length: Math.max(-1, ...places) + 1 }, (_, place) =>
    read.text('option', place, base),
  )
  const filled = all.slice(0, all.findLastIndex((option) => option !== null) + 1)
  for (const [place, option] of filled.entries()) {
    const column = read.named('option', place)[0]
    // A date has been told of already.
    if (option === null && read.faults.length === 0)
      read.fault(column, 'an option is empty, and a later one is not')
  }
  return filled.filter((option) => option !== null)
}

function answerOf(read: Reader, options: readonly RichText[]): AuthoredKey | null {
  const [column] = read.named('key')
  const word = read.one('type')
  const kind = word === null ? null : kindOf(word)
  if (word !== null && kind === null) {
    read.fault(read.named('type')[0], `"${word}" is no type: write one, several or numeric`)
    return null
  }
  const [from, to, tolerance] = [read.one('from'), read.one('to'), read.one('tolerance')]
  if (options.length === 0 && from !== null && to !== null) {
    return read.tried(read.named('from')[0], () => numericKey(`${from} to ${to}`))
  }
  const typed = read.cell(column)
  if (typed === '' && column && read.faults.some(({ place }) => place === read.placeOf(column))) return null
  const key = read.tried(column, () => keyOf(typed, options, kind))
  if (key === null || tolerance === null || key.kind !== 'numeric' || !('answer' in key)) return key
  const margin = numberOf(tolerance)
  if (margin !== null && margin >= 0) return { ...key, tolerance: margin }
  read.fault(read.named('tolerance')[0], `"${tolerance}" is no number of nought or more`)
  return null
}

/** Marks as they are stored; what is taken off may be written with or without its sign. */
function markingOf(read: Reader): AuthoredQuestion['marking'] {
  const marks = (['correct', 'wrong', 'partial'] as const).flatMap((outcome) => {
    const typed = read.one(outcome)?.replace('\u2212', '-') ?? null
    if (typed === null) return []
    if (readFraction(typed) === null) {
      read.fault(read.named(outcome)[0], `"${typed}" is no number of marks such as 2, 0.25 or 1/3`)
      return []
    }
    const isLoss = outcome === 'wrong' && !/^[-+]|^0*(\.0*)?$/.test(typed)
    return [[outcome, isLoss ? `-${typed}` : typed] as const]
  })
  return marks.length > 0 ? Object.fromEntries(marks) : null
}

interface Paper {
  questions: AuthoredQuestion[]
  sets: AuthoredSet[]
  faults: AuthoredFault[]
}

function readQuestion(
  row: Row,
  columns: readonly Placed[],
  base: Language,
  pictures: Pictures,
  paper: Paper,
) {
  const read = reader(row, columns, pictures)
  let text = read.text('question', null, base)
  if (text === null && read.faults.length === 0) read.fault(undefined, 'the question is empty')
  const image = read.one('image')
  if (image !== null && text !== null) {
    const words = text
    const alt = read.one('alt') ?? ''
    text = read.tried(read.named('image')[0], () => withFigure(words, pictures.figure(image, alt))) ?? text
  }
  const options = optionsOf(read, columns, base)
  const key = read.faults.length > 0 ? null : answerOf(read, options)
  const question = {
    id: read.one('id'),
    explanation: read.text('explanation', null, base),
    topic: read.one('topic'),
    section: read.one('section'),
    marking: markingOf(read),
    set: setOf(read, base, paper),
  }
  paper.faults.push(...read.faults)
  if (text !== null && key !== null && read.faults.length === 0) {
    paper.questions.push({ place: read.placeOf(undefined), text, options, key, ...question })
  }
}

/** The set that a row names, or whose passage it writes out: the same passage is the same set. */
function setOf(read: Reader, base: Language, paper: Paper): string | null {
  const id = read.one('set')
  const text = read.text('passage', null, base)
  if (text === null) return id
  const same = paper.sets.find((set) =>
    id === null ? JSON.stringify(set.text) === JSON.stringify(text) : set.id === id,
  )
  if (same) return same.id
  const set = {
    place: read.placeOf(read.named('passage')[0]),
    id: id ?? `set-${paper.sets.length + 1}`,
    title: '',
    text,
  }
  paper.sets.push(set)
  return set.id
}

function readSets(rows: readonly Row[], pictures: Pictures, paper: Paper): void {
  const table = tableOf(rows, 'text')
  if (!table) {
    const place = rows[0]?.placeOf(0) ?? 'Sets'
    paper.faults.push({
      place,
      severity: 'error',
      message: 'a sheet of sets has the columns id, title and text.',
    })
    return
  }
  for (const row of table.body) {
    const read = reader(row, table.columns, pictures)
    const [id, text] = [read.one('id') ?? read.one('set'), read.text('text')]
    if (id === null) read.fault(read.named('id')[0], 'the set has no id')
    if (text === null && read.faults.length === 0) read.fault(undefined, 'the set has no text')
    paper.faults.push(...read.faults)
    if (id !== null && text !== null)
      paper.sets.push({ place: read.placeOf(undefined), id, title: read.one('title') ?? '', text })
  }
}

/** "Directions 36 to 40", after the questions that share the set. */
export function directionsTitle(id: string, questions: ReadonlyArray<Pick<AuthoredQuestion, 'set'>>): string {
  const first = questions.findIndex(({ set }) => set === id) + 1
  const last = questions.findLastIndex(({ set }) => set === id) + 1
  return first === last ? `Directions ${first || ''}`.trim() : `Directions ${first} to ${last}`
}

/** What is wrong with the headers themselves. */
function headerFaults({ columns, head }: { columns: readonly Placed[]; head: Row }): AuthoredFault[] {
  const unknown = head.cells.flatMap((cell, index): AuthoredFault[] => {
    const header = written(cell)
    if (header === '' || columns.some((column) => column.index === index)) return []
    return [
      {
        place: head.placeOf(index),
        severity: 'warning',
        message: `no column is called "${header}"; it is left out.`,
      },
    ]
  })
  const twice = columns.flatMap((column, at): AuthoredFault[] => {
    const earlier = columns
      .slice(0, at)
      .find(
        ({ field, option, language }) =>
          field === column.field && option === column.option && language === column.language,
      )
    if (!earlier) return []
    const message = `"${column.header}" says the same as "${earlier.header}".`
    return [{ place: head.placeOf(column.index), severity: 'error', message }]
  })
  return [...unknown, ...twice]
}

/** Keys that are numbers are read as coaching centres write them, which an author may mean otherwise. */
function countedKeys(columns: readonly Placed[], body: readonly Row[]): AuthoredFault[] {
  const key = columns.find(({ field }) => field === 'key')
  const options = columns.filter(({ option }) => option !== null)
  if (!key) return []
  const counted = body.filter((row) => {
    const texts = options.map(({ index }) => written(row.cells[index])).filter(Boolean)
    const answer = written(row.cells[key.index])
    return /^[1-9]$/.test(answer) && texts.length > 0 && !texts.includes(answer)
  })
  const [row] = counted
  if (!row) return []
  const message = `an answer that is a number counts options from 1 (2 is B); ${counted.length} of the answers are read so.`
  return [{ place: row.placeOf(key.index), severity: 'warning', message }]
}

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
