/** Labels that lines begin with, and the words that say an answer or an explanation. */
import {
  answerLetters,
  answerWords,
  anyOf,
  explanationWords,
  nativeLabels,
  questionWords,
  tickSigns,
} from './question-words'

/** What a line begins with: `(b)`, `2.`, `iv)`, `Q5`. */
export interface Label {
  readonly kind: 'letter' | 'number' | 'roman' | 'native'
  /** From 1. */
  readonly value: number
  /** Another place that its letter has in a list of other letters: `क` in अ ब क ड. */
  readonly orValue?: number
  /** Two labels of one list have the same; `Q` is of questions alone. */
  readonly style: string
  readonly written: string
  /** Letters of the line that it takes. */
  readonly length: number
  /** The list of Word that counted it; null for one that was typed. */
  readonly list: string | null
}

/** Places of a letter of Telugu or Hindi in the lists that have it, from 1. */
const nativePlaces = (letter: string) =>
  [...new Set(nativeLabels.map((list) => list.indexOf(letter) + 1).filter((place) => place > 0))].sort(
    (one, other) => one - other,
  )
export const romans = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ')
export const sign = String.raw`[a-h]|[ivx]{1,5}|\p{Nd}{1,4}|${anyOf([...new Set(nativeLabels.flat())])}`
/** A key of one option, with or without brackets: `(b)`, `b.`, `ఎ`. */
export const bareKey = String.raw`[([]?\s*(?:${sign})\s*[)\].]*`
const ticks = String.raw`\s*(?:[${tickSigns}☐√]\s*)?`
/** What stands behind the bracket of a label and belongs to it: "(A). ", "a.) ", "(a): ". A dash is that of a number. */
const behindBracket = String.raw`(?:[.:](?=\s|$))?`
const labelStart = new RegExp(
  String.raw`^${ticks}(?:(?:option|विकल्प|ఆప్షన్)\s+(?=(?:\([a-h1-8]\)|[a-h1-8])\s?[:.]|[a-h1-8]\s?\)))?(?:\(\s?(${sign})\.?\s?\)${behindBracket}|[[{<]\s?(${sign})\.?\s?[\]}>]${behindBracket}|(${sign})(?:\.?\s?([)\]])${behindBracket}|\s?(\.)(?![\d.])|(:)(?=\s|$)))\s*`,
  'iu',
)
/** A number or a letter in a circle. */
const circled = new RegExp(String.raw`^${ticks}([①-⑳Ⓐ-Ⓗⓐ-ⓗ])[.)]?\s*`, 'u')
const questionWord = new RegExp(
  String.raw`^\s*(?:${anyOf(questionWords)})\s*[.:-]?\s*(?:no\.?\s*|(?:संख्या|क्र|నం|సంఖ్య)[.:]?\s*)?(\p{Nd}{1,4})(?![\p{L}\p{Nd}])\s*[.):-]?\s*`,
  'iu',
)
/** `A. P. J. Abdul Kalam`, `B.Sc.`, `Dr. …` are names. */
const initials = /^\s*[A-Z]\.\s?(?:[A-Z]\.|(?:Sc|Tech|Com|Ed|Ch|Pharm)\b)/

/** A number in the digits of any of the three scripts. */
const numberOf = (digits: string) =>
  Number(
    digits
      .split('')
      .map((digit) => ((digit.codePointAt(0) ?? 0) - (digit > '9' ? 0x66 : 0x30)) & 0xf)
      .join(''),
  )

/** What a text begins with, where that may be a label. */
export function labelOf(text: string, list: string | null = null): Label | null {
  const head = text.slice(0, 60)
  const asked = questionWord.exec(head)
  if (asked) {
    const [whole, number = ''] = asked
    return {
      kind: 'number',
      value: numberOf(number),
      style: 'Q',
      written: whole.trim(),
      length: whole.length,
      list,
    }
  }
  const circle = circled.exec(head)
  const inCircle = circle?.[1] ? labelOf(`(${circle[1].normalize('NFKC')})`) : null
  if (circle && inCircle) return { ...inCircle, length: circle[0].length, list }
  const found = labelStart.exec(head)
  if (!found || (list === null && initials.test(head))) return null
  const [whole, round, square, before = round ?? square ?? '', closing, dot, colon] = found
  const own = before.toLowerCase()
  const isUpper = before !== own
  const style = `${round !== undefined ? '()' : square !== undefined ? '[]' : (closing ?? dot ?? colon)}${isUpper ? 'A' : ''}`
  // "(A).Agra": the full stop belongs to the label; that of "(A).docx" does not.
  const length = whole.length + (round !== undefined && /^\.\p{Lu}/u.test(text.slice(whole.length)) ? 1 : 0)
  const common = { style, written: whole.trim(), length, list }
  if (/^\p{Nd}+$/u.test(own)) return { ...common, kind: 'number', value: numberOf(own) }
  if (/^[a-h]$/.test(own)) return { ...common, kind: 'letter', value: own.charCodeAt(0) - 96 }
  if (colon !== undefined && answerLetters.some((one) => one === own)) return null
  const place = romans.indexOf(own)
  if (place >= 0) return { ...common, kind: 'roman', value: place + 1 }
  const [first, second] = nativePlaces(own)
  if (first === undefined) return null
  return { ...common, kind: 'native', value: first, ...(second === undefined ? {} : { orValue: second }) }
}

/** Whether a label may be the one at this place of its list, from 1. */
export const isAt = ({ value, orValue }: Label, place: number): boolean =>
  value === place || orValue === place

/** May point at an answer: "=> Ans: b". */
export const arrow = String.raw`(?:(?:[=-]>|[→➔⇒])\s?)?`
/** What says an answer, and an explanation. */
const oneAnswerWord = `(?:${anyOf(answerWords)})`
/** Also in two languages: "Ans. / उत्तर". */
export const answerWord = String.raw`(?:${oneAnswerWord}(?:\.?\s{0,3}[/|]\s{0,3}${oneAnswerWord})?)`
export const explanationWord = `(?:${anyOf(explanationWords)})`
