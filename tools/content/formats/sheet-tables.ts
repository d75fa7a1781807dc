/** The tables of questions of a file: its sheets, and the lists of answers and translations beside them. */
import type { Asker } from './asked'
import { checkCount } from './authored'
import { questionRows } from './sheet-body'
import { withOneOfEach } from './sheet-columns'
import { type Companion, isTranslationName } from './sheet-companions'
import { noHeader, tableOf, tableWithoutHeader } from './sheet-header'
import { withClearKeys } from './sheet-key-column'
import { isKeyName, type KeyList, keyListOf, keysBelow, withKeys } from './sheet-keys'
import { type Named, withColumnLanguages, withRowLanguages, withSheetLanguages } from './sheet-languages'
import { withMarkedKeys } from './sheet-looks'
import { mergeFaults } from './sheet-merges'
import type { Sheet } from './sheet-open'
import { withOptionColumns } from './sheet-options'
import { plainTable, withTruth } from './sheet-plain'
import { isBlank, type RowFault, type RowTable, written } from './sheet-rows'

/** Whether the column of questions holds numbers alone, as a list of answers called "Question, Answer" does. */
function isListOfNumbers({ columns, body }: RowTable): boolean {
  const question = columns.find(({ field }) => field === 'question')
  const hasOptions = columns.some(({ field }) => field === 'option' || field === 'options')
  return (
    !hasOptions &&
    body.every((row) => /^(?:q\.?\s*)?\d{1,4}[.)]?$/i.test(written(row.cells[question?.index ?? 0])))
  )
}

interface Found {
  tables: Named[]
  keys: KeyList[]
  faults: RowFault[]
}

/** One table as its rows are read; steps of which each gives the next one a simpler table. */
function simplified(first: RowTable, sets: number): { table: RowTable; faults: RowFault[] } {
  const faults: RowFault[] = []
  const step = (found: { table: RowTable; faults: RowFault[] }) => {
    faults.push(...found.faults)
    return found.table
  }
  const named = withColumnLanguages(step(plainTable(step(withOneOfEach(first)))))
  const { body, faults: between } = questionRows(named, sets)
  faults.push(...between)
  const apart = step(withOptionColumns({ ...named, body }))
  return { table: step(withRowLanguages(apart)), faults }
}

/** @param name of the sheet, or of its file */
function readSheet(sheet: Sheet, name: string, sets: number): Found & { left: boolean } {
  const { rows, merges, faults } = sheet
  const found: Found = { tables: [], keys: [], faults: [...faults] }
  const named = tableOf(rows, 'question')
  const table = named && !isListOfNumbers(named) ? named : null
  const keys = table ? null : keyListOf(name, rows)
  const bare = table || keys ? null : tableWithoutHeader(rows)
  const own = table ?? bare
  if (keys) return { ...found, keys: [keys], left: false }
  if (!own) return { ...found, left: true }
  found.faults.push(...mergeFaults(own, rows, merges))
  if (bare) {
    const message = `no row names the columns; they are read as ${bare.columns.map(({ header }) => header).join(', ')}: compare, or name them in a first row.`
    found.faults.push({ severity: 'warning', place: bare.head.placeOf(0), message })
  }
  const below = keysBelow(name, own.body)
  if (below) found.keys.push(below.keys)
  const { table: simple, faults: told } = simplified(below ? { ...own, body: [...below.rows] } : own, sets)
  found.faults.push(...told)
  return { ...found, tables: [{ name, table: simple }], left: false }
}

/** Whether a sheet that is left out may hold questions: someone asks something in it. */
const mayAsk = ({ rows }: Sheet) =>
  rows.filter((row) => row.cells.filter((cell) => written(cell) !== '').length > 3).length > 2 &&
  rows.some((row) => row.cells.some((cell) => /\?\s*$/.test(written(cell))))

/** @param isOwn whether the sheets are those of the paper itself, which are called by their own names */
function readSheets(sheets: readonly Sheet[], file: string, isOwn = false): Found {
  const found: Found = { tables: [], keys: [], faults: [] }
  const left: Sheet[] = []
  for (const sheet of sheets) {
    const own = readSheet(sheet, isOwn ? (sheet.name ?? file) : file, found.tables.length * 100)
    if (own.left) left.push(sheet)
    else found.faults.push(...own.faults)
    found.tables.push(...own.tables)
    found.keys.push(...own.keys)
  }
  if (found.tables.length === 0 && found.keys.length === 0) {
    const [first] = sheets
    throw new Error(noHeader(first?.rows ?? [], first?.text ?? null))
  }
  for (const { name, rows } of left) {
    if (rows.every(isBlank)) continue
    const isAsking = left.some((one) => one.name === name && mayAsk(one))
    const message = isAsking
      ? `this sheet seems to hold questions, and ${noHeader(rows, null)}. Delete the sheet if it is not part of the paper.`
      : `this sheet is left out: it holds no questions and no answers.`
    found.faults.push({ severity: isAsking ? 'error' : 'warning', place: `${name}!A1`, message })
  }
  return found
}

/** What programs call sheets by themselves. */
const ownName = /^(?:sheet|feuil|tabelle|sheet ?\(?|పుట|शीट)\s*\d*\)?$/iu

/** Rows with the name of their sheet as their section, where several sheets hold questions. */
function withSheetSections(tables: readonly Named[]): Named[] {
  if (tables.length < 2 || tables.some(({ name }) => ownName.test(name.trim()))) return [...tables]
  return tables.map(({ name, table }) => {
    const hasSection = table.columns.some(({ field }) => field === 'section')
    const body = hasSection
      ? table.body
      : table.body.map((row) => ({ ...row, given: { section: name.trim(), ...row.given } }))
    return { name, table: { ...table, body } }
  })
}

/** The sheets of one test: all of them as its sections, or one of several tests. */
function sheetsOfTest(tables: Named[], ask: Asker): Named[] {
  if (tables.length < 2 || new Set(tables.map(({ name }) => name.trim())).size < tables.length) return tables
  const listed = tables.map(({ name, table }) => `${name.trim()} (${table.body.length})`).join(', ')
  const tests = `${tables.length} tests`
  const way = ask.choice({
    id: 'sheets',
    text: `${tables.length} sheets of questions: ${listed}. One test with sections, or ${tests}?`,
    choices: [
      { id: 'sections', text: 'One test with sections' },
      { id: 'tests', text: tests },
    ],
  })
  if (way !== 'tests') return tables
  const choices = tables.map(({ name }) => ({ id: name.trim(), text: name.trim() }))
  const sheet = ask.choice({ id: 'sheet', text: 'Which sheet is this test?', choices })
  return tables.filter(({ name }) => name.trim() === sheet)
}

/** The tables of questions of a file, with their answers and languages together. @throws Error with a sentence */
export function questionTables(
  sheets: readonly Sheet[],
  companions: readonly Companion[],
  ask: Asker,
  file: string,
): { tables: Named[]; faults: RowFault[] } {
  const { tables, keys, faults } = readSheets(sheets, file, true)
  if (tables.length === 0) throw new Error('it holds a list of answers, and no questions')
  const beside = companions.map(({ file: path, sheets: own }) => {
    const found = readSheets(own, path)
    const isTranslation = isTranslationName(path)
    return { ...found, tables: found.tables.map((one) => ({ ...one, isTranslation })) }
  })
  for (const one of beside) {
    keys.push(...one.keys)
    faults.push(...one.faults)
  }
  const others = beside.flatMap((one) => one.tables)
  const joined = withSheetLanguages([...tables, ...others], ask)
  faults.push(...joined.faults)
  let known = joined.tables.filter(({ table }) => !others.some((one) => one.table === table))
  const isTold = (place: string) => joined.faults.some((one) => one.place === place)
  for (const { name, table } of joined.tables.filter((one) => !known.includes(one))) {
    if (isTold(table.head.placeOf(0))) continue
    const message = isKeyName(name.replace(/\.[^.]*$/, ''))
      ? `"${name}" lies beside the file and holds no list of answers: it needs the columns Q.No and Answer.`
      : `"${name}" lies beside the file, and is not the same questions in another language: their numbers, or their answers, differ. Correct them, or give the file another name.`
    faults.push({ severity: 'error', place: table.head.placeOf(0), message })
  }
  checkCount(known.reduce((sum, { table }) => sum + table.body.length, 0))
  for (const list of keys) {
    const keyed = withKeys(known, list)
    known = keyed.tables
    faults.push(...keyed.faults)
  }
  const clear = withSheetSections(sheetsOfTest(known, ask)).map(({ name, table }): Named => {
    const marked = withMarkedKeys(table)
    const { table: own, faults: told } = withClearKeys(withTruth(marked.table), ask)
    faults.push(...marked.faults, ...told)
    return { name, table: own }
  })
  return { tables: clear, faults }
}
