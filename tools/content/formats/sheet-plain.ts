/** What a sheet has beside its texts: numbers of questions, and signs for "no option". */
import type { AuthoredFault } from './authored'
import { type Cell, type Placed, type Row, type RowTable, written } from './sheet-rows'

const isCounted = (texts: readonly string[]) =>
  texts.length > 2 && texts.every((text, at) => Number(text) === Number(texts[0]) + at && text !== '')

/** A first column without a name that counts the questions, as their numbers. */
function withNumberColumn(table: RowTable): RowTable {
  const { columns, head, second, body } = table
  const named = [head, ...(second ? [second] : [])]
  const isFree =
    named.every((row) => written(row.cells[0]) === '') &&
    !columns.some(({ field, index }) => index === 0 || field === 'number')
  const numbers = body.map((row) => written(row.cells[0])).filter((text) => text !== '')
  if (!isFree || head.cells.length === 0 || !isCounted(numbers) || numbers.length < body.length / 2)
    return table
  const number: Placed = {
    field: 'number',
    option: null,
    language: null,
    isShare: false,
    rank: 0,
    index: 0,
    header: 'S.No',
  }
  return { ...table, columns: [number, ...columns] }
}

const numbered = /^\s*(?:q(?:uestion)?\s*[.:]?\s*)?(\d{1,4})\s*[.):]\s+(?=\S)/i

/** Questions that begin with their numbers, "1. Which river …", without them. */
function withoutNumbers(table: RowTable): RowTable {
  const questions = table.columns.filter(({ field }) => field === 'question')
  const texts = table.body.map((row) =>
    questions.map(({ index }) => numbered.exec(written(row.cells[index]))),
  )
  const counts = texts.map(([first]) => first?.[1] ?? '')
  const areWhole = texts.every((found) => found.every((one) => one !== null && one[1] === found[0]?.[1]))
  if (!areWhole || !isCounted(counts)) return table
  const body = table.body.map((row, at): Row => {
    const cells: Cell[] = [...row.cells]
    for (const [place, { index }] of questions.entries())
      cells[index] = written(cells[index]).slice(texts[at]?.[place]?.[0].length)
    return { ...row, cells }
  })
  return { ...table, body }
}

const isNone = (text: string) => /^(?:[-–—.]{1,3}|n\/?a|nil)$/i.test(text)

/** Columns of options that say "-" in each row without an option, with nothing in these. */
function withoutDashes(table: RowTable): { table: RowTable; faults: AuthoredFault[] } {
  const last = Math.max(...table.columns.map(({ option }) => option ?? -1))
  const columns = table.columns.filter(({ option }) => option === last)
  const dashed = table.body.filter((row) => columns.some(({ index }) => isNone(written(row.cells[index]))))
  const isEmpty = table.body.every((row) =>
    columns.every(({ index }) => /^$/.test(written(row.cells[index])) || isNone(written(row.cells[index]))),
  )
  if (last < 2 || dashed.length === 0) return { table, faults: [] }
  if (isEmpty) {
    const body = table.body.map(
      (row): Row => ({
        ...row,
        cells: row.cells.map((cell, at) => (columns.some(({ index }) => index === at) ? null : cell)),
      }),
    )
    return { table: { ...table, body }, faults: [] }
  }
  const others = table.columns.filter(({ option }) => option !== null && option < last)
  const faults = dashed.flatMap((row): AuthoredFault[] => {
    // Signs among signs, as in "+, -, ×, ÷", are options.
    const isSign = others.some(({ index }) => /^[^\p{L}\p{N}]{1,3}$/u.test(written(row.cells[index])))
    const message = `"${columns[0]?.header}" is "${written(row.cells[columns[0]?.index ?? 0])}": leave the cell empty where there is no such option.`
    return isSign ? [] : [{ severity: 'error', place: row.placeOf(columns[0]?.index ?? 0), message }]
  })
  return { table, faults }
}

/** A table without such things. */
export function plainTable(table: RowTable): { table: RowTable; faults: AuthoredFault[] } {
  return withoutDashes(withoutNumbers(withNumberColumn(table)))
}

const truth = /^(?:true|false|t|f)$/i

/** Questions without options whose answer is true or false, with these as their options. */
export function withTruth(table: RowTable): RowTable {
  const key = table.columns.find(({ field }) => field === 'key')
  const options = table.columns.filter(({ option }) => option !== null)
  const answer = (row: Row) => row.given?.key ?? (key ? written(row.cells[key.index]) : '')
  const texts = (row: Row) =>
    options.map(({ index }) => written(row.cells[index])).filter((text) => text !== '')
  const isOpen = (row: Row) => texts(row).length === 0 && truth.test(answer(row))
  const isShort = (row: Row) =>
    /^[tf]$/i.test(answer(row)) &&
    texts(row)
      .map((text) => text.toLowerCase())
      .sort()
      .join() === 'false,true'
  if (!table.body.some((row) => isOpen(row) || isShort(row))) return table
  const width = Math.max(table.head.cells.length, ...table.body.map(({ cells }) => cells.length))
  const own = options.filter(({ language }) => language === options[0]?.language)
  const places = [0, 1].map(
    (option) =>
      own.find((column) => column.option === option) ?? {
        field: 'option' as const,
        option,
        language: null,
        isShare: false,
        rank: 0,
        index: width + option,
        header: 'Options',
      },
  )
  const body = table.body.map((row): Row => {
    const given = { ...row.given, key: /^t/i.test(answer(row)) ? 'True' : 'False' }
    if (isShort(row)) return { ...row, given }
    if (!isOpen(row)) return row
    const cells: Cell[] = Array.from({ length: width + 2 }, (_, at) => row.cells[at] ?? null)
    for (const [at, { index }] of places.entries()) cells[index] = at === 0 ? 'True' : 'False'
    return { ...row, cells, given }
  })
  return {
    ...table,
    columns: [...table.columns, ...places.filter((one) => !table.columns.includes(one))],
    body,
  }
}
