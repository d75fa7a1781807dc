/** Equations of Word (OMML) as TeX: what exam papers use of them. */
import { childOf, childrenOf, type Element, lettersOf } from './markup'

const symbols: Readonly<Record<string, string>> = {
  '×': '\\times ',
  '÷': '\\div ',
  '±': '\\pm ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '∞': '\\infty ',
  '√': '\\surd ',
  '→': '\\to ',
  '⇒': '\\Rightarrow ',
  '∈': '\\in ',
  '∪': '\\cup ',
  '∩': '\\cap ',
  '°': '^{\\circ}',
  '−': '-',
  '∠': '\\angle ',
  '∴': '\\therefore ',
  '∆': '\\Delta ',
  '≈': '\\approx ',
  '⋅': '\\cdot ',
  '·': '\\cdot ',
}
const operators: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∮': '\\oint',
}
const accents: Readonly<Record<string, string>> = {
  '\u0302': '\\hat',
  '\u0305': '\\bar',
  '\u0304': '\\bar',
  '\u20D7': '\\vec',
  '\u0307': '\\dot',
  '\u0303': '\\tilde',
}
const functions = new Set('sin cos tan cot sec cosec log ln lim exp min max sinh cosh tanh'.split(' '))

/** Letters as TeX takes them. */
const letters = (text: string) =>
  text
    .replace(/[\\^]/g, (sign) => {
      throw new Error(`the sign ${sign}, which was never built up`)
    })
    .replace(/[{}$%&#_~]/g, (sign) => (sign === '~' ? '\\sim ' : `\\${sign}`))
    .replace(/[^\x20-\x7e]/g, (sign) => symbols[sign] ?? sign)

const property = (element: Element | undefined, group: string, name: string): string | undefined =>
  childOf(childOf(element, group), name)?.attributes['m:val']

/** @throws Error with a sentence for an equation that has no TeX here */
function texOf(element: Element): string {
  const part = (name: string) => inside(childOf(element, name))
  switch (element.name) {
    case 'r': {
      const other = childrenOf(element).find(({ name }) => name !== 't' && !silent.test(name))
      if (other) throw new Error(`a part called "${other.name}"`)
      const text = childrenOf(element, 't').map(lettersOf).join('')
      const isUpright = childOf(childOf(element, 'rPr'), 'nor') !== undefined
      return isUpright ? `\\text{${text.replace(/[\\{}$]/g, '')}}` : letters(text)
    }
    case 'f': {
      const type = property(element, 'fPr', 'type')
      if (type === 'lin') return `{${part('num')}}/{${part('den')}}`
      return type === 'noBar'
        ? `\\genfrac{}{}{0pt}{}{${part('num')}}{${part('den')}}`
        : `\\frac{${part('num')}}{${part('den')}}`
    }
    case 'sSup':
      return `{${part('e')}}^{${part('sup')}}`
    case 'sSub':
      return `{${part('e')}}_{${part('sub')}}`
    case 'sSubSup':
      return `{${part('e')}}_{${part('sub')}}^{${part('sup')}}`
    case 'rad': {
      const degree = part('deg')
      return degree === '' ? `\\sqrt{${part('e')}}` : `\\sqrt[${degree}]{${part('e')}}`
    }
    case 'd': {
      const begin = property(element, 'dPr', 'begChr') ?? '('
      const end = property(element, 'dPr', 'endChr') ?? ')'
      const between = property(element, 'dPr', 'sepChr') ?? '|'
      const fence = (sign: string) => (sign === '' ? '.' : /[{}]/.test(sign) ? `\\${sign}` : sign)
      return `\\left${fence(begin)}${childrenOf(element, 'e').map(inside).join(between)}\\right${fence(end)}`
    }
    case 'nary': {
      const sign = property(element, 'naryPr', 'chr') ?? '∫'
      const operator = operators[sign]
      if (!operator) throw new Error(`the sign ${sign} with limits`)
      const [sub, sup] = [part('sub'), part('sup')]
      return `${operator}${sub ? `_{${sub}}` : ''}${sup ? `^{${sup}}` : ''}{${part('e')}}`
    }
    case 'func': {
      const name = part('fName').trim()
      const isKnown = functions.has(name.replace(/\\text\{(\w+)\}/, '$1'))
      const bare = name.replace(/\\text\{(\w+)\}/, '$1')
      return `${isKnown && bare !== 'cosec' ? `\\${bare}` : name === '' ? '' : isKnown ? '\\operatorname{cosec}' : name} {${part('e')}}`
    }
    case 'bar':
      return `${property(element, 'barPr', 'pos') === 'top' ? '\\overline' : '\\underline'}{${part('e')}}`
    case 'acc': {
      const sign = property(element, 'accPr', 'chr') ?? '\u0302'
      const accent = accents[sign]
      if (!accent) throw new Error('an accent')
      return `${accent}{${part('e')}}`
    }
    case 'limLow':
      return `{${part('e')}}_{${part('lim')}}`
    case 'm': {
      const rows = childrenOf(element, 'mr').map((row) => childrenOf(row, 'e').map(inside).join(' & '))
      return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`
    }
    case 'del':
    case 'moveFrom':
      return ''
    case 'ins':
    case 'moveTo':
      return inside(element)
    case 'box':
    case 'oMath':
    case 'e':
      return inside(element.name === 'oMath' ? element : (childOf(element, 'e') ?? element))
    default:
      throw new Error(`a part called "${element.name}"`)
  }
}

/** What holds no letters of its own. */
const silent = /Pr$|^bookmark|^proofErr$/

const inside = (element: Element | undefined): string =>
  (element ? childrenOf(element) : [])
    .filter(({ name }) => !silent.test(name))
    .map(texOf)
    .join('')

/** The TeX of an `<m:oMath>` element. @throws Error with words for the part that cannot be read */
export function texOfEquation(equation: Element): string {
  const tex = inside(equation).trim()
  if (tex === '') throw new Error('nothing in it')
  return tex
}
