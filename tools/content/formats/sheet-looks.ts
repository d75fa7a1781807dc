/** Bold letters, colours and fills of cells by which authors show the right option in a workbook. They are never shown. */

import type { AuthoredFault } from './authored'
import { type CellLook, cellLooks } from './cell-styles'
import { contradiction, isSameKey, tickBefore, tickBehind } from './docx-signs'
import { letterOf } from './key-text'
import { type Cell, type Placed, type Row, type RowTable, written } from './sheet-rows'

/** The rows without looks that whole columns have: those are design. */
export function withoutDesign(columns: readonly Placed[], body: readonly Row[]): Row[] {
  const design = new Set(
    columns.flatMap(({ index }) =>
      (Object.keys(cellLooks) as CellLook[])
        .filter(
          (look) => body.length > 1 && body.every((row) => row.looksAt?.(index).includes(look) ?? false),
        )
        .map((look) => `${index} ${look}`),
    ),
  )
  return body.map((row) => {
    const { looksAt } = row
    if (!looksAt) return row
    return {
      ...row,
      looksAt: (column) => looksAt(column).filter((look) => !design.has(`${column} ${look}`)),
    }
  })
}

/**
 * @param right places of the right options
 * @throws Error with a sentence where one option looks like the right one, and another is
 */
export function checkLooks(
  row: Row,
  columns: readonly Placed[],
  options: number,
  right: readonly number[],
  warn: (message: string) => void,
): void {
  for (const look of Object.keys(cellLooks) as CellLook[]) {
    const marked = Array.from({ length: options }, (_, place) => place).filter((place) =>
      columns.some(({ option, index }) => option === place && row.looksAt?.(index).includes(look)),
    )
    if (marked.length === 0 || marked.length === options || isSameKey(marked, right)) continue
    if (marked.length === 1) throw contradiction(marked, right, cellLooks[look])
    warn(
      `only its options ${marked.map(letterOf).join(', ')} are ${cellLooks[look]}: let all options look the same`,
    )
  }
}

/** Where the options of a row are, in each language. */
function optionsOf({ columns }: RowTable, row: Row): Placed[][] {
  const filled = columns.filter(({ option, index }) => option !== null && written(row.cells[index]) !== '')
  return [...new Set(filled.map(({ language }) => language))].map((language) =>
    filled.filter((one) => one.language === language).sort((a, b) => (a.option ?? 0) - (b.option ?? 0)),
  )
}

const withoutTick = (text: string) => text.replace(tickBefore, '').replace(tickBehind, '').trim()

/** The row without the stars or ticks at some of its options, and these options; null where there are none, or more than signs. */
function untickedRow(table: RowTable, row: Row): { row: Row; marked: number[] } | null {
  const cells: Cell[] = [...row.cells]
  let marked: number[] | null = null
  for (const options of optionsOf(table, row)) {
    const texts = options.map(({ index }) => written(row.cells[index]).replaceAll('\uFE0F', ''))
    const bare = texts.map(withoutTick)
    const own = texts.flatMap((text, at) =>
      bare[at] !== text && bare[at] !== '' ? [options[at]?.option ?? 0] : [],
    )
    const isKey = own.length > 0 && own.length < texts.length && new Set(bare).size === new Set(texts).size
    if (!isKey || (marked && !isSameKey(marked, own))) return null
    marked = own
    for (const [at, { index }] of options.entries()) cells[index] = bare[at] ?? null
  }
  return marked ? { row: { ...row, cells }, marked } : null
}

/** The options of a row that look so. */
const lookingSo = (table: RowTable, row: Row, look: CellLook): number[] => {
  const all = optionsOf(table, row).flat()
  const marked = [
    ...new Set(
      all.filter(({ index }) => row.looksAt?.(index).includes(look)).map(({ option }) => option ?? 0),
    ),
  ]
  return marked.length < new Set(all.map(({ option }) => option)).size ? marked.sort((a, b) => a - b) : []
}

/**
 * A table whose right options have a star, a tick, bold letters or a colour, with these as its answers. Stars and ticks
 * are taken away; they may stand beside answers that say the same.
 */
export function withMarkedKeys(table: RowTable): { table: RowTable; faults: AuthoredFault[] } {
  const key = table.columns.find(({ field }) => field === 'key')
  const hasKey = (row: Row) =>
    row.given?.key !== undefined || (key !== undefined && written(row.cells[key.index]) !== '')
  const asked = (row: Row) => optionsOf(table, row).length > 0
  const unticked = table.body.map((row) => (asked(row) ? untickedRow(table, row) : { row, marked: [] }))
  if (
    table.body.length > 1 &&
    unticked.every((one) => one !== null) &&
    unticked.some((one) => one.marked.length > 0)
  ) {
    const body = unticked.map(
      ({ row, marked }): Row =>
        marked.length === 0
          ? row
          : {
              ...row,
              marked,
              ...(hasKey(row) ? {} : { given: { ...row.given, key: marked.map(letterOf).join(', ') } }),
            },
    )
    return { table: { ...table, body }, faults: [] }
  }
  const open = table.body.filter((row) => asked(row) && !hasKey(row))
  if (open.length === 0 || open.length < table.body.filter(asked).length) return { table, faults: [] }
  const shown = withoutDesign(table.columns, table.body)
  const looks = (Object.keys(cellLooks) as CellLook[])
    .map((look) => ({ look, marked: shown.map((row) => lookingSo(table, row, look)) }))
    // Most questions have one right option; where most have several of one look, these may be the wrong ones.
    .filter(({ marked }) => marked.filter(({ length }) => length === 1).length > open.length / 2)
  const [first, ...others] = looks
  if (!first) return { table, faults: [] }
  const faults = shown.flatMap((row, at): AuthoredFault[] => {
    const own = first.marked[at] ?? []
    const tell = (message: string): AuthoredFault => ({ severity: 'error', place: row.placeOf(0), message })
    if (!asked(row)) return []
    if (own.length === 0)
      return [
        tell(`no option of it is ${cellLooks[first.look]}, as the right one of the other questions is.`),
      ]
    const other = others.find(
      ({ marked }) => (marked[at] ?? []).length > 0 && !isSameKey(marked[at] ?? [], own),
    )
    return other
      ? [
          tell(
            `one option of it is ${cellLooks[first.look]}, and another one is ${cellLooks[other.look]}: which is right?`,
          ),
        ]
      : []
  })
  const place = table.body[0]?.placeOf(0) ?? ''
  const message = `the option that is ${cellLooks[first.look]} is read as the answer of each question.`
  const body = table.body.map((row, at): Row => {
    const own = first.marked[at] ?? []
    return own.length === 0 ? row : { ...row, given: { ...row.given, key: own.map(letterOf).join(', ') } }
  })
  return { table: { ...table, body }, faults: [...faults, { severity: 'warning', place, message }] }
}
