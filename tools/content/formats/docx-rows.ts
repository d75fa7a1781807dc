/** Tables of Word with a question in each row: the first row names the columns, as in a sheet (header-words.ts). */
import type { AuthoredFault } from './authored'
import { cellText, restOf, runsOf } from './docx-lines'
import type { ReadText } from './docx-open'
import { withoutSigns } from './docx-signs'
import { keyOf, rightIn } from './kinds'
import { childrenOf, type Element, within } from './markup'
import { labelLengths } from './option-labels'
import { reasonOf } from './paper-draft'
import type { Pictures } from './pictures'
import { tableOf, tableWithoutHeader } from './sheet-header'
import { type Cell, columnName, type Placed, type Row, type RowTable } from './sheet-rows'

/** Stands for a cell that holds a picture or a formula and no letters. */
const unseen = '\uFFFC'

const lettersIn = (cell: Element | undefined) => {
  if (!cell) return ''
  const hasMore = within(cell, 'img').length > 0 || within(cell, 'math').length > 0
  return cellText(cell) || (hasMore ? unseen : '')
}

const spanOf = (cell: Element, name: string) =>
  Math.min(50, Math.max(1, Number.parseInt(cell.attributes[name] ?? '1', 10) || 1))

/** The rows of a table itself, not of tables in it, with its merged cells in each place that they cover. */
export function gridOf(table: Element): Element[][] {
  const trs = childrenOf(table).flatMap((one) => (one.name === 'tr' ? [one] : childrenOf(one, 'tr')))
  const grid: Element[][] = trs.map(() => [])
  for (const [down, tr] of trs.entries()) {
    let across = 0
    for (const cell of childrenOf(tr)) {
      while (grid[down]?.[across]) across += 1
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (const row of grid.slice(down, down + high)) row.splice(across, wide, ...Array(wide).fill(cell))
      across += wide
    }
  }
  return grid
}

/** How many cells a table has beside each other. */
export const widthOf = (table: Element): number => Math.max(0, ...gridOf(table).map((row) => row.length))

/** A row of which one cell fills every place: "Section A", or directions. */
const isMerged = (cells: readonly Element[]) => cells.length > 1 && cells.every((cell) => cell === cells[0])

/** Pictures of a Word file stand in its cells. */
export const picturesInCells: Pictures = {
  found: [],
  figure: (name) => {
    throw new Error(`put the picture itself into the cell, in place of its name "${name}"`)
  },
}

export interface WordRows {
  readonly table: RowTable
  /** Rows that are no questions. */
  readonly faults: readonly AuthoredFault[]
}

/** The options that a key names; null where it cannot be read, which is told later. */
function rightOf(key: string, options: readonly string[]): readonly number[] | null {
  for (const kind of [null, 'several'] as const) {
    try {
      const found = keyOf(key, options, kind)
      return 'correct' in found ? rightIn(found) : null
    } catch {}
  }
  return null
}

/** A cell without its first letters. */
function withoutStart(cell: Element, length: number): Element {
  const [first, ...others] = childrenOf(cell)
  if (!first || length === 0) return cell
  return { ...cell, children: [restOf({ runs: runsOf([first]) }, length), ...others] }
}

/** The cells of a row without what gives its answer away. @throws Error with a sentence */
function withoutSignsIn(
  letters: readonly Cell[],
  cells: readonly Element[],
  columns: readonly Placed[],
  warn: (message: string) => void,
): Element[] {
  const shown = [...cells]
  const key = columns.find(({ field }) => field === 'key')
  const options = columns.filter(({ field, index }) => field === 'option' && letters[index] !== '')
  for (const language of new Set(options.map((one) => one.language))) {
    const own = options.filter((one) => one.language === language)
    const right = rightOf(
      String(letters[key?.index ?? -1] ?? ''),
      own.map(({ index }) => String(letters[index])),
    )
    const lengths = labelLengths(own.map(({ index }) => String(letters[index])))
    const written = own.map(({ index }, at) => {
      const cell = cells[index]
      return cell ? [withoutStart(cell, lengths[at] ?? 0)] : []
    })
    if (!right) continue
    for (const [at, [cell]] of withoutSigns(written, right, [], warn).entries()) {
      const index = own[at]?.index
      if (index !== undefined && cell) shown[index] = cell
    }
  }
  return shown
}

/**
 * A table with a question in each row; null for any other.
 * @param number of the table in its file, from 1
 */
export function wordRows(table: Element, number: number, read: ReadText): WordRows | null {
  const grid = gridOf(table)
  const rows = grid.map((cells, at): Row & { at: number } => ({
    at,
    cells: cells.map(lettersIn),
    placeOf: (column) => `table ${number}, row ${at + 1}, cell ${columnName(column)}`,
    textAt: (column) => read([{ name: 'div', attributes: {}, children: cells[column]?.children ?? [] }]),
  }))
  const found = tableOf(rows, 'question') ?? tableWithoutHeader(rows)
  const has = (...fields: readonly string[]) =>
    found?.columns.some(({ field, option }) => fields.includes(field) && (option ?? 0) < 2)
  if (!found || !has('key', 'from', 'option')) return null
  const faults: AuthoredFault[] = []
  const header = found.head.cells.join('\0')
  const image = found.columns.find(({ field }) => field === 'image')
  const question = found.columns.find(({ field }) => field === 'question')
  const top = rows.findIndex(({ cells }) => cells === found.head.cells)
  const body = rows.slice(top + 1).flatMap((row): Row[] => {
    const cells = grid[row.at] ?? []
    const refuse = (message: string) => {
      const place = `table ${number}, row ${row.at + 1}`
      faults.push({ place, severity: 'error', message })
      return []
    }
    // Word repeats a header on each page, and so do authors.
    if (row.cells.every((cell) => cell === '') || row.cells.join('\0') === header) return []
    if (isMerged(cells) || cells.length === 1)
      return refuse(
        `"${String(row.cells[0]).slice(0, 40)}" fills the whole row: make it a column Section or Directions, or a heading above a table of its own.`,
      )
    if (cells.length !== found.head.cells.length)
      return refuse(`it has ${cells.length} cells, and the header has ${found.head.cells.length}.`)
    let shown = cells
    try {
      shown = withoutSignsIn(row.cells, cells, found.columns, (message) =>
        faults.push({
          place: `table ${number}, row ${row.at + 1}`,
          severity: 'warning',
          message: `${message}.`,
        }),
      )
    } catch (error) {
      return refuse(`${reasonOf(error)}.`)
    }
    const picture = image && cells[image.index]
    const hasPicture = picture !== undefined && within(picture, 'img').length > 0
    return [
      {
        ...row,
        cells: row.cells.map((cell, column) => (hasPicture && column === image?.index ? '' : cell)),
        textAt: (column) => {
          const own = shown[column]?.children ?? []
          // A picture in a column of its own stands below the words.
          const children = hasPicture && column === question?.index ? [...own, ...picture.children] : own
          return read([{ name: 'div', attributes: {}, children }])
        },
      },
    ]
  })
  return { table: { ...found, body }, faults }
}
