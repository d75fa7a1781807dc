import { createElement, type ReactNode, useMemo } from 'react'
import type { Formula } from '@/domain/rich-text'

/** Elements of MathML Core that only show something. */
const elements = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom menclose munder mover munderover ' +
    'msub msup msubsup mmultiscripts mprescripts mtable mtr mtd none'
  ).split(' '),
)

const attributes = new Set(
  (
    'display mathvariant stretchy fence separator lspace rspace minsize maxsize accent accentunder columnalign ' +
    'rowspacing columnspacing columnlines rowlines frame width height depth voffset linethickness displaystyle ' +
    'scriptlevel movablelimits form symmetric largeop notation columnspan rowspan'
  ).split(' '),
)

/** The parsed formula anew, out of what the lists allow; anything else leaves only its content. */
function rebuilt(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const children = [...node.childNodes].map(rebuilt)
  if (!elements.has(node.localName)) return children
  const kept = [...node.attributes].filter(({ name }) => attributes.has(name))
  return createElement(
    node.localName,
    { key, ...Object.fromEntries(kept.map(({ name, value }) => [name, value])) },
    ...children,
  )
}

/** What a stored formula shows; null where it is no MathML, or the browser knows none. */
function drawing(mathml: string): { content: ReactNode[]; isBlock: boolean } | null {
  if (typeof MathMLElement === 'undefined') return null
  const { documentElement } = new DOMParser().parseFromString(mathml, 'application/xml')
  if (documentElement.localName !== 'math') return null
  return {
    content: [...documentElement.childNodes].map(rebuilt),
    isBlock: documentElement.getAttribute('display') === 'block',
  }
}

/** A formula, drawn by the browser; in words where the browser cannot, and for who does not see it. */
export function MathFormula({ formula: { mathml, plain } }: { formula: Formula }) {
  const drawn = useMemo(() => drawing(mathml), [mathml])
  if (!drawn) return plain
  return createElement(
    'math',
    { 'aria-label': plain, ...(drawn.isBlock ? { display: 'block' } : {}) },
    ...drawn.content,
  )
}
