/** Lines of a Word file, which are cut and shortened without losing how their letters look. */
import { type Element, isElement, lettersOf, type Markup } from './markup'

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
    }
  | { readonly kind: 'block'; readonly element: Element; readonly paragraph: number; readonly table: number }

const marksKept = new Set('strong em u sub sup'.split(' '))

function runsOf(nodes: readonly Markup[], marks: readonly string[] = []): Run[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || ['br', 'img', 'math'].includes(node.name)) return [{ marks, node }]
    return runsOf(node.children, marksKept.has(node.name) ? [...marks, node.name] : marks)
  })
}

/** Pictures and breaks count as one letter. */
const lettersIn = (node: Markup) => (typeof node === 'string' ? node : node.name === 'br' ? '\n' : '\uFFFC')

const textOf = (runs: readonly Run[]) => runs.map(({ node }) => lettersIn(node)).join('')

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

/** What is left of a line behind its first `length` letters, as markup again. */
export function restOf({ runs }: { readonly runs: readonly Run[] }, length = 0): Element {
  const children = cut(runs, length).map(({ marks, node }) =>
    marks.reduceRight<Markup>((inner, name) => ({ name, attributes: {}, children: [inner] }), node),
  )
  return { name: 'p', attributes: {}, children }
}

const label = String.raw`(?:\([a-h1-9]\)|[a-h][).])(?=\s*\S)`
const word = String.raw`(?:ans(?:wer)?|key|correct\s+(?:answer|option)|explanation|solution|sol|topic|section|marks?)\s*[:.]`
/** A line break before what begins a line of its own; several spaces or a tab between options in one line. */
const breakCut = new RegExp(String.raw`\n(?=\s*(?:${label}|${word}|q\.?\s*\d|\d{1,3}[.)]\s))`, 'gi')
const optionCut = new RegExp(String.raw`(?:\t\s*|\s{2,})(?=${label})`, 'gi')
const firstOption = /(?:^|[\t\n]| {2,})\s*\(?a[).]/i

function piecesOf(runs: readonly Run[]): Run[][] {
  const text = textOf(runs)
  const cuts = [...text.matchAll(breakCut), ...(firstOption.test(text) ? text.matchAll(optionCut) : [])]
  const places = [...new Map(cuts.map((found) => [found.index, found.index + found[0].length]))].sort(
    (a, b) => a[0] - b[0],
  )
  const pieces: Run[][] = []
  let last = 0
  for (const [begin, end] of places) {
    pieces.push(cut(runs, last, begin))
    last = end
  }
  return [...pieces, cut(runs, last)]
}

const paragraphsIn = (element: Element): number =>
  element.children
    .filter(isElement)
    .reduce((sum, child) => sum + (['p', 'li'].includes(child.name) ? 1 : paragraphsIn(child)), 0)

/** The lines of a Word file's HTML; `paragraph` counts from 1, `table` too. */
export function linesOf(nodes: readonly Markup[]): WordLine[] {
  let paragraph = 0
  let table = 0
  const read = (node: Markup): WordLine[] => {
    if (!isElement(node)) return []
    if (node.name === 'table' || node.name === 'ul') {
      const first = paragraph + 1
      paragraph += paragraphsIn(node)
      if (node.name === 'table') table += 1
      return [{ kind: 'block', element: node, paragraph: first, table }]
    }
    // A numbered list has its numbers written out already.
    if (node.name === 'ol') return node.children.flatMap(read)
    paragraph += 1
    const inner = node.children.filter(
      (child) => !isElement(child) || !['ul', 'ol', 'table'].includes(child.name),
    )
    const nested = node.children.filter((child) => !inner.includes(child))
    const heading = /^h[1-6]$/.test(node.name)
    const own = piecesOf(runsOf(inner)).map((runs) => ({
      kind: 'line' as const,
      runs,
      text: textOf(runs),
      paragraph,
      heading,
    }))
    return [...own.filter(({ text }) => text.trim() !== ''), ...nested.flatMap(read)]
  }
  return nodes.flatMap(read)
}

/** Letters of a cell, for its labels. */
export const cellText = (cell: Element | undefined) => lettersOf(cell).replace(/\s+/g, ' ').trim()
