/**
 * CSV as spreadsheets write it (RFC 4180): quoted cells may hold commas, quotes (doubled) and line breaks. Semicolons or tabs
 * may stand in place of the commas.
 */

export interface CsvRow {
  /** Line on which the row begins, from 1. */
  line: number
  cells: readonly string[]
}

export const separators = [',', ';', '\t'] as const

export type Separator = (typeof separators)[number]

/** The one that the first line has; a comma before any other. */
function firstSeparator(text: string): Separator {
  const [line = ''] = /^[^\r\n"]*/.exec(text) ?? []
  return separators.find((one) => line.includes(one)) ?? ','
}

/**
 * @param checkCount throws for more rows than may be
 * @throws Error `line N: …` for a quote that does not end, or text behind a closing one.
 */
export function parseCsv(
  text: string,
  given?: Separator,
  checkCount: (rows: number) => void = () => {},
): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = given ?? firstSeparator(source)
  const rows: CsvRow[] = []
  let line = 1
  let row: { line: number; cells: string[] } = { line, cells: [] }
  let at = 0

  function quoted(): string {
    const begin = line
    let cell = ''
    for (at += 1; at < source.length; at += 1) {
      const letter = source.charAt(at)
      if (letter === '"') {
        if (source.charAt(at + 1) !== '"') {
          at += 1
          return cell
        }
        at += 1
      }
      if (letter === '\n') line += 1
      cell += letter
    }
    throw new Error(`line ${begin}: a quoted cell does not end.`)
  }

  function plain(): string {
    const begin = at
    const ends: readonly string[] = [separator, '\n', '\r']
    while (at < source.length && !ends.includes(source.charAt(at))) at += 1
    return source.slice(begin, at)
  }

  while (at < source.length) {
    row.cells.push(source.charAt(at) === '"' ? quoted() : plain())
    const next = source.charAt(at)
    if (next === separator) {
      at += 1
      // A separator at the very end opens one more, empty cell.
      if (at === source.length) row.cells.push('')
      continue
    }
    if (next !== '' && next !== '\n' && next !== '\r')
      throw new Error(`line ${line}: text behind a closing quote.`)
    at += next === '\r' && source.charAt(at + 1) === '\n' ? 2 : 1
    line += 1
    checkCount(rows.push(row))
    row = { line, cells: [] }
  }
  if (row.cells.length > 0) rows.push(row)
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** What spreadsheet programs take for the beginning of a formula, in narrow and in wide letters. */
const formula = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  // An apostrophe makes a spreadsheet program read a text.
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Writes rows as RFC 4180 says, quoted also where another separator stands in a text, with a byte order mark, without which Excel does not read Telugu. A text that a spreadsheet
 * program would run as a formula becomes a plain text.
 */
export const writeCsv = (rows: ReadonlyArray<ReadonlyArray<string | number>>): string =>
  `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
