/** What is wrong or doubtful in the headers and rows of a sheet, beside single questions. */
import type { AuthoredFault } from './authored'
import { emptyRow, type Placed, type Row, type RowTable, written } from './sheet-rows'

/** What is wrong with the headers themselves. */
export function headerFaults({ columns, head, second = emptyRow }: RowTable): AuthoredFault[] {
  const unknown = head.cells.flatMap((cell, index): AuthoredFault[] => {
    const header = written(cell) || written(second.cells[index])
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

/** What stands above the header, or in columns that it does not name. */
export function looseCells({ head, second, columns, body, above }: RowTable): AuthoredFault[] {
  // A title is no question's text; what is longer, or more, may be.
  const titles = (above.some((row) => row.cells.map(written).join('').length > 80) ? above : []).flatMap(
    (row): AuthoredFault[] => {
      const at = row.cells.findIndex((cell) => written(cell) !== '')
      const message = `"${written(row.cells[at]).slice(0, 60)}" stands above the names of the columns; it is left out.`
      return at < 0 ? [] : [{ place: row.placeOf(at), severity: 'warning', message }]
    },
  )
  const beyond = body.flatMap((row): AuthoredFault[] => {
    const at = row.cells.findIndex(
      (cell, index) =>
        written(cell) !== '' &&
        written(head.cells[index]) === '' &&
        written(second?.cells[index]) === '' &&
        !columns.some((column) => column.index === index),
    )
    const hint = row.isShown
      ? '; a text with commas needs quotes in a CSV file'
      : ': name the column, or delete it'
    const message = `"${written(row.cells[at])}" stands in a column without a name${hint}.`
    return at < 0 ? [] : [{ place: row.placeOf(at), severity: 'error', message }]
  })
  return [...titles, ...beyond]
}

const dateLike = /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})$/

/** A date among options that are none, as a spreadsheet makes of "1/2" and "1-2" when it saves a CSV file. */
export function loneDates(columns: readonly Placed[], body: readonly Row[]): AuthoredFault[] {
  const options = columns.filter(({ option }) => option !== null)
  return body.flatMap((row): AuthoredFault[] => {
    const filled = options.filter(({ index }) => written(row.cells[index]) !== '')
    const dates = filled.filter(({ index }) => dateLike.test(written(row.cells[index])))
    const [first] = dates
    if (!row.isShown || !first || dates.length === filled.length) return []
    const message = `"${first.header}" holds the date "${written(row.cells[first.index])}", and other options hold none: a spreadsheet makes dates of fractions such as 1/2 and ranges such as 1-2. Make the cell a text and type it again.`
    return [{ place: row.placeOf(first.index), severity: 'error', message }]
  })
}

/** A passage that only the first of its questions has, without the id of a set by which the others could name it. */
export function lonePassages(columns: readonly Placed[], body: readonly Row[]): AuthoredFault[] {
  const passages = columns.filter(({ field }) => field === 'passage')
  const says = (row: Row | undefined, among: readonly Placed[]) =>
    among.some(({ index }) => written(row?.cells[index]) !== '')
  const sets = columns.filter(({ field }) => field === 'set')
  return body.flatMap((row, at): AuthoredFault[] => {
    const above = body[at - 1]
    if (!says(above, passages) || says(above, sets) || says(row, passages) || says(row, sets)) return []
    const message =
      'the row above has a passage, and this one has none: if it is about the same passage, give both rows the same name in a column Set.'
    return [{ place: row.placeOf(passages[0]?.index ?? 0), severity: 'warning', message }]
  })
}

/** Columns without a name that is known, whose cells may be the options of a question with this key. */
export function unnamedOptions(row: Row, columns: readonly Placed[], key: string): boolean {
  const others = row.cells.flatMap((cell, index) =>
    written(cell) === '' || columns.some((column) => column.index === index) ? [] : [written(cell)],
  )
  return others.length > 1 && (others.includes(key) || (/^\d$/.test(key) && Number(key) <= others.length))
}
