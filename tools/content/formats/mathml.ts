/** MathML that comes with a file, as a formula of the app. */
import type { Formula } from '../../../src/domain/rich-text'
import { encodeEntities } from './entities'
import { plainOf } from './formula'
import { type Element, lettersOf, type Markup, within } from './markup'

/** What the app draws (src/ui/question/rich/math.tsx). */
const elements = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom menclose munder mover munderover ' +
    'msub msup msubsup mmultiscripts mprescripts mtable mtr mtd none'
  ).split(' '),
)
const attributes = new Set(
  (
    'mathvariant stretchy fence separator lspace rspace accent accentunder columnalign displaystyle linethickness ' +
    'movablelimits form symmetric largeop notation columnspan rowspan'
  ).split(' '),
)

function rebuilt(node: Markup): string {
  if (typeof node === 'string') return encodeEntities(node)
  const { name } = node
  if (name.startsWith('annotation')) return ''
  const inner = node.children.map(rebuilt).join('')
  if (!elements.has(name)) return inner
  const kept = Object.entries(node.attributes).filter(([key]) => attributes.has(key))
  return `<${name}${kept.map(([key, value]) => ` ${key}="${encodeEntities(value)}"`).join('')}>${inner}</${name}>`
}

/**
 * A formula out of a `<math>` element; its TeX is that of its annotation, else how it is said.
 * @throws Error with a sentence when nothing is in it
 */
export function formulaOfMathml(math: Element, display: boolean): Formula {
  const inner = rebuilt({ ...math, attributes: {} }).replace(/>\s+</g, '><')
  const mathml = display ? inner.replace('<math', '<math display="block"') : inner
  const plain = plainOf(mathml)
  if (plain === '') throw new Error('a formula in it is empty')
  const annotation = within(math, 'annotation').find(({ attributes: own }) => /tex/i.test(own.encoding ?? ''))
  return { type: 'formula', mathml, tex: lettersOf(annotation).trim() || plain, plain }
}
