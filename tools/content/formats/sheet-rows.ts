/** The rows of a sheet, the one that names its columns, and the cells below it, each with its place. */
import { isTranslated, type Language, type RichText, type Text } from '../../../src/domain/rich-text'
import type { AuthoredFault } from './authored'
import type { CellLook } from './cell-styles'
import { type Column, type ColumnField, hasLostLetters, madeOf } from './header-words'
import { textOf } from './notation'
import { sentence } from './paper-draft'
import type { Pictures } from './pictures'

/** What a cell holds; a date is what a spreadsheet makes of "1-2". */
export type Cell = string | number | boolean | Date | null

export interface Row {
  cells: readonly Cell[]
  /** Whether a spreadsheet saved its numbers and dates as it shows them, as in CSV. */
  isShown?: boolean
  /** Where a cell stands: `Questions!C7`, `line 7`. */
  placeOf: (column: number) => string
  /** How a number is shown, where that is more than its digits. */
  shownAt?: (column: number) => string | undefined
  looksAt?: (column: number) => readonly CellLook[]
  /** Options at which stood a star or a tick. */
  marked?: readonly number[]
  /** What rows above it, or another sheet, say of this row: a section, a set, a key. */
  given?: Partial<Readonly<Record<ColumnField, string>>>
  /** The text of a cell that holds more than letters, as those of Word do; without it cells are in the notation. */
  textAt?: (column: number) => RichText
}

/** What is wrong in a sheet. */
export interface RowFault extends AuthoredFault {
  /** The place of its question, where that is another place; null for a fault of the whole sheet. */
  readonly of?: string | null
}

export type Placed = Column & { index: number; header: string }

/** What its header names, and the rows below it. */
export interface RowTable {
  columns: Placed[]
  head: Row
  /** The second row of names below the first; absent where there is none. */
  second?: Row
  body: Row[]
  /** What stands above it. */
  above: readonly Row[]
}

export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

export const emptyRow: Row = { cells: [], placeOf: () => '' }

/** A cell as it was typed. A sum of decimals is not exact in a spreadsheet either. */
export function written(cell: Cell | undefined): string {
  if (cell instanceof Date) return ''
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  if (typeof cell === 'boolean') return cell ? 'True' : 'False'
  return (cell ?? '').trim()
}

export const isBlank = (row: Row) =>
  row.cells.every((cell) => !(cell instanceof Date) && written(cell) === '')

/** Reads the cells of one row; what is wrong with them is collected. */
export function reader(row: Row, columns: readonly Placed[], pictures: Pictures) {
  const faults: AuthoredFault[] = []
  const first = columns.find(({ field }) => field === 'question' || field === 'text')
  const placeOf = (column: Placed | undefined) => row.placeOf((column ?? first)?.index ?? 0)
  const tell = (severity: AuthoredFault['severity'], column: Placed | undefined, message: string) => {
    const told = { place: placeOf(column), severity, message: sentence(message) }
    if (!faults.some((one) => one.place === told.place && one.message === told.message)) faults.push(told)
  }
  const fault = (column: Placed | undefined, message: string) => tell('error', column, message)
  const warn = (column: Placed | undefined, message: string) => tell('warning', column, message)
  const named = (field: ColumnField, option: number | null = null) =>
    columns.filter((column) => column.field === field && column.option === option)

  function cell(column: Placed | undefined): string {
    const value = column === undefined ? null : row.cells[column.index]
    const typed = written(value)
    const isLong = typeof value === 'number' && (Math.abs(value) >= 1e15 || /e/.test(typed))
    const made =
      value instanceof Date
        ? 'holds a date'
        : isLong
          ? `holds ${typed}, and a spreadsheet keeps 15 digits of a number`
          : madeOf(typed, row.isShown ?? false)
    if (made === null) return typed
    fault(
      column,
      `"${column?.header}" ${made}: the spreadsheet changed what was typed; make the cell a text and type it again`,
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
    const given = option === null ? row.given?.[field] : undefined
    if (given !== undefined) return tried(undefined, () => textOf(given, pictures.figure))
    const own = named(field, option)
    const found: Array<[Language, Text]> = []
    for (const column of own) {
      const typed = row.shownAt?.(column.index) ?? cell(column)
      if (typed === '') continue
      if (hasLostLetters(typed, column.language)) {
        fault(column, `"${typed}" has lost its letters; save the file as "CSV UTF-8"`)
      }
      const value = tried(column, () => row.textAt?.(column.index) ?? textOf(typed, pictures.figure))
      const language = column.language ?? base
      // Which language a text of Word is in, its column says.
      if (value !== null) found.push([language, isTranslated(value) ? (value[language] ?? '') : value])
    }
    const [only] = found
    if (!only) return null
    const isWrittenByLanguage = found.length > 1 || (field === 'question' && own.length > 1)
    return isWrittenByLanguage ? Object.fromEntries(found) : only[1]
  }

  return {
    faults,
    hasError: () => faults.some(({ severity }) => severity === 'error'),
    fault,
    warn,
    named,
    cell,
    tried,
    text,
    placeOf,
    one: (field: ColumnField) => row.given?.[field] ?? (cell(named(field)[0]) || null),
  }
}

export type Reader = ReturnType<typeof reader>
