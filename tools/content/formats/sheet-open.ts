/** Opens files of rows: the sheets of a workbook, or the one of a text file. */
import readWorkbook from 'read-excel-file/node'
import { parseCsv, type Separator, separators } from '../csv'
import { type AuthoredFault, checkCount } from './authored'
import { tableOf } from './sheet-header'
import { filledDown } from './sheet-merges'
import { type Cell, columnName, type Row, written } from './sheet-rows'
import { decodeBytes } from './text-bytes'
import { workbookCells } from './workbook-cells'
import type { Merge } from './workbook-faults'

export interface Sheet {
  /** Null of a text file. */
  readonly name: string | null
  readonly rows: readonly Row[]
  readonly merges: readonly Merge[]
  /** What is wrong with its cells beside their values. */
  readonly faults: readonly AuthoredFault[]
  /** The text of a text file. */
  readonly text: string | null
}

/** Rows above and below the questions: titles, the header, empty lines. */
const otherRows = 100

export const csvRows = (text: string, separator?: Separator): Row[] =>
  parseCsv(text, separator, (rows) => checkCount(rows - otherRows)).map(({ line, cells }) => ({
    cells,
    isShown: true,
    placeOf: () => `line ${line}`,
  }))

/** How much of a table one separator makes of a text. @throws Error for a text that it cannot part */
function partedBy(text: string, separator: Separator) {
  const rows = csvRows(text, separator)
  const table = tableOf(rows, 'question')
  const widths = rows.map(({ cells }) => cells.filter((cell) => written(cell) !== '').length)
  const isEven = widths.length > 1 && widths.every((width) => width > 1)
  return { rows, columns: table?.columns.length ?? 0, width: isEven ? Math.min(...widths) : 0 }
}

/** The rows of a text, by the separator that makes the most of it. @throws Error with a sentence */
function textRows(text: string): Row[] {
  const tried = separators.map((separator) => {
    try {
      return partedBy(text, separator)
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  })
  const [best] = tried
    .flatMap((one) => (one instanceof Error ? [] : [one]))
    .sort((a, b) => b.columns - a.columns || b.width - a.width)
  if (best && (best.columns > 0 || best.width > 0)) return best.rows
  const error = tried.find((one) => one instanceof Error)
  if (error) throw error
  return csvRows(text)
}

function openText(bytes: Uint8Array): Sheet {
  const { text, doubt } = decodeBytes(bytes)
  return { name: null, rows: textRows(text), merges: [], faults: doubt ? [doubt] : [], text }
}

async function openWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  // First, because it refuses what is too large to be read at all.
  if (bytes[0] !== 0x50) throw new Error('it is no XLSX workbook')
  const own = workbookCells(bytes)
  const sheets = await readWorkbook(Buffer.from(bytes)).catch((error: unknown) => {
    throw new Error('it is no XLSX workbook', { cause: error })
  })
  return sheets.map(({ sheet: name, data }: { sheet: string; data: unknown }): Sheet => {
    const { percent, raised, shown, looks, merges = [] } = own.sheets.get(name) ?? {}
    const rows = (data as readonly Cell[][]).map(
      (cells, row): Row => ({
        cells: cells.map((cell, column) => {
          const place = `${columnName(column)}${row + 1}`
          return typeof cell === 'number' && percent?.has(place)
            ? `${Number((cell * 100).toFixed(6))}%`
            : (raised?.get(place) ?? cell)
        }),
        placeOf: (column) => `${name}!${columnName(column)}${row + 1}`,
        shownAt: (column) => shown?.get(`${columnName(column)}${row + 1}`),
        looksAt: (column) => looks?.get(`${columnName(column)}${row + 1}`) ?? [],
      }),
    )
    return { name, rows: filledDown(rows, merges), merges, faults: own.faults.get(name) ?? [], text: null }
  })
}

export const isWorkbook = (file: string) => /\.xls[xm]$/i.test(file)
export const isTextSheet = (file: string) => /\.(?:csv|tsv|tab)$/i.test(file)

/** The sheets of a file. @throws Error with a sentence */
export async function openSheets(bytes: Uint8Array, file: string): Promise<Sheet[]> {
  return isWorkbook(file) ? openWorkbook(bytes) : [openText(bytes)]
}
