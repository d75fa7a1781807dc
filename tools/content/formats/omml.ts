/** Equations of Word (OMML) as TeX: what exam papers use of them. */
import { childOf, childrenOf, type Element, lettersOf } from './markup'
import { accents, alphabets, fences, groups, operators, symbols } from './omml-signs'

const functions = new Set('sin cos tan cot sec cosec log ln lim exp min max sinh cosh tanh'.split(' '))

/** Letters as TeX takes them. */
const letters = (text: string) =>
  text
    .replace(/[\\^]/g, (sign) => {
      throw new Error(`the sign ${sign}, which was never built up`)
    })
    .replace(/[{}$%&#_~]/g, (sign) => (sign === '~' ? '\\sim ' : `\\${sign}`))
    .replace(/[^\x20-\x7e]/g, (sign) => symbols[sign] ?? sign)
    .replace(/[\u0900-\u0DFF\u200C\u200D]+/g, (word) => `\\text{${word}}`)

/** What a property says: nothing where it is there without a value; undefined where it is not there. */
function property(element: Element | undefined, group: string, name: string): string | undefined {
  const found = childOf(childOf(element, group), name)
  return found && (found.attributes['m:val'] ?? '')
}
const isSet = (element: Element, group: string, name: string) =>
  !['0', 'off', 'false', undefined].includes(property(element, group, name))

/** Names of functions as TeX has them, where they stand upright or alone. */
const named = (tex: string) =>
  tex.replace(/\\(?:text|mathrm)\{(\w+)\}|(?<![\\\w])([a-z]{2,5})(?!\w)/g, (whole, upright, bare) => {
    const name = upright ?? bare
    return functions.has(name) ? (name === 'cosec' ? '\\operatorname{cosec}' : `\\${name} `) : whole
  })

/** Lines of equations; `&` says where they are aligned. */
function equations(lines: readonly string[]): string {
  const rows = lines.map((line) => line.replaceAll('\\&', '&'))
  return rows.some((row) => row.includes('&'))
    ? `\\begin{aligned}${rows.join(' \\\\ ')}\\end{aligned}`
    : `\\begin{array}{l}${rows.join(' \\\\ ')}\\end{array}`
}

/** @throws Error with a sentence for an equation that has no TeX here */
function texOf(element: Element): string {
  const part = (name: string) => inside(childOf(element, name))
  switch (element.name) {
    case 'r': {
      const other = childrenOf(element).find(({ name }) => name !== 't' && !silent.test(name))
      if (other) throw new Error(`a part called "${other.name}"`)
      const text = childrenOf(element, 't').map(lettersOf).join('')
      if (isSet(element, 'rPr', 'nor') || property(element, 'rPr', 'nor') === '')
        return `\\text{${text.replace(/[\\{}$]/g, '')}}`
      const alphabet = alphabets[property(element, 'rPr', 'scr') ?? '']
      const isPlain = property(element, 'rPr', 'sty') === 'p' && /^[A-Za-z]{2,}$/.test(text)
      const own = letters(text)
      if (alphabet && /^[A-Za-z]+$/.test(text)) return `${alphabet}{${own}}`
      return isPlain ? `\\mathrm{${own}}` : own
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
      const fence = (sign: string) => fences[sign] ?? sign
      return `\\left${fence(begin)}${childrenOf(element, 'e').map(inside).join(between)}\\right${fence(end)}`
    }
    case 'nary': {
      const sign = property(element, 'naryPr', 'chr') ?? '∫'
      const operator = operators[sign]
      if (!operator) throw new Error(`the sign ${sign} with limits`)
      const [sub, sup] = [part('sub'), part('sup')]
      const limits = property(element, 'naryPr', 'limLoc') === 'undOvr' && (sub || sup) ? '\\limits' : ''
      return `${operator}${limits}${sub ? `_{${sub}}` : ''}${sup ? `^{${sup}}` : ''}{${part('e')}}`
    }
    case 'func':
      return `${named(part('fName').trim())}{${part('e')}}`
    case 'bar':
      return `${property(element, 'barPr', 'pos') === 'top' ? '\\overline' : '\\underline'}{${part('e')}}`
    case 'acc': {
      const sign = property(element, 'accPr', 'chr') ?? '\u0302'
      const accent = accents[sign]
      if (!accent) throw new Error(`the accent ${sign}`)
      return `${accent}{${part('e')}}`
    }
    case 'groupChr': {
      const sign = property(element, 'groupChrPr', 'chr') ?? '⏟'
      const isAbove = property(element, 'groupChrPr', 'pos') === 'top'
      const group = groups[sign]
      if (!group) throw new Error(`the sign ${sign} at a group`)
      return `${group[isAbove ? 0 : 1]}{${part('e')}}`
    }
    case 'limLow':
    case 'limUpp': {
      const [base, limit, isLow] = [named(part('e').trim()), part('lim').trim(), element.name === 'limLow']
      if (/^[⏞⏟]$/.test(limit)) return `${limit === '⏟' ? '\\underbrace' : '\\overbrace'}{${base}}`
      if (/^\\(?:und|ov)erbrace/.test(base)) return `${base}${isLow ? '_' : '^'}{${limit}}`
      if (/^\\[a-z]+ ?$/.test(base)) return `${base}\\limits${isLow ? '_' : '^'}{${limit}}`
      return isLow ? `\\underset{${limit}}{${base}}` : `\\stackrel{${limit}}{${base}}`
    }
    case 'sPre':
      return `{}_{${part('sub')}}^{${part('sup')}}{${part('e')}}`
    case 'phant': {
      const show = property(element, 'phantPr', 'show')
      return show === undefined || isSet(element, 'phantPr', 'show')
        ? `{${part('e')}}`
        : `\\phantom{${part('e')}}`
    }
    case 'borderBox': {
      if (
        ['strikeH', 'strikeV', 'strikeBLTR', 'strikeTLBR'].some((name) => isSet(element, 'borderBoxPr', name))
      )
        throw new Error('letters that are struck through')
      // The border is no part of what it says; an empty box is a blank.
      return part('e').trim() === '' ? '\\square ' : `{${part('e')}}`
    }
    case 'eqArr':
      return equations(childrenOf(element, 'e').map(inside))
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
