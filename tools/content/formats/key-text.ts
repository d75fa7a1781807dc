/** Keys as people write them into a cell or behind "ANSWER:". Every refusal is an Error with a sentence. */
import { readNumber } from '../../../src/domain/question/answer'
import { languages, plainText, type RichText } from '../../../src/domain/rich-text'
import { comparable } from './comparable'
import type { AuthoredKey } from './kinds'
import { textOf } from './notation'

export const letterOf = (option: number) => String.fromCharCode(65 + option)

const grouped = /^[-\u2212]?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/

/** A number with Indian or Western commas: `1,25,000`, `-3.5`. */
export function numberOf(text: string): number | null {
  const bare = text.trim()
  return readNumber(grouped.test(bare) ? bare.replaceAll(',', '') : bare)
}

const number = String.raw`([-\u2212]?[\d.,]+)`
const range = new RegExp(`^${number}\\s*(?:to|-|–|—|~|\\.\\.|నుండి|से)\\s*${number}$`, 'i')
const around = new RegExp(`^${number}\\s*(?:±|\\+/?-)\\s*${number}$`)

/** `3.5`, `3.5-3.6`, `3.5 to 3.6`, `3.5±0.1`. */
export function numericKey(written: string): Extract<AuthoredKey, { kind: 'numeric' }> {
  const text = written.trim()
  const answer = numberOf(text)
  if (answer !== null) return { kind: 'numeric', answer }
  const [, from = '', to = ''] = range.exec(text) ?? []
  const ends = { from: numberOf(from), to: numberOf(to) }
  if (ends.from !== null && ends.to !== null) {
    if (ends.from > ends.to) throw new Error(`the range "${text}" ends before it begins`)
    return { kind: 'numeric', from: ends.from, to: ends.to }
  }
  const [, middle = '', margin = ''] = around.exec(text) ?? []
  const parts = { answer: numberOf(middle), tolerance: numberOf(margin) }
  if (parts.answer !== null && parts.tolerance !== null) {
    return { kind: 'numeric', answer: parts.answer, tolerance: parts.tolerance }
  }
  if (/\d\s*%/.test(text))
    throw new Error(
      `"${text}" has a percent sign, and students type a number alone: write ${text.replace(/\s*%/g, '')}, and let the question ask for per cent`,
    )
  if (/\d,\d/.test(text))
    throw new Error(`the comma in "${text}" may be a decimal point: write 3.14, or commas as in 1,25,000`)
  throw new Error(`"${text}" is no number and no range such as 3.5-3.6 (up to nine digits and six decimals)`)
}

/** Options that are still in the text of a question whose answer is a number; null for none. */
export function hiddenOptions(text: RichText): string | null {
  const found = /(?:^|\s)\(?([1aA])[).]\s?\S[\s\S]*?\s\(?([2bB])[).]\s?\S/.exec(plainText(text))
  return found ? `"${found[1]}" and "${found[2]}" in its text look like options` : null
}

const simplified = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** A key in the notation or the HTML of the options, as it is compared with them. */
function keyText(written: string): string {
  try {
    return comparable(textOf(written))
  } catch {
    return comparable(written)
  }
}

/** An option's text as it is compared with a key: small letters, single spaces, in each of its languages. */
function readings(option: RichText): string[] {
  return languages.map((language) => simplified(comparable(option, language)))
}

/** The option with this text; else the only one that has these letters, raised or not. */
function withText(text: string, options: readonly RichText[]): number {
  const exact = options.findIndex((option) => readings(option).includes(text))
  if (exact >= 0) return exact
  const [like, ...more] = options.flatMap((option, place) =>
    languages.some((language) => simplified(plainText(option, language)) === text) ? [place] : [],
  )
  if (more.length > 0) return -1
  return like ?? withNumber(text, options)
}

/** The only option that is this number, written another way: 1200 and 1,200, 25% and 25.0%. */
function withNumber(text: string, options: readonly RichText[]): number {
  const shownValue = (written: string) => {
    const value = numberOf(written.replace(/\s*%$/, ''))
    return value === null ? null : `${value}${written.endsWith('%') ? '%' : ''}`
  }
  const value = shownValue(text)
  const [same = -1, ...more] = options.flatMap((option, place) =>
    value !== null && shownValue(plainText(option).trim()) === value ? [place] : [],
  )
  return more.length === 0 ? same : -1
}

/** The option of `b) krishna`, where that is its text; null for anything else. */
function lettered(text: string, options: readonly RichText[]): number | null {
  const [, letter = '', own = ''] = /^\(?([a-z])(?:\s?\.?[).:]+\s*|\s+[-–—]\s+|\s*=\s*)(.+)$/.exec(text) ?? []
  const place = letter === '' ? -1 : letter.charCodeAt(0) - 97
  const option = options[place]
  if (option === undefined) return null
  const plain = languages.map((language) => simplified(plainText(option, language).normalize('NFKC')))
  return readings(option).includes(own) || plain.includes(own) ? place : null
}

/** The option that a key names by its letter, by its number from 1, or by its own text. */
export function optionNamed(written: string, options: readonly RichText[]): number {
  const text = simplified(keyText(written.replace(/^'(?=.)/, '')))
  // Ⓑ and Ｂ are letters, and ² is no digit of a label.
  const plain = /[²³¹⁰-₉]/.test(text) ? text : simplified(text.normalize('NFKC'))
  const [, letter, digit] =
    /^(?:option[ _]?|opt[ _]?)?[([{]?(?:([a-z])|(\d{1,2}))[.)\]}:]*$/.exec(plain) ?? []
  const place = letter ? letter.charCodeAt(0) - 97 : digit ? Number(digit) - 1 : null
  const byPlace = place !== null && place in options ? place : null
  const byText = withText(text, options)
  if (byPlace !== null && byText >= 0 && byPlace !== byText && !letter) {
    throw new Error(
      `"${written}" is option ${letterOf(byPlace)} counted from 1, and the text of option ${letterOf(byText)}: write the letter`,
    )
  }
  const found = byPlace ?? (byText >= 0 ? byText : lettered(text, options))
  if (found !== null) return found
  const last = letterOf(options.length - 1)
  throw new Error(
    `the answer "${written.trim()}" is none of the options A to ${last}, no number from 1 to ${options.length} and no text of an option`,
  )
}

/** The parts of a key with several options: `A, C`, `A;C`, `1 and 3`, `AC`. */
export function partsOf(written: string, options: readonly RichText[]): string[] {
  const text = keyText(written).trim()
  const letters = text.toUpperCase()
  const last = letterOf(options.length - 1)
  const areLetters = /^[A-Z]{2,}$/.test(letters) && letters.split('').every((one) => one <= last)
  if (areLetters && new Set(letters).size === letters.length) return letters.split('')
  return text.split(/\s*(?:[,;|/&\n]|\band\b)\s*/i).filter((part) => part !== '')
}
