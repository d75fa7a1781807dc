/** Questions in several languages: columns of one name, rows below each other, or sheets and files of the same questions. */
import type { Language } from '../../../src/domain/rich-text'
import { type Asker, yesNo } from './asked'
import type { ColumnField } from './header-words'
import { nativePlaces } from './sheet-key-column'
import {
  type Cell,
  emptyRow,
  type Placed,
  type Row,
  type RowFault,
  type RowTable,
  written,
} from './sheet-rows'

const letters: ReadonlyArray<readonly [Language, RegExp]> = [
  ['te', /\p{Script=Telugu}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['en', /\p{Script=Latin}/gu],
]

/** The language that most letters of texts are of; null for texts without letters. */
export function languageIn(texts: readonly string[]): Language | null {
  const text = texts.join(' ')
  const counts = letters.map(([language, script]) => [language, (text.match(script) ?? []).length] as const)
  const [best] = counts.sort((a, b) => b[1] - a[1])
  return best && best[1] > 0 ? best[0] : null
}

const textFields: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'question',
  'option',
  'options',
  'explanation',
  'passage',
] as const)

const isSame = (one: Placed, other: Placed) =>
  one.field === other.field && one.option === other.option && one.language === other.language

/** Columns of one name, as "Question, A, B, Question, A, B", with the languages that their questions are in. */
export function withColumnLanguages({ columns, ...table }: RowTable): RowTable {
  const questions = columns.filter(({ field, language }) => field === 'question' && language === null)
  const spoken = questions.map(({ index }) => languageIn(table.body.map((row) => written(row.cells[index]))))
  const isKnown = spoken.every((one) => one !== null) && new Set(spoken).size === spoken.length
  if (questions.length < 2 || !isKnown) return { columns, ...table }
  const placed = columns.map((column): Placed => {
    if (!textFields.has(column.field) || column.language !== null) return column
    const place = columns.filter((one) => isSame(one, column)).indexOf(column)
    const own = languageIn(table.body.map((row) => written(row.cells[column.index])))
    const language = spoken[place] ?? null
    // Another language than its place says: it stays a column of the same name, which is an error.
    const isLone = columns.filter((one) => isSame(one, column)).length === 1
    return isLone || (own !== null && language !== null && own !== language && own !== 'en')
      ? column
      : { ...column, language }
  })
  return { columns: placed, ...table }
}

const cellOf = (row: Row | undefined, column: Placed | undefined) =>
  row && column ? written(row.cells[column.index]) : ''

/** Where each part of a table is. */
function partsOf({ columns }: RowTable) {
  const named = (field: ColumnField) => columns.find((column) => column.field === field)
  return { question: named('question'), number: named('number') ?? named('id'), key: named('key') }
}

/** A row with cells of another one behind its own. @param width of the first one @param kept columns of the other one */
function joined(row: Row, other: Row, width: number, kept: ReadonlySet<number>): Row {
  const cells: Cell[] = Array.from({ length: width }, (_, index) => row.cells[index] ?? null)
  const at = <T>(index: number, own: ((column: number) => T) | undefined, behind: typeof own) =>
    index < width ? own?.(index) : behind?.(index - width)
  return {
    ...row,
    cells: [...cells, ...other.cells.map((cell, index) => (kept.has(index) ? cell : null))],
    placeOf: (index) => at(index, row.placeOf, other.placeOf) ?? '',
    shownAt: (index) => at(index, row.shownAt, other.shownAt),
    looksAt: (index) => at(index, row.looksAt, other.looksAt) ?? [],
  }
}

/** The columns that a table adds to another one: its texts, and its answers where the other one has none. */
function addedBy(other: RowTable, main: RowTable): ReadonlySet<number> {
  const hasKey = main.columns.some(({ field }) => field === 'key')
  const added = other.columns.filter(({ field }) => textFields.has(field) || (field === 'key' && !hasKey))
  return new Set(added.map(({ index }) => index))
}

/** The columns of a table with those of its texts in another language behind them. */
function joinedColumns(
  main: RowTable,
  other: RowTable,
  [own, added]: readonly [Language, Language],
  width: number,
): Placed[] {
  const isText = ({ field }: Placed) => textFields.has(field)
  const kept = addedBy(other, main)
  return [
    ...main.columns.map((column) =>
      isText(column) && column.language === null ? { ...column, language: own } : column,
    ),
    ...other.columns
      .filter(({ index }) => kept.has(index))
      .map((column) => ({ ...column, language: isText(column) ? added : null, index: column.index + width })),
  ]
}

const widthOf = ({ head, second, body }: RowTable) =>
  Math.max(head.cells.length, second?.cells.length ?? 0, ...body.map(({ cells }) => cells.length))

const labelStart = /^(?:option\s*|opt\s*)?\(?([a-h]|[1-8])(?:\)|[.:]|\s+[-–—]|$)/i

/** The options that a key may name: by its text, by its letter, or by its number. */
function optionsNamed(row: Row | undefined, key: string, { columns, body }: RowTable): number[] {
  // "B. N. Rau" is a text, and no label.
  const text = columns.find((column) => column.option !== null && key !== '' && cellOf(row, column) === key)
  const byText = text?.option ?? null
  const [, label = ''] = labelStart.exec(key) ?? []
  if (/[a-h]/i.test(label)) return [byText ?? label.toUpperCase().charCodeAt(0) - 65]
  const column = columns.find(({ field }) => field === 'key')
  const native = /\p{ASCII}/u.test(key) ? null : nativePlaces(body.map((one) => cellOf(one, column)))(key)
  const byLabel = label === '' ? native : Number(label) - 1
  return [byText, byLabel].filter((place) => place !== null)
}

/** Whether two keys name the same option of two rows. */
function nameSame(
  [row, key, table]: readonly [Row | undefined, string, RowTable],
  [other, otherKey, otherTable]: readonly [Row | undefined, string, RowTable],
): boolean {
  const [left, right] = [optionsNamed(row, key, table), optionsNamed(other, otherKey, otherTable)]
  return left.length === 0 && right.length === 0
    ? key === otherKey
    : left.some((place) => right.includes(place))
}

/** The options of a row, which are numbers and so the same in all languages; null for others. */
function numbersIn({ columns }: RowTable, row: Row): string | null {
  const texts = columns.filter(({ option }) => option !== null).map((column) => cellOf(row, column))
  const filled = texts.filter((text) => text !== '')
  return filled.length > 0 && filled.every((text) => /\d/.test(text) && !/\p{L}/u.test(text))
    ? texts.join('\0')
    : null
}

/** Rows below each other that are one question: each in another language than the one above it, with its number or none. */
function groupsOf(table: RowTable): Array<{ rows: Row[]; spoken: Array<Language | null> }> {
  const { question, number, key } = partsOf(table)
  const groups: Array<{ rows: Row[]; spoken: Array<Language | null> }> = []
  for (const row of table.body) {
    const language = languageIn([cellOf(row, question)])
    const group = groups.at(-1)
    const [first] = group?.rows ?? []
    const isOther =
      group !== undefined &&
      language !== null &&
      !group.spoken.includes(language) &&
      !group.spoken.includes(null)
    const own = cellOf(row, number)
    const isNumber = number
      ? own === '' || own === cellOf(first, number)
      : cellOf(row, key) === '' && cellOf(first, key) !== ''
    if (group && isOther && isNumber) {
      group.rows.push(row)
      group.spoken.push(language)
    } else groups.push({ rows: [row], spoken: [language] })
  }
  return groups
}

/** Whether every second row may be the one above it in another language, though nothing says so. */
function areTwins(table: RowTable): boolean {
  const { question, key } = partsOf(table)
  const spoken = table.body.map((row) => languageIn([cellOf(row, question)]))
  const [first, second] = spoken
  const isAlternate = spoken.every(
    (language, at) => language !== null && language === (at % 2 === 0 ? first : second),
  )
  const keys = table.body.map((row) => cellOf(row, key))
  return (
    isAlternate &&
    first !== second &&
    spoken.length > 5 &&
    spoken.length % 2 === 0 &&
    keys.every((text, at) => at % 2 === 0 || text === keys[at - 1])
  )
}

/** A table whose questions stand below each other in several languages, as one row for each; else the same table. */
export function withRowLanguages(table: RowTable): { table: RowTable; faults: RowFault[] } {
  const { question, key } = partsOf(table)
  const isTranslated = table.columns.filter(({ field }) => field === 'question').length > 1
  if (!question || isTranslated) return { table, faults: [] }
  const groups = groupsOf(table)
  const longest = Math.max(0, ...groups.map(({ rows }) => rows.length))
  const translated = groups.filter(({ rows }) => rows.length > 1).length
  const hasNumbers = table.columns.some(({ field }) => field === 'number' || field === 'id')
  // One such row among others is a slip. Without numbers, only their order says what belongs together.
  const isCertain = hasNumbers ? translated * 2 >= groups.length : translated === groups.length
  if (longest < 2 || !isCertain) {
    const message =
      'every second row is in another language, as if each question stood twice: give both rows of a question the same number in a column S.No.'
    const place = table.body[1]?.placeOf(question.index) ?? ''
    return { table, faults: areTwins(table) ? [{ place, severity: 'error', message, of: null }] : [] }
  }
  const order = (groups.find(({ rows }) => rows.length === longest)?.spoken ?? []).map((one) => one ?? 'en')
  const width = widthOf(table)
  const kept = addedBy(table, table)
  const faults: RowFault[] = []
  const body = groups.map(({ rows: [first = emptyRow, ...others], spoken }): Row => {
    const tell = (message: string) =>
      faults.push({ place: first.placeOf(question.index), severity: 'error', message })
    if (spoken.some((language, at) => language !== null && language !== order[at]))
      tell('its rows are in other languages, or in another order, than those of the other questions.')
    const own = cellOf(first, key)
    const other = others.find(
      (row) => cellOf(row, key) !== '' && !nameSame([row, cellOf(row, key), table], [first, own, table]),
    )
    const numbers = [first, ...others].map((row) => numbersIn(table, row)).filter((one) => one !== null)
    if (new Set(numbers).size > 1) tell('its options are other numbers in another language.')
    if (other) tell(`its answer is "${own}" in one language and "${cellOf(other, key)}" in another.`)
    return others.reduce((row, behind, at) => joined(row, behind, width * (at + 1), kept), first)
  })
  const [base = 'en', ...added] = order
  const columns = added.reduce(
    (found, language, at) =>
      joinedColumns({ ...table, columns: found }, table, [base, language], width * (at + 1)),
    table.columns,
  )
  return { table: { ...table, columns, body }, faults }
}

/** What makes a table the same questions in another language: `yes`, or why not. */
function compared(
  main: RowTable,
  other: RowTable,
): { isSame: boolean; languages: readonly [Language, Language]; differ?: string[] } | null {
  const [one, two] = [partsOf(main), partsOf(other)]
  const languages = [main, other].map((table) =>
    languageIn(table.body.map((row) => cellOf(row, partsOf(table).question))),
  )
  const [own, added] = languages
  if (!own || !added || own === added || main.body.length !== other.body.length) return null
  const rows = main.body.map((row, at) => [row, other.body[at]] as const)
  const areNumbered = rows.every(([row, behind]) => cellOf(row, one.number) === cellOf(behind, two.number))
  if (one.number && two.number && !areNumbered) return null
  const optionsOf = (table: RowTable, row: Row | undefined) =>
    table.columns.filter(({ option }) => option !== null).map((column) => cellOf(row, column))
  // Numbers are the same in all languages.
  let equal = 0
  for (const [row, behind] of rows) {
    const [left, right] = [optionsOf(main, row), optionsOf(other, behind)]
    if (left.length === 0 || right.length === 0) continue
    const isNumber = (text: string) => /\d/.test(text) && !/\p{L}/u.test(text)
    if (left.every(isNumber) && right.every(isNumber)) {
      if (left.join('\0') !== right.join('\0')) return null
      equal += 1
    }
  }
  const keyed = one.key !== undefined && two.key !== undefined
  const differ = rows.filter(([row, behind]) => {
    return !nameSame([row, cellOf(row, one.key), main], [behind, cellOf(behind, two.key), other])
  })
  // A few that differ are slips in the same questions; many are other questions.
  if (keyed && differ.length > rows.length * 0.4) return null
  if (keyed && differ.length > 0) {
    const places = differ.map(([row]) => row.placeOf(one.key?.index ?? 0))
    return { differ: places, isSame: false, languages: [own, added] }
  }
  return { isSame: !keyed || equal > 0 || rows.length > 5, languages: [own, added] }
}

export interface Named {
  readonly name: string
  readonly table: RowTable
  /** Whether its file is called as another one in another language. */
  readonly isTranslation?: boolean
}

/** Tables without those that say another one again in another language, which is joined to it. */
export function withSheetLanguages(
  tables: readonly Named[],
  ask: Asker,
): { tables: Named[]; faults: RowFault[] } {
  const left = [...tables]
  const faults: RowFault[] = []
  const result: Named[] = []
  while (left.length > 0) {
    const [first] = left.splice(0, 1)
    if (!first) break
    let { table } = first
    for (const other of left.slice()) {
      const found =
        table.columns.filter(({ field }) => field === 'question').length === 1
          ? compared(table, other.table)
          : null
      if (!found) continue
      if (found.differ) {
        const message = `"${other.name}" seems to be "${first.name}" in another language, and has other answers at ${found.differ.slice(0, 8).join(', ')}: correct them.`
        faults.push({ place: other.table.head.placeOf(0), severity: 'error', message })
        continue
      }
      const text = `Are the questions of "${other.name}" those of "${first.name}" in another language?`
      const chosen =
        found.isSame || other.isTranslation
          ? 'yes'
          : ask.choice({ id: `same-${other.name}`, text, choices: yesNo })
      if (chosen === 'no') continue
      if (chosen === null) {
        const message = `"${other.name}" may be "${first.name}" in another language, or other questions: write both languages beside each other, with columns such as Question (Telugu).`
        faults.push({ place: other.table.head.placeOf(0), severity: 'error', message })
        continue
      }
      const width = widthOf(table)
      const kept = addedBy(other.table, table)
      const body = table.body.map((row, at) => joined(row, other.table.body[at] ?? row, width, kept))
      const columns = joinedColumns(table, other.table, found.languages, width)
      table = { ...table, columns, body, head: joined(table.head, other.table.head, width, kept) }
      left.splice(left.indexOf(other), 1)
    }
    result.push({ name: first.name, table })
  }
  return { tables: result, faults }
}
