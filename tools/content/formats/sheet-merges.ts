/** Merged cells of a workbook: a text that counts for several rows, or a title across a row. */
import type { ColumnField } from './header-words'
import { type Row, type RowFault, type RowTable, written } from './sheet-rows'
import type { Merge } from './workbook-faults'

/** The rows with the text of each merged cell in all its rows, as people see it. */
export function filledDown(rows: readonly Row[], merges: readonly Merge[]): Row[] {
  const tall = merges.filter(({ top, bottom }) => bottom > top)
  return rows.map((row, at) => {
    const over = tall.filter(({ top, bottom }) => top < at && at <= bottom)
    if (over.length === 0) return row
    const cells = [...row.cells]
    for (const { top, left } of over) cells[left] = rows[top]?.cells[left] ?? null
    return { ...row, cells }
  })
}

/** What one text may say of several questions. */
const shared: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'number',
  'id',
  'topic',
  'subject',
  'section',
  'set',
  'passage',
  'type',
  'correct',
  'wrong',
] as const)

/**
 * Merged cells that say the text, an option or the answer of several questions. Those of one question in two languages,
 * whose number is merged too, are none.
 */
export function mergeFaults(table: RowTable, rows: readonly Row[], merges: readonly Merge[]): RowFault[] {
  const first = rows.findIndex((row) => row.cells === table.body[0]?.cells)
  const numbers = table.columns.find(({ field }) => field === 'number')
  return merges.flatMap(({ ref, top, bottom, left }): RowFault[] => {
    const column = table.columns.find(({ index }) => index === left)
    if (top === bottom || first < 0 || top < first || !column || shared.has(column.field)) return []
    const cells = rows.slice(top, bottom + 1).map((row) => written(row.cells[numbers?.index ?? -1]))
    if (cells[0] !== undefined && cells[0] !== '' && new Set(cells.filter(Boolean)).size === 1) return []
    const message = `${ref} is one merged cell, of which only the first row has the text: write it into each row.`
    return [{ place: rows[top]?.placeOf(left) ?? ref, severity: 'error', message, of: null }]
  })
}
