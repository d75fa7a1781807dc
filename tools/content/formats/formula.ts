/** Formulas: written as TeX by authors, stored as MathML, which the browser draws (docs/decisions/042). */
import { XMLParser } from 'fast-xml-parser'
import temml from 'temml'
import type { Formula } from '../../../src/domain/rich-text'

type Node = Readonly<Record<string, unknown>>

// Texts stay texts: 2.50 is not 2.5.
const parser = new XMLParser({
  preserveOrder: true,
  trimValues: false,
  ignoreAttributes: true,
  parseTagValue: false,
})

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** An element's name and its children; a text has the name `#text`. */
function open(node: Node): { name: string; children: Node[]; text: string } {
  const [name = '', value] = Object.entries(node)[0] ?? []
  return {
    name,
    children: nodesOf(value),
    text: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  }
}

const isCompound = (text: string) => /[+\-−·×/=<> ]/.test(text.slice(1))

/** Whether a text stands in one pair of brackets. */
function isBracketed(text: string): boolean {
  let depth = 0
  const closesAt = text.split('').findIndex((char) => {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0
    return depth === 0
  })
  return text.startsWith('(') && closesAt === text.length - 1
}

const grouped = (text: string, whether = isCompound(text)) =>
  whether && !isBracketed(text) ? `(${text})` : text

/** Whether things stand side by side in an element, as a product. */
const isProduct = (node: Node | undefined) =>
  node !== undefined && open(node).children.length > 1 && open(node).name === 'mrow'

/** A formula as it is said in one line: `(a + b)/c`, `√(x^2 + 1)`. */
function spoken(node: Node): string {
  const { name, children, text } = open(node)
  const parts = () => children.map(spoken)
  const [first = '', second = '', third = ''] = name === '#text' ? [] : parts()
  switch (name) {
    case '#text':
      // Between a function and its argument.
      return text === '\u2061' ? ' ' : text.replace(/[\u2062-\u2064\u00A0]/g, ' ').trim()
    case 'mo': {
      const sign = parts().join('')
      return /^[=<>≤≥≠≈+−×÷±→⇒∈∪∩]$/.test(sign) ? ` ${sign} ` : sign
    }
    case 'mtext':
      return ` ${parts().join('')} `
    case 'mfrac':
      return `${grouped(first)}/${grouped(second, isCompound(second) || isProduct(children[1]))}`
    case 'msqrt':
      return `√(${parts().join('')})`
    case 'mroot':
      return `root ${second} of (${first})`
    case 'mover':
      return second === '\u203E' || second === '\u00AF'
        ? `${first} bar`
        : `${grouped(first)}^${grouped(second)}`
    case 'msup':
      return `${grouped(first)}^${grouped(second)}`
    case 'msub':
    case 'munder':
      return `${first}_${grouped(second)}`
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}^${grouped(third)}`
    case 'mtable':
      return `[${parts().join('; ')}]`
    case 'mtr':
      return parts().join(', ')
    default:
      // A minus after nothing is a sign.
      return parts()
        .join('')
        .replace(/(^|[([,;]|= ) ?− /g, '$1−')
  }
}

/** MathML as it is said in one line. */
export const plainOf = (mathml: string): string =>
  nodesOf(parser.parse(mathml)).map(spoken).join('').replace(/\s+/g, ' ').replace(/\( /g, '(').trim()

/**
 * A formula out of TeX.
 * @param display on a line of its own
 * @throws Error with a sentence about the TeX that cannot be read
 */
export function formulaOf(tex: string, display = false): Formula {
  let mathml: string
  try {
    mathml = temml.renderToString(tex, { displayMode: display, throwOnError: true, strict: false, xml: true })
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(`the formula "${tex}" cannot be read: ${reason}`, { cause: error })
  }
  // The app draws neither classes nor styles.
  const bare = mathml.replace(/ (class|style)="[^"]*"/g, '').replace(/ xmlns="[^"]*"/, '')
  return { type: 'formula', mathml: bare, tex, plain: plainOf(bare) || tex }
}
