/** What is wrong or doubtful in the headers and rows of a sheet, beside single questions. */
import type { AuthoredFault } from './authored'
import { type Placed, type Row, type RowTable, written } from './sheet-rows'

/** What is wrong with the headers themselves. */
export function headerFaults({ columns, head }: { columns: readonly Placed[]; head: Row }): AuthoredFault[] {
  const unknown = head.cells.flatMap((cell, index): AuthoredFault[] => {
    const header = written(cell)
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
export function looseCells({ head, body, above }: RowTable): AuthoredFault[] {
  // A title is no question's text; what is longer, or more, may be.
  const titles = (above.some((row) => row.cells.map(written).join('').length > 80) ? above : []).flatMap(
    (row): AuthoredFault[] => {
      const at = row.cells.findIndex((cell) => written(cell) !== '')
      const message = `"${written(row.cells[at]).slice(0, 60)}" stands above the names of the columns; it is left out.`
      return at < 0 ? [] : [{ place: row.placeOf(at), severity: 'warning', message }]
    },
  )
  const beyond = body.flatMap((row): AuthoredFault[] => {
    const at = row.cells.findIndex((cell, index) => written(head.cells[index]) === '' && written(cell) !== '')
    const message = `"${written(row.cells[at])}" stands in a column without a name; a text with commas needs quotes in a CSV file.`
    return at < 0 ? [] : [{ place: row.placeOf(at), severity: 'error', message }]
  })
  return [...titles, ...beyond]
}

/** Keys that are numbers are read as coaching centres write them, which an author may mean otherwise. */
export function countedKeys(columns: readonly Placed[], body: readonly Row[]): AuthoredFault[] {
  const key = columns.find(({ field }) => field === 'key')
  const options = columns.filter(({ option }) => option !== null)
  if (!key) return []
  const counted = body.filter((row) => {
    const texts = options.map(({ index }) => written(row.cells[index])).filter(Boolean)
    const answer = written(row.cells[key.index])
    return /^[1-9]$/.test(answer) && texts.length > 0 && !texts.includes(answer)
  })
  const [row] = counted
  if (!row) return []
  const message = `an answer that is a number counts options from 1 (2 is B); ${counted.length} of the answers are read so.`
  return [{ place: row.placeOf(key.index), severity: 'warning', message }]
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
