/** Finds the two lists of a question to match in its text: in columns, in a table, or one below the other. */
import {
  type Block,
  type Inline,
  inLanguage,
  isTranslated,
  languagesOf,
  plainText,
  type RichText,
  type Text,
} from '../../../src/domain/rich-text'
import { letterOf } from './key-text'

export interface Lists<T> {
  /** The question without its lists. */
  readonly stem: T
  readonly list1: readonly T[]
  readonly list2: readonly T[]
  /** Null where it has none. */
  readonly list1Title: T | null
  readonly list2Title: T | null
}

type Cell = readonly Inline[]
interface Row {
  readonly cells: readonly Cell[]
  /** What it is in the question: a line, or a block. */
  readonly block: string | Block
}

const lettersIn = (cell: Cell) => plainText([{ type: 'paragraph', content: cell }]).trim()

function rowsOf(text: Text): Row[] {
  const ofLines = (lines: string) => lines.split('\n').map((line) => ({ cells: [[line]], block: line }))
  if (typeof text === 'string') return ofLines(text)
  return text.flatMap((block): Row[] => {
    if (block.type === 'table') {
      return block.rows.map(({ cells }) => ({ cells: cells.map(({ content }) => content), block }))
    }
    if (block.type !== 'paragraph') return [{ cells: [], block }]
    const [only, ...more] = block.content
    return typeof only === 'string' && more.length === 0 ? ofLines(only) : [{ cells: [block.content], block }]
  })
}

export const romans = 'i ii iii iv v vi vii viii'.split(' ')
const number = (place: number) => `(?:${place + 1}|${romans[place]})`
const labelled = (label: string) => String.raw`\(?${label}\s*[).:]+\s*`

/** A cell without its label; null where it has another one, or none. */
function without([first = '', ...more]: Cell, label: string): Cell | null {
  const [found] = (typeof first === 'string' && new RegExp(`^\\s*${labelled(label)}`, 'i').exec(first)) || []
  if (found === undefined || typeof first !== 'string') return null
  const rest = first.slice(found.length)
  return rest === '' ? more : [rest, ...more]
}

/** The next lines of both lists in a row, which may hold one of them. */
function itemsIn({ cells }: Row, left: string, right: string): ReadonlyArray<Cell | null> {
  const [one = [], other = [], third, fourth] = cells
  // Labels in columns of their own.
  if (third && fourth && lettersIn(third) !== '')
    return [
      without([`${lettersIn(one)}. `, ...other], left),
      without([`${lettersIn(third)}. `, ...fourth], right),
    ]
  if (cells.length > 1) return [without(one, left), without(other, right)]
  const [line, ...more] = one
  const inOne = new RegExp(`^\\s*${labelled(left)}(.+?)\\s+(?:\\|\\s*)?${labelled(right)}(.+)$`, 'i')
  const both = typeof line === 'string' && more.length === 0 ? inOne.exec(line) : null
  if (both) return [[(both[1] ?? '').trim()], [(both[2] ?? '').trim()]]
  return [without(one, left), without(one, right)]
}

const listWord = '(?:list|column|group|జాబితా|పట్టిక|सूची|स्तंभ)'
const secondTitle = new RegExp(String.raw`\s+(?:\|\s*)?(?=${listWord}[\s–-]*(?:II|2|B)\b)`, 'iu')
const title = new RegExp(`^\\W*${listWord}(?:.{0,80}[^.?])?$`, 'iu')
const isTitle = (row: Row | undefined) => title.test(lettersIn(row?.cells[0] ?? []))

/** The titles of the lists: cells of one row, or a line such as "List I   List II". */
function titlesIn(row: Row | undefined): readonly string[] {
  if (!row) return []
  const cells = row.cells.map(lettersIn).filter((title) => title !== '')
  return cells.length === 1 ? (cells[0] ?? '').split(secondTitle) : cells
}

const textOf = (cell: Cell): Text =>
  cell.every((piece) => typeof piece === 'string') ? lettersIn(cell) : [{ type: 'paragraph', content: cell }]

/** Lines that say how to answer, which the screen shows by itself. */
const isOfCodes = (line: string) => /^(?:codes?\s*:?|[A-H](?:\s+[A-H])+|)$/i.test(line.trim())

function stemOf(rows: readonly Row[]): Text {
  const blocks = [...new Set(rows.map(({ block }) => block))].filter(
    (block) => typeof block !== 'string' || !isOfCodes(block),
  )
  const areLines = blocks.every((block) => typeof block === 'string')
  if (areLines) return blocks.join('\n') || 'Match List I with List II.'
  return blocks.map((block) => (typeof block === 'string' ? { type: 'paragraph', content: [block] } : block))
}

/** The lists of a text in one language; null where there are none. */
function listsInOne(text: Text): Lists<Text> | null {
  const rows = rowsOf(text)
  const [list1, list2]: [Cell[], Cell[]] = [[], []]
  const used: number[] = []
  for (const [at, row] of rows.entries()) {
    const [one, other] = itemsIn(row, letterOf(list1.length), number(list2.length))
    if (one) list1.push(one)
    if (other) list2.push(other)
    if (one || other) used.push(at)
  }
  const [begin = 0] = used
  const all = [...list1, ...list2]
  if (list1.length < 2 || list2.length < 2 || all.length > 16 || all.some((one) => lettersIn(one) === ''))
    return null
  // One list below the other has a title of its own.
  const between = rows.findIndex((row, at) => at > begin && !used.includes(at) && isTitle(row))
  const isHeader = rows[begin - 1]?.block === rows[begin]?.block || isTitle(rows[begin - 1])
  const [list1Title = null, list2Title = titlesIn(rows[between])[0] ?? null] = isHeader
    ? titlesIn(rows[begin - 1])
    : []
  const others = rows.filter(
    (_, at) => !used.includes(at) && at !== between && !(isHeader && at === begin - 1),
  )
  // A table that holds the lists holds nothing else.
  const stem = stemOf(others.filter(({ block }) => used.every((at) => rows[at]?.block !== block)))
  return { stem, list1: list1.map(textOf), list2: list2.map(textOf), list1Title, list2Title }
}

/** The same lists in all languages of a text. */
export function listsIn(text: RichText): Lists<RichText> | null {
  if (!isTranslated(text)) return listsInOne(text)
  const spoken = languagesOf(text)
  const found = spoken.flatMap((language) => {
    const lists = listsInOne(inLanguage(text, language).text)
    return lists ? [{ language, lists }] : []
  })
  const [first] = found
  const isSame = ({ list1, list2 }: Lists<Text>) =>
    list1.length === first?.lists.list1.length && list2.length === first.lists.list2.length
  if (!first || found.length < spoken.length || !found.every(({ lists }) => isSame(lists))) return null
  const joined = (pick: (lists: Lists<Text>) => Text | null | undefined): RichText | null => {
    const texts = found.map(({ language, lists }) => [language, pick(lists) ?? ''] as const)
    if (texts.some(([, own]) => own === '')) return null
    return new Set(texts.map(([, own]) => JSON.stringify(own))).size === 1
      ? (texts[0]?.[1] ?? null)
      : Object.fromEntries(texts)
  }
  const items = (name: 'list1' | 'list2') =>
    first.lists[name].map((_, at) => joined((lists) => lists[name][at]) ?? '')
  return {
    stem: Object.fromEntries(found.map(({ language, lists }) => [language, lists.stem])),
    list1: items('list1'),
    list2: items('list2'),
    list1Title: joined(({ list1Title }) => list1Title),
    list2Title: joined(({ list2Title }) => list2Title),
  }
}
