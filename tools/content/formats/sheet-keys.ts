/** Lists of answers in a sheet or a file of their own, and what they add to the questions with these numbers. */
import type { AuthoredFault } from './authored'
import { columnOf } from './header-words'
import { anyOf, keyHeadings } from './question-words'
import type { Named } from './sheet-languages'
import { isBlank, type Row, written } from './sheet-rows'

/** Answers by the number of their question, with the place of each. */
export interface KeyList {
  readonly name: string
  readonly answers: ReadonlyMap<
    number,
    { readonly text: string; readonly place: string; readonly said: Said }
  >
  /** Numbers that have two different answers. */
  readonly twice: readonly number[]
}

const keyLike = /^\(?(?:[A-Ha-h](?:\s*[,&/]\s*[A-Ha-h])*|[1-8])[).]?$/
const numbered = /^\(?(\d{1,4})\s*[-.):=]*\s*\(?([A-Ha-h])\)?$/
const heading = new RegExp(String.raw`(?:^|[\s\-_.])(?:${anyOf(keyHeadings)})s?$`, 'iu')

/** Whether a sheet or a file is called a list of answers. */
export const isKeyName = (name: string): boolean => heading.test(name.trim())

const numberIn = (text: string) =>
  /^(?:q\.?\s*)?\d{1,4}[.)]?$/i.test(text) ? Number(text.replace(/\D/g, '')) : null

/** What a list says beside the answers. */
const said = ['explanation', 'topic', 'section'] as const
type Said = Partial<Record<(typeof said)[number], string>>

interface Pair {
  readonly number: string
  readonly answer: string
  readonly place: string
  readonly said: Said
}

/** The pairs of these columns, each of a number and an answer. @param more columns that say more of a question */
const pairsIn = (
  rows: readonly Row[],
  columns: ReadonlyArray<readonly [number, number]>,
  more: ReadonlyArray<readonly [keyof Said, number]> = [],
  isKey = true,
): Pair[] =>
  rows.flatMap((row) =>
    columns.flatMap(([at, index]): Pair[] => {
      const [number, answer] = [written(row.cells[at]), written(row.cells[index])]
      const texts = more.map(([field, place]) => [field, written(row.cells[place])] as const)
      const own: Said = Object.fromEntries(texts.filter(([, text]) => text !== ''))
      return number === '' && answer === ''
        ? []
        : [{ number, answer: isKey ? answer : '', place: row.placeOf(index), said: own }]
    }),
  )

/** Pairs of columns below their names: `Q.No | Ans | Q.No | Ans`, or `Q.No | Ans | Explanation`. */
function pairsBelow(rows: readonly Row[]): Pair[] | null {
  const fieldsOf = (row: Row) =>
    row.cells.map((cell) => {
      const field = columnOf(written(cell))?.field
      return field === 'id' || field === 'question' ? 'number' : field
    })
  const at = rows
    .slice(0, 10)
    .findIndex(
      (row) =>
        fieldsOf(row).includes('number') &&
        fieldsOf(row).some((field) => field === 'key' || field === 'explanation'),
    )
  const head = rows[at]
  if (!head) return null
  const fields = fieldsOf(head)
  // A sheet of solutions has no answers.
  const hasKey = fields.includes('key')
  const columns = fields.flatMap((field, index) =>
    field === (hasKey ? 'key' : 'explanation') ? [[fields.lastIndexOf('number', index), index] as const] : [],
  )
  const more = fields.flatMap((field, index) =>
    said.flatMap((one) => (one === field ? [[one, index] as const] : [])),
  )
  // What else such a sheet says would be lost.
  const isMore = fields.some(
    (field, index) =>
      !['number', 'key', ...said].some((one) => one === field) &&
      rows.slice(at + 1).some((row) => written(row.cells[index]) !== ''),
  )
  const isOne = more.length === 0 || columns.length === 1
  return isMore || !isOne || columns.some(([number]) => number < 0)
    ? null
    : pairsIn(rows.slice(at + 1), columns, more, hasKey)
}

/** Rows of numbers, each with a row of answers below it. */
function pairsAcross(rows: readonly Row[]): Pair[] | null {
  const filled = rows.filter((row) => row.cells.filter((cell) => written(cell) !== '').length > 1)
  const first = (row: Row) => columnOf(written(row.cells[0]))?.field
  const isAcross =
    filled.length > 1 &&
    filled.length % 2 === 0 &&
    filled.every((row, at) =>
      at % 2 === 0 ? ['number', 'question', 'id'].includes(first(row) ?? '') : first(row) === 'key',
    )
  if (!isAcross) return null
  return filled.flatMap((row, at): Pair[] => {
    const below = filled[at + 1]
    if (at % 2 !== 0 || !below) return []
    return row.cells.slice(1).flatMap((cell, index): Pair[] => {
      const [own, text] = [written(cell), written(below.cells[index + 1])]
      return own === '' && text === ''
        ? []
        : [{ number: own, answer: text, place: below.placeOf(index + 1), said: {} }]
    })
  })
}

/** Pairs of columns without names, or cells such as "12. B". */
function pairsWithoutNames(rows: readonly Row[]): Pair[] | null {
  const filled = rows.filter((row) => !isBlank(row))
  const from = filled.findIndex((row) =>
    row.cells.filter((cell) => written(cell) !== '').some((cell) => /\d/.test(written(cell))),
  )
  const body = filled.slice(Math.max(0, from))
  const cells = body.flatMap((row) =>
    row.cells.map((cell, index) => ({ text: written(cell), row, index })).filter(({ text }) => text !== ''),
  )
  if (cells.length > 0 && cells.every(({ text }) => numbered.test(text)))
    return cells.map(({ text, row, index }) => {
      const [, number = '', answer = ''] = numbered.exec(text) ?? []
      return { number, answer, place: row.placeOf(index), said: {} }
    })
  const width = Math.max(0, ...body.map(({ cells: own }) => own.length))
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) =>
    body.some((row) => written(row.cells[index]) !== ''),
  )
  if (columns.length === 0 || columns.length % 2 !== 0) return null
  const pairs = pairsIn(
    body,
    columns.flatMap((index, at) => (at % 2 === 0 ? [[index, columns[at + 1] ?? index] as const] : [])),
  )
  return pairs.length > 1 &&
    pairs.every(({ number, answer }) => numberIn(number) !== null && keyLike.test(answer))
    ? pairs
    : null
}

/** The answers of a sheet that holds nothing else; null for any other. */
export function keyListOf(name: string, rows: readonly Row[]): KeyList | null {
  const pairs = pairsBelow(rows) ?? pairsAcross(rows) ?? pairsWithoutNames(rows)
  return pairs && pairs.length > 0 && pairs.every(({ number }) => numberIn(number) !== null)
    ? listOfPairs(name, pairs)
    : null
}

function listOfPairs(name: string, pairs: readonly Pair[]): KeyList {
  const answers = new Map<number, { text: string; place: string; said: Said }>()
  const twice: number[] = []
  for (const { number: own, answer: text, place, said: more } of pairs) {
    const number = numberIn(own) ?? 0
    const known = answers.get(number)
    if (known && known.text !== text) twice.push(number)
    else answers.set(number, { text, place, said: more })
  }
  return { name, answers, twice }
}

const inText = /(\d{1,4})\s*[-.):=]+\s*\(?([A-Ha-h])\)?(?=[\s,;|]|$)/g

/** The answers of one text, "Key: 1-B, 2-C"; null for another text. */
function keyListIn(name: string, text: string, place: string): KeyList | null {
  const pairs = [...text.matchAll(inText)].map(([, number = '', answer = '']) => ({
    number,
    answer,
    place,
    said: {},
  }))
  const rest = text
    .replace(inText, '')
    .replace(/[\s,;|:.-]+/g, ' ')
    .trim()
  return pairs.length > 2 && (rest === '' || isKeyName(rest)) ? listOfPairs(name, pairs) : null
}

/** The list of answers below the questions of a sheet, and the rows above it; null where there is none. */
export function keysBelow(
  name: string,
  rows: readonly Row[],
): { rows: readonly Row[]; keys: KeyList } | null {
  for (const [at, row] of rows.entries()) {
    const [first, ...others] = row.cells.map(written).filter((cell) => cell !== '')
    if (first === undefined || others.length > 0) continue
    const keys =
      keyListIn(name, first, row.placeOf(0)) ??
      (isKeyName(first) ? keyListOf(name, rows.slice(at + 1)) : null)
    if (keys) return { rows: rows.slice(0, at), keys }
  }
  return null
}

const listed = (numbers: readonly number[]) =>
  `${numbers.slice(0, 8).join(', ')}${numbers.length > 8 ? ` and ${numbers.length - 8} more` : ''}`

/** Tables with the answers of a list. Numbers that begin again in each table are counted through, where the list does so. */
export function withKeys(
  tables: readonly Named[],
  list: KeyList,
): { tables: Named[]; faults: AuthoredFault[] } {
  const faults: AuthoredFault[] = []
  const tell = (message: string) =>
    faults.push({ severity: 'error', place: [...list.answers.values()][0]?.place ?? list.name, message })
  const all = tables.flatMap(({ table }) => {
    const column = table.columns.find(({ field }) => field === 'number' || field === 'id')
    return table.body.map((row) => (column ? numberIn(written(row.cells[column.index])) : null))
  })
  const areNumbered = all.every((number) => number !== null) && new Set(all).size === all.length
  const isCounted = list.answers.size === all.length && all.every((_, at) => list.answers.has(at + 1))
  if (!areNumbered && !isCounted) {
    tell(
      `the answers of "${list.name}" cannot be told apart: questions need numbers of their own in a column S.No (1 to ${all.length}), and each has one answer.`,
    )
    return { tables: [...tables], faults }
  }
  const numbers = areNumbered ? all.map((number) => number ?? 0) : all.map((_, at) => at + 1)
  const hasKeys = [...list.answers.values()].some(({ text }) => text !== '')
  const missing = hasKeys ? numbers.filter((number) => !list.answers.get(number)?.text) : []
  const extra = [...list.answers.keys()].filter((number) => !numbers.includes(number))
  if (missing.length > 0) tell(`"${list.name}" has no answer to question ${listed(missing)}.`)
  if (extra.length > 0) tell(`"${list.name}" answers question ${listed(extra)}, which is not there.`)
  if (list.twice.length > 0) tell(`"${list.name}" has two answers to question ${listed(list.twice)}.`)
  let at = 0
  const keyed = tables.map(({ name, table }): Named => {
    const key = table.columns.find(({ field }) => field === 'key')
    const body = table.body.map((row): Row => {
      const answer = list.answers.get(numbers[at] ?? 0)
      at += 1
      const own = key ? written(row.cells[key.index]) : ''
      if (own !== '' && answer?.text && own.toLowerCase() !== answer.text.toLowerCase())
        faults.push({
          severity: 'error',
          place: answer.place,
          message: `it says "${answer.text}", and the question itself "${own}": correct one of them.`,
        })
      return {
        ...row,
        given: { ...answer?.said, ...row.given, ...(own === '' && answer?.text ? { key: answer.text } : {}) },
      }
    })
    return { name, table: { ...table, body } }
  })
  return { tables: keyed, faults }
}
