/** Lines of a Word file, which are cut and shortened without losing how their letters look. */
import { answerWord, bareKey, explanationWord, isAt, type Label, labelOf } from './docx-labels'
import { type Element, isElement, lettersOf, type Markup } from './markup'
import { answerLetters, anyOf } from './question-words'

interface Run {
  /** Names of the elements around it, the outermost first. */
  readonly marks: readonly string[]
  readonly node: Markup
}

/** A paragraph or a part of one; a table, or a list of bullets, is a block. */
export type WordLine =
  | {
      readonly kind: 'line'
      readonly runs: readonly Run[]
      readonly text: string
      readonly paragraph: number
      readonly heading: boolean
      readonly label: Label | null
    }
  | { readonly kind: 'block'; readonly element: Element; readonly paragraph: number; readonly table: number }

export type TextLine = Extract<WordLine, { kind: 'line' }>

/** `mark` is a colour, which is never shown. */
const marksKept = new Set('strong em u sub sup mark'.split(' '))

export function runsOf(nodes: readonly Markup[], marks: readonly string[] = []): Run[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || ['br', 'img'].includes(node.name)) return [{ marks, node }]
    return runsOf(node.children, marksKept.has(node.name) ? [...marks, node.name] : marks)
  })
}

/** Pictures and breaks count as one letter. */
const lettersIn = (node: Markup) => (typeof node === 'string' ? node : node.name === 'br' ? '\n' : '\uFFFC')

export const textOf = (runs: readonly Run[]) => runs.map(({ node }) => lettersIn(node)).join('')

/** Letters `from` to `to` of runs. */
function cut(runs: readonly Run[], from: number, to = Number.POSITIVE_INFINITY): Run[] {
  let at = 0
  return runs.flatMap((run) => {
    const begin = at
    const length = lettersIn(run.node).length
    at += length
    if (at <= from || begin >= to) return []
    if (typeof run.node !== 'string') return [run]
    const node = run.node.slice(Math.max(0, from - begin), Math.min(length, to - begin))
    return node === '' ? [] : [{ ...run, node }]
  })
}

/** What is left of a line behind its first `length` letters and before `end`, as markup again. */
export function restOf({ runs }: { readonly runs: readonly Run[] }, length = 0, end?: number): Element {
  const children = cut(runs, length, end).map(({ marks, node }) =>
    marks.reduceRight<Markup>((inner, name) => ({ name, attributes: {}, children: [inner] }), node),
  )
  return { name: 'p', attributes: {}, children }
}

const word = String.raw`(?:${answerWord}|${explanationWord}|topic|section|marks?)\s*(?:[:.]|[-–—]\s)`
/** A line break before what begins a line of its own. */
const breakCut = new RegExp(
  String.raw`\n(?=[ \t]*(?:\([a-h1-9]\)|[a-h][).](?=\s*\S)|${word}|q\.?\s*\d|\d{1,3}[.)]\s))`,
  'giu',
)
const wide = /(?:\t\s*|\s{2,})(?=\S)/g
const answerBehind = new RegExp(
  String.raw`^[([]?\s?(?:${answerWord}\s*(?:[:.=–—-]|[=→➔]?>|ः|\)(?=\s*${bareKey}\s*$))|(?:${anyOf(answerLetters)})\s?[.:–-]\s*${bareKey}\s*$)`,
  'iu',
)

/** Places in a line, with several spaces or a tab, where the next option of its first one begins. */
function optionCuts(text: string): Array<readonly [begin: number, end: number]> {
  if (text.length > 3000) return []
  let last = labelOf(text) ?? labelOf(text, 'initials')
  const cuts: Array<readonly [number, number]> = []
  for (const found of text.matchAll(wide)) {
    const end = found.index + found[0].length
    const rest = text.slice(end)
    // "D. V. V. Giri" goes on with "C. Dr. Rajendra Prasad".
    const label = labelOf(rest) ?? (last?.style === '.A' ? labelOf(rest, 'initials') : null)
    const isNext =
      label &&
      last &&
      label.kind === last.kind &&
      label.style === last.style &&
      (isAt(label, last.value + 1) || isAt(label, (last.orValue ?? -2) + 1))
    const isFirst =
      label?.value === 1 &&
      label.kind !== 'roman' &&
      (cuts.length === 0 || last === null) &&
      (last?.kind !== label.kind || last.style !== label.style)
    const hasSecond =
      isFirst &&
      text
        .slice(end)
        .split(/\t|\s{2,}/)
        .some((part) => {
          const other = labelOf(part)
          return other?.value === 2 && other.kind === label.kind && other.style === label.style
        })
    // "A. Delhi    1. Yamuna" is a line of a list with two columns.
    const isColumn = hasSecond && last !== null && last.kind === 'letter'
    if ((label && (isNext || (hasSecond && !isColumn))) || answerBehind.test(rest)) {
      cuts.push([found.index, end])
      if (label) last = { ...label, list: null }
    }
  }
  return cuts
}

function piecesOf(runs: readonly Run[]): Run[][] {
  const parts = (pieces: readonly Run[], cuts: ReadonlyArray<readonly [number, number]>) => {
    const ends = [...cuts.map(([begin]) => begin), Number.POSITIVE_INFINITY]
    return ends.map((end, index) => cut(pieces, index === 0 ? 0 : (cuts[index - 1]?.[1] ?? 0), end))
  }
  const lines = parts(
    runs,
    [...textOf(runs).matchAll(breakCut)].map(({ index, 0: found }) => [index, index + found.length] as const),
  )
  return lines.flatMap((line) => parts(line, optionCuts(textOf(line))))
}

function lineOf(runs: readonly Run[], paragraph: number, heading: boolean, list: string | null): TextLine {
  const text = textOf(runs)
  return { kind: 'line', runs, text, paragraph, heading, label: labelOf(text, list) }
}

/** The lines of a paragraph; `list` is where Word counted it. */
export function linesIn(element: Element, paragraph: number): TextLine[] {
  return piecesOf(runsOf(element.children))
    .map((runs, index) =>
      lineOf(runs, paragraph, element.name === 'h1', index === 0 ? (element.attributes.list ?? null) : null),
    )
    .filter(({ text }) => text.trim() !== '')
}

/** The parts of a line that begin at these places of its text. */
export function cutAt(line: TextLine, places: readonly number[]): TextLine[] {
  if (places.length === 0) return [line]
  const begins = [0, ...places]
  return begins
    .map((begin, index) => {
      const part = lineOf(cut(line.runs, begin, begins[index + 1]), line.paragraph, line.heading, null)
      // Its label may be one that only other lines show.
      return index === 0 ? { ...part, label: line.label } : part
    })
    .filter(({ text }) => text.trim() !== '')
}

/** A line with letters in front of it, as a number that stands in another cell. */
export function withStart(line: TextLine, start: string): TextLine {
  return lineOf([{ marks: [], node: start }, ...line.runs], line.paragraph, line.heading, null)
}

/** A line whose first letters are written another way, and look as before. */
export function withOtherStart(line: TextLine, length: number, start: string): TextLine {
  const marks = line.runs[0]?.marks ?? []
  return lineOf([{ marks, node: start }, ...cut(line.runs, length)], line.paragraph, line.heading, null)
}

const firstIn = (element: Element): number =>
  Number(element.attributes.at ?? element.children.filter(isElement).map(firstIn).find(Boolean) ?? 0)

/** The lines of a Word file; a table has its number, from 1. */
export function linesOf(nodes: readonly Element[]): WordLine[] {
  let table = 0
  return nodes.flatMap((element): WordLine[] => {
    const paragraph = firstIn(element)
    if (element.name === 'p' || element.name === 'h1') return linesIn(element, paragraph)
    if (element.name === 'table') table += 1
    return [{ kind: 'block', element, paragraph, table }]
  })
}

/** Letters with their breaks as spaces; raised and lowered ones with a sign, so that 10² is not 102. */
function spaced(node: Markup): string {
  if (!isElement(node)) return node
  const inner = node.children.map(spaced).join('')
  if (node.name === 'sup') return `^${inner}`
  if (node.name === 'sub') return `_${inner}`
  return node.name === 'br' ? ' ' : ['p', 'h1', 'li', 'td'].includes(node.name) ? `${inner} ` : inner
}

/** Letters of a cell or a line, for labels and keys. */
export const cellText = (cell: Element | undefined) => (cell ? spaced(cell) : '').replace(/\s+/g, ' ').trim()

/** Letters of anything, with what in it is unread. */
export const allLetters = (line: WordLine) => (line.kind === 'line' ? line.text : lettersOf(line.element))
