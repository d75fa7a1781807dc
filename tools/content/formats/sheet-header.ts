/** Finds the row that names the columns of a sheet, or the two rows that do it together. */
import type { Language } from '../../../src/domain/rich-text'
import {
  type Column,
  type ColumnField,
  columnOf,
  languageOf,
  listOfLabels,
  nativeOptionsIn,
} from './header-words'
import { type Cell, emptyRow, isBlank, type Placed, type Row, type RowTable, written } from './sheet-rows'

/** How many rows may stand above the names of the columns. */
const mostAbove = 15

/** Columns called 1, 2, 3 … are options where no others are; a lone "1" numbers questions. */
function numberedOptions(headers: readonly string[], columns: readonly Placed[]): Placed[] {
  if (columns.some(({ field }) => field === 'option') || !columns.some(({ field }) => field === 'key'))
    return []
  const first = headers.indexOf('1')
  const after = first < 0 ? [] : headers.slice(first)
  const end = after.findIndex((header, index) => header !== String(index + 1))
  const found = end < 0 ? after : after.slice(0, end)
  if (found.length < 2 || found.length > 8) return []
  return found.map((header, option) => ({
    field: 'option',
    option,
    language: null,
    isShare: false,
    rank: 0,
    index: first + option,
    header,
  }))
}

/** The columns that headers name. @param given what other rows say of a column */
function columnsOf(
  headers: readonly string[],
  given: (index: number) => Column | null = () => null,
): Placed[] {
  const labels = listOfLabels(headers)
  const natives = nativeOptionsIn(headers)
  const named = headers.flatMap((header, index): Placed[] => {
    const option = natives.get(index)
    const native: Column | null =
      option === undefined ? null : { field: 'option', option, language: null, isShare: false, rank: 0 }
    const column = given(index) ?? native ?? columnOf(header, labels)
    return column ? [{ ...column, index, header }] : []
  })
  // Beside "Question" a column "Statement" is none of its texts.
  const kept = named.filter(
    (one) =>
      one.field !== 'question' ||
      !named.some(
        ({ field, language, rank }) => field === 'question' && language === one.language && rank < one.rank,
      ),
  )
  return [...kept, ...numberedOptions(headers, kept)]
}

const headersOf = ({ cells }: Row) => cells.map(written)

/** How many columns differ in what they hold. */
const distinct = (columns: readonly Placed[]) =>
  new Set(columns.map(({ field, option, language }) => `${field} ${option} ${language}`)).size

const has = (columns: readonly Placed[], field: ColumnField) => columns.some((one) => one.field === field)

/** The columns that two rows name together: "Options" above A, B, C, D, or "Telugu" above Question, A, B. */
function columnsOfTwo(upper: readonly string[], lower: readonly string[]): Placed[] {
  const width = Math.max(upper.length, lower.length)
  let above = ''
  const names = Array.from({ length: width }, (_, index) => {
    const [up = '', down = ''] = [upper[index], lower[index]]
    // A merged cell has its text at its left end.
    if (up !== '' || down === '') above = up
    return { up: above, down }
  })
  const labels = listOfLabels(names.map(({ down }) => `option ${down}`))
  const said = names.map(({ up, down }): Column | null => {
    if (down === '' || up === '') return columnOf(down || up)
    const whole = columnOf(`${up} ${down}`, labels)
    const language: Language | null = languageOf(up)
    const own = columnOf(down)
    return language && own ? { ...own, language } : (whole ?? own)
  })
  return columnsOf(
    names.map(({ up, down }) => down || up),
    (index) => said[index] ?? null,
  )
}

/** Columns with those without a name behind "Options" as options, as below a merged cell. */
function withOptionsBehind(
  columns: readonly Placed[],
  headers: readonly string[],
  body: readonly Row[],
): Placed[] {
  return columns.flatMap((column) => {
    if (column.field !== 'options') return [column]
    const next = headers.findIndex((header, index) => index > column.index && header !== '')
    const end = next < 0 ? Math.max(headers.length, ...body.map(({ cells }) => cells.length)) : next
    const own = Array.from({ length: end - column.index }, (_, at) => column.index + at).filter((index) =>
      body.some((row) => written(row.cells[index]) !== ''),
    )
    if (own.length < 2 || own.length > 8) return [column]
    return own.map((index, option): Placed => ({ ...column, field: 'option', option, index }))
  })
}

/** Whether these are the columns of a table; a lone "q" or "A" may be a text. */
function names(columns: readonly Placed[], needed: ColumnField): boolean {
  const others = (['key', 'from', 'options', 'number', 'id'] as const).some((field) => has(columns, field))
  const options = columns.filter(({ field }) => field === 'option').length
  return has(columns, needed) && (needed === 'question' ? others || options > 1 : columns.length > 1)
}

/** Whether a row names the columns of questions. */
export function isHeader(row: Row): boolean {
  const columns = columnsOf(headersOf(row))
  return has(columns, 'question') && has(columns, 'key') && distinct(columns) > 3
}

/** The row that names the columns (titles may stand above it), and what stands below it. */
export function tableOf(rows: readonly Row[], needed: ColumnField): RowTable | null {
  const seen = rows.filter((row) => !isBlank(row)).slice(0, mostAbove)
  for (const [at, head] of seen.entries()) {
    const own = columnsOf(headersOf(head))
    const next = seen[at + 1] ?? emptyRow
    const both = columnsOfTwo(headersOf(head), headersOf(next))
    const isWhole =
      has(own, needed) && (needed !== 'question' || !has(own, 'options')) && distinct(own) === own.length
    const options = own.filter(({ field }) => field === 'option').length
    const isTwo =
      has(both, needed) &&
      !(isWhole && options > 1) &&
      distinct(both) > Math.max(distinct(own), distinct(columnsOf(headersOf(next)))) &&
      // A question below the names is no name.
      headersOf(next).every((header) => header === '' || header.length < 40)
    const columns = isTwo ? both : own
    const below = columnsOf(headersOf(next))
    // The lower of two rows says everything, where cells of the upper one are merged with it.
    if (!isTwo && !isWhole && has(below, needed) && distinct(below) > distinct(own)) continue
    if (names(columns, needed)) {
      const last = rows.indexOf(isTwo ? next : head)
      const body = rows.slice(last + 1).filter((row) => !isBlank(row))
      return {
        columns: isTwo ? columns : withOptionsBehind(columns, headersOf(head), body),
        head,
        ...(isTwo ? { second: next } : {}),
        body,
        above: rows.slice(0, rows.indexOf(head)),
      }
    }
  }
  return null
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** A line as it was read, with its tabs to be seen. */
const shown = (line: string) => line.replace(/\t/g, ' → ').trim().slice(0, 160)

/** Why rows have no header: the columns that were found, those that are needed, and the first line. @param text of a text file */
export function noHeader(rows: readonly Row[], text: string | null): string {
  const needed = 'needed are Question, Option A, Option B … and Answer, in one row'
  const named = rows.slice(0, 10).map((row) => row.cells.map(written).filter((name) => name !== ''))
  const known = (names: readonly string[]) => names.filter((name) => columnOf(name) !== null)
  const [best] = [...named].sort((a, b) => known(b).length - known(a).length || b.length - a.length)
  if (!best) return `no row names its columns: ${needed}`
  const first = text
    ?.replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .find((line) => line.trim() !== '')
  const seen = first === undefined ? '' : `. The first line is "${shown(first)}"`
  if (best.length === 1)
    return text === null
      ? `it has one column only; ${needed}`
      : `it has one column only, and cells are parted by commas, semicolons or tabs; ${needed}${seen}`
  const unknown = best.filter((name) => columnOf(name) === null)
  const not = unknown.length > 0 ? ` (not known: ${quoted(unknown)})` : ''
  return `no row names the columns that it needs: found are ${quoted(best)}${not}; ${needed}${seen}`
}

/** Whether a key may be what a cell holds. */
const isKeyLike = (text: string, options: readonly string[]) =>
  /^\(?(?:[a-h]|[1-8])[).]?$/i.test(text) || options.includes(text)

/**
 * Rows of which none names the columns, where they can be nothing else: a number or none, the question, two to five options
 * and the answer.
 */
export function tableWithoutHeader(rows: readonly Row[]): RowTable | null {
  const body = rows.filter((row) => !isBlank(row))
  const widths = new Set(body.map(({ cells }) => cells.findLastIndex((cell) => written(cell) !== '') + 1))
  const [width = 0, ...others] = widths
  if (others.length > 0 || body.length < 3) return null
  const texts = body.map(({ cells }) => cells.slice(0, width).map(written))
  if (texts.some((cells) => cells.includes(''))) return null
  const hasNumber = texts.every(
    ([first = ''], at) =>
      /^\d+[.)]?$/.test(first) &&
      (at === 0 || Number.parseInt(first, 10) === Number.parseInt(texts[at - 1]?.[0] ?? '', 10) + 1),
  )
  const from = hasNumber ? 1 : 0
  const options = width - from - 2
  if (options < 2 || options > 5) return null
  const keys = texts.map((cells) => cells[width - 1] ?? '')
  const areKeys =
    new Set(keys).size > 1 &&
    texts.every((cells, at) => isKeyLike(keys[at] ?? '', cells.slice(from + 1, width - 1)))
  const longest = texts.every((cells) => (cells[from]?.length ?? 0) > 3)
  if (!areKeys || !longest) return null
  const placed = (field: ColumnField, index: number, option: number | null, header: string): Placed => ({
    field,
    option,
    language: null,
    isShare: false,
    rank: 0,
    index,
    header,
  })
  return {
    columns: [
      ...(hasNumber ? [placed('number', 0, null, 'S.No')] : []),
      placed('question', from, null, 'Question'),
      ...Array.from({ length: options }, (_, option) =>
        placed('option', from + 1 + option, option, `Option ${String.fromCharCode(65 + option)}`),
      ),
      placed('key', width - 1, null, 'Answer'),
    ],
    head: { cells: Array<Cell>(width).fill(null), placeOf: body[0]?.placeOf ?? emptyRow.placeOf },
    body,
    above: [],
  }
}
