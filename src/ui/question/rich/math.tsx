import { createElement, type ReactNode, useMemo } from 'react'
import type { Formula } from '@/domain/rich-text'

/** Elements of MathML Core that only show something. */
const elements = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom menclose munder mover munderover ' +
    'msub msup msubsup mmultiscripts mprescripts mtable mtr mtd none'
  ).split(' '),
)

/** What stands around a formula and shows nothing itself: its content is kept. */
const wrappers = new Set(['semantics', 'maction', 'mlabeledtr', 'mfenced', 'a'])

const attributes = new Set(
  (
    'display mathvariant stretchy fence separator lspace rspace minsize maxsize accent accentunder columnalign ' +
    'rowspacing columnspacing columnlines rowlines frame width height depth voffset linethickness displaystyle ' +
    'scriptlevel movablelimits form symmetric largeop notation columnspan rowspan'
  ).split(' '),
)

const mathNamespace = 'http://www.w3.org/1998/Math/MathML'

/**
 * The parsed formula anew, out of what the lists allow. Anything else goes with all that is in it: scripts, the TeX of an
 * annotation, elements of another language.
 */
function rebuilt(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  // Older documents leave the namespace out.
  if (node.namespaceURI !== null && node.namespaceURI !== mathNamespace) return null
  const isKept = elements.has(node.localName)
  if (!isKept && !wrappers.has(node.localName)) return null
  const children = [...node.childNodes].map(rebuilt)
  const kept = isKept ? [...node.attributes].filter(({ name }) => attributes.has(name)) : []
  return createElement(
    isKept ? node.localName : 'mrow',
    {
      key,
      // React spells some of them as HTML does, which MathML does not understand.
      ref: (element: Element | null) => {
        for (const { name, value } of kept) element?.setAttribute(name, value)
      },
    },
    ...children,
  )
}

/** Real formulas nest ten deep or so; some thousands end the tab. */
const deepest = 60

const isTooDeep = (element: Element, depth = 0): boolean =>
  depth > deepest || [...element.children].some((child) => isTooDeep(child, depth + 1))

/** What a stored formula shows; null where it is no MathML, or nested too deep, or the browser knows none. */
function drawing(mathml: string): { content: ReactNode[]; isBlock: boolean } | null {
  if (typeof MathMLElement === 'undefined') return null
  const { documentElement } = new DOMParser().parseFromString(mathml, 'application/xml')
  // Browsers differ in where they say that the text is no XML.
  if (documentElement.localName !== 'math' || documentElement.querySelector('parsererror')) return null
  if (isTooDeep(documentElement)) return null
  const content = [...documentElement.childNodes].map(rebuilt)
  return { content, isBlock: documentElement.getAttribute('display') === 'block' }
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
