/** Columns of a sheet that hold the same kind of thing: which of them counts. */
import type { AuthoredFault } from './authored'
import type { ColumnField } from './header-words'
import { letterOf } from './key-text'
import { type Placed, type Row, type RowTable, written } from './sheet-rows'

/** Of which a sheet may have several, and the one with the best name counts. */
const ranked: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'number',
  'topic',
  'explanation',
  'section',
  'subject',
  'key',
] as const)

const textAt = (row: Row, column: Placed) => written(row.cells[column.index])

/** Whether the texts of a column stand together: "Maths, Maths, History", and not "Maths, History, Maths". */
function areTogether({ body }: RowTable, column: Placed): boolean {
  const texts = body.map((row) => textAt(row, column))
  const starts = texts.filter((text, at) => text !== texts[at - 1])
  return !texts.includes('') && new Set(starts).size === starts.length
}

/** Whether two columns of answers say the same in all rows: letters in one, and texts of options in the other. */
function agree({ body, columns }: RowTable, one: Placed, other: Placed): boolean {
  const options = columns.filter(({ option }) => option !== null)
  const names = (row: Row, letter: string, text: string) => {
    const place = /^[a-h]$/i.test(letter)
      ? letter.toUpperCase()
      : /^[1-8]$/.test(letter)
        ? letterOf(Number(letter) - 1)
        : ''
    return options.some(
      (column) => column.option !== null && letterOf(column.option) === place && textAt(row, column) === text,
    )
  }
  return body.every((row) => {
    const [left, right] = [textAt(row, one), textAt(row, other)]
    return left === right || names(row, left, right) || names(row, right, left)
  })
}

/** A table with one column for each thing, and "Subject" as what it says: the topic, or the section where there are topics too. */
export function withOneOfEach(table: RowTable): { table: RowTable; faults: AuthoredFault[] } {
  const faults: AuthoredFault[] = []
  const leaveOut = (column: Placed, message: string) => {
    faults.push({ severity: 'warning', place: table.head.placeOf(column.index), message })
    return []
  }
  const best = table.columns.flatMap((column): Placed[] => {
    const others = table.columns.filter(
      (one) => one !== column && one.field === column.field && one.language === column.language,
    )
    const better = others.find((one) => one.rank < column.rank)
    if (!better || !ranked.has(column.field)) return [column]
    if (column.field === 'key' && !agree(table, better, column)) return [column]
    return leaveOut(column, `"${column.header}" is left out: "${better.header}" counts.`)
  })
  const has = (field: ColumnField) => best.some((column) => column.field === field)
  const columns = best.flatMap((column): Placed[] => {
    if (column.field !== 'subject') return [column]
    if (!has('topic')) return [{ ...column, field: 'topic' }]
    if (!has('section') && areTogether(table, column)) return [{ ...column, field: 'section' }]
    return leaveOut(column, `"${column.header}" is left out: the topic says what each question is about.`)
  })
  return { table: { ...table, columns }, faults }
}
