/** Options that share a cell: below each other, on one line, or behind the words of the question. */
import type { AuthoredFault } from './authored'
import { labelLengths } from './option-labels'
import { type Cell, type Placed, type Row, type RowTable, written } from './sheet-rows'

const letters = ['abcdefgh', 'ABCDEFGH']
const alphabet = [...letters, '12345678']
const shapes: ReadonlyArray<(label: string) => string> = [
  (label) => `\\(${label}\\)`,
  (label) => `\\[${label}\\]`,
  (label) => `(?<![(\\w])${label}\\)`,
  (label) => `(?<![(\\w])${label}\\.(?=\\s|[^\\d\\s])`,
  (label) => `(?<![(\\w])${label}:`,
]

/** Where each label of one style begins and ends in a text, from the first one on; null where they do not follow each other. */
function labelsOf(
  text: string,
  signs: string,
  shape: (label: string) => string,
): Array<readonly [number, number]> | null {
  const found: Array<readonly [number, number]> = []
  for (const sign of signs) {
    const all = [...text.matchAll(new RegExp(`(?<=^|\\s)${shape(sign)}\\s*`, 'g'))]
    const [one, ...more] = all
    if (!one) break
    if (more.length > 0 || one.index < (found.at(-1)?.[1] ?? 0)) return null
    found.push([one.index, one.index + one[0].length])
  }
  return found.length > 1 ? found : null
}

/**
 * A text before its options, and the options; null for a text without any.
 * @param lists letters or numbers that label them
 * @throws Error where they can be read in several ways
 */
function optionsIn(text: string, lists: readonly string[]): { before: string; options: string[] } | null {
  const [labels, ...more] = lists.flatMap((signs) =>
    shapes.flatMap((shape) => {
      const found = labelsOf(text, signs, shape)
      return found ? [found] : []
    }),
  )
  if (!labels) return null
  if (more.length > 0)
    throw new Error('it has two lists with labels such as (a) and (1): give each option a column of its own')
  const options = labels.map(([, end], at) =>
    text
      .slice(end, labels[at + 1]?.[0])
      .trim()
      .replace(/[,;]$/, ''),
  )
  if (options.includes(''))
    throw new Error('one of its options is empty: give each option a column of its own')
  return { before: text.slice(0, labels[0]?.[0]).trim(), options }
}

/** The options of a cell that holds nothing else. @throws Error with a sentence */
function partsOf(text: string): string[] {
  const labelled = optionsIn(text, alphabet)
  if (labelled?.before === '') return labelled.options
  for (const sign of ['\n', '|', ';']) {
    const parts = text.split(sign).map((part) => part.trim())
    if (parts.length < 2 || parts.length > 8 || parts.includes('')) continue
    const lengths = labelLengths(parts)
    return parts.map((part, index) => part.slice(lengths[index]))
  }
  throw new Error(
    `its options "${text.slice(0, 60)}" cannot be told apart: give each option a column of its own`,
  )
}

/** A table with its options in columns of their own. */
export function withOptionColumns(table: RowTable): { table: RowTable; faults: AuthoredFault[] } {
  const faults: AuthoredFault[] = []
  const hasOptions = table.columns.some(({ field }) => field === 'option')
  const from = table.columns.filter(
    ({ field }) => field === (table.columns.some((one) => one.field === 'options') ? 'options' : 'question'),
  )
  const isQuestion = from.some(({ field }) => field === 'question')
  if (hasOptions || from.length === 0) return { table, faults }
  const width = Math.max(table.head.cells.length, ...table.body.map(({ cells }) => cells.length))
  const key = table.columns.find(({ field }) => field === 'key')
  // Where the answer is a number, it may be that of the question: "How many are true? (a) … (b) …".
  const mayHold = (row: Row) => !/\d/.test(key ? written(row.cells[key.index]) : '')
  let most = 0
  const body = table.body.map((row): Row => {
    const cells: Cell[] = Array.from({ length: width }, (_, index) => row.cells[index] ?? null)
    for (const [at, column] of from.entries()) {
      const text = written(row.cells[column.index])
      if (text === '') continue
      try {
        const { before, options } = isQuestion
          ? ((mayHold(row) ? optionsIn(text, letters) : null) ?? { before: text, options: [] })
          : { before: null, options: partsOf(text) }
        if (before === '') throw new Error('it has options, and no question before them')
        if (before !== null) cells[column.index] = before
        most = Math.max(most, options.length)
        for (const [place, option] of options.entries()) cells[width + at * 8 + place] = option
      } catch (error) {
        const message = `${error instanceof Error ? error.message : String(error)}.`
        faults.push({ severity: 'error', place: row.placeOf(column.index), message })
      }
    }
    const home = (index: number) =>
      index < width ? index : (from[Math.floor((index - width) / 8)]?.index ?? 0)
    return {
      ...row,
      cells: Array.from(cells, (cell) => cell ?? null),
      placeOf: (index) => row.placeOf(home(index)),
      shownAt: (index) => (index < width ? row.shownAt?.(index) : undefined),
      looksAt: (index) => (index < width ? (row.looksAt?.(index) ?? []) : []),
    }
  })
  const options = from.flatMap(({ language }, at) =>
    Array.from(
      { length: most },
      (_, option): Placed => ({
        field: 'option',
        option,
        language,
        isShare: false,
        rank: 0,
        header: 'Options',
        index: width + at * 8 + option,
      }),
    ),
  )
  return { table: most > 0 ? { ...table, columns: [...table.columns, ...options], body } : table, faults }
}
