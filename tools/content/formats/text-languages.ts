/** Texts that hold English and another language, "What is it? / అది ఏమిటి?" or one below the other, in any format. */
import {
  type Block,
  type Inline,
  isTranslated,
  plainText,
  type RichText,
  type Text,
} from '../../../src/domain/rich-text'
import type { AuthoredFault, AuthoredPaper, AuthoredQuestion, AuthoredSet } from './authored'
import { areSameSum } from './comparable'

type Spoken = 'en' | 'te' | 'hi'

const count = (text: string, signs: RegExp) => (text.match(signs) ?? []).length

/** The language of a part by its letters: null for none, 'mixed' where it is no part of one language. */
function spokenIn(part: string): Spoken | 'mixed' | null {
  const te = count(part, /\p{Script=Telugu}/gu)
  const hi = count(part, /\p{Script=Devanagari}/gu)
  const en = count(part, /\p{Script=Latin}/gu)
  if (te > 0 && hi > 0) return 'mixed'
  // A word such as UNESCO may stand in a sentence of another language, and no sentence.
  if (te + hi > 0) return en > te + hi ? 'mixed' : te > 0 ? 'te' : 'hi'
  return en > 0 ? 'en' : null
}

interface Halves {
  readonly languages: readonly [Spoken, Spoken]
  readonly texts: readonly [Text, Text]
}

/** Where the language of parts changes, if it does once, from or to English. */
function changeIn(parts: readonly string[]): { at: number; languages: Halves['languages'] } | null {
  const spoken = parts.map(spokenIn)
  const changes = spoken.flatMap((one, at) => (at > 0 && one !== spoken[at - 1] ? [at] : []))
  const [at = 0] = changes
  const [first, second] = [spoken[at - 1], spoken[at]]
  if (changes.length !== 1 || !first || !second || first === 'mixed' || second === 'mixed') return null
  return first === 'en' || second === 'en' ? { at, languages: [first, second] } : null
}

const isWhole = (part: string) => count(part, /[([{]/g) === count(part, /[)\]}]/g)
const spaced = /\s+[/|]\s+/
const bare = /\s*[/|]\s*/

/** "Joule (जूल)" */
function halvesInBrackets(text: string): Halves | null {
  const [, left = '', right = ''] = /^([^()]+)\(([^()]+)\)$/.exec(text.trim().slice(0, 300)) ?? []
  const change = changeIn([left, right])
  return change && { languages: change.languages, texts: [left.trim(), right.trim()] }
}

function halvesOfLine(text: string): Halves | null {
  const separator = [/\n+/, spaced, bare].find((one) => one.test(text))
  if (!separator) return null
  const change = changeIn(text.split(separator))
  const end = change && [...text.matchAll(new RegExp(separator, 'g'))][change.at - 1]
  if (!change || !end) return null
  const texts = [text.slice(0, end.index).trim(), text.slice(end.index + end[0].length).trim()] as const
  // "km/h" is no change of the language.
  const isUnit =
    separator === bare && texts.some((one) => spokenIn(one) !== 'en' && /\p{Script=Latin}/u.test(one))
  return texts.every(isWhole) && !isUnit ? { languages: change.languages, texts } : null
}

/** A line with formulas or looks, which has one sign between its languages. */
function halvesOfInline(content: readonly Inline[]): Halves | null {
  const places = content.flatMap((piece, at) => (typeof piece === 'string' && spaced.test(piece) ? [at] : []))
  const [at = 0] = places
  const piece = content[at]
  if (places.length !== 1 || typeof piece !== 'string') return null
  const [left = '', right = '', ...more] = piece.split(spaced)
  const sides = [
    [...content.slice(0, at), left],
    [right, ...content.slice(at + 1)],
  ].map((own): Text => [{ type: 'paragraph', content: own.filter((one) => one !== '') }])
  const [first = '', second = ''] = sides
  const plain = sides.map((side) => plainText(side))
  const change = changeIn(plain)
  return change && more.length === 0 && plain.every(isWhole)
    ? { languages: change.languages, texts: [first, second] }
    : null
}

/** The two halves of a text that changes its language once, at a line's end or a sign; null where that is not certain. */
function halvesOf(text: RichText): Halves | null {
  if (isTranslated(text)) return null
  if (typeof text === 'string') return halvesOfLine(text)
  const last = text.findLastIndex(({ type }) => type !== 'figure')
  const [words, figures] = [text.slice(0, last + 1), text.slice(last + 1)]
  const [only, second] = words
  if (!only) return null
  // A picture below both is that of both.
  const withFigures = (own: Text): Text =>
    figures.length === 0
      ? own
      : [...(typeof own === 'string' ? [{ type: 'paragraph' as const, content: [own] }] : own), ...figures]
  const found = second ? halvesOfBlocks(words) : only.type === 'paragraph' ? halvesOfParagraph(only) : null
  return found && { ...found, texts: [withFigures(found.texts[0]), withFigures(found.texts[1])] }
}

function halvesOfBlocks(blocks: readonly Block[]): Halves | null {
  const change = changeIn(blocks.map((block) => plainText([block])))
  return change && { ...change, texts: [blocks.slice(0, change.at), blocks.slice(change.at)] }
}

function halvesOfParagraph({ content }: { readonly content: readonly Inline[] }): Halves | null {
  const [line, more] = content
  return typeof line === 'string' && more === undefined ? halvesOfLine(line) : halvesOfInline(content)
}

/** Nearly all questions of a paper are halved alike, or it is no paper in two languages. */
const leastShare = 0.8

const isForeign = (text: Text) => /[\p{Script=Telugu}\p{Script=Devanagari}]/u.test(plainText(text))

/** A text in both languages; one without letters of the second is that of both. null: it cannot be told. */
function inBoth(
  text: RichText,
  [first, second]: Halves['languages'],
  found = halvesOf(text),
): RichText | null {
  if (!found) return isTranslated(text) || !isForeign(text) ? text : null
  return found.languages[0] === first && found.languages[1] === second
    ? { [first]: found.texts[0], [second]: found.texts[1] }
    : null
}

/** The two halves of an option, also of "Joule (जूल)". */
const halvesOfOption = (option: RichText): Halves | null =>
  halvesOf(option) ?? (typeof option === 'string' ? halvesInBrackets(option) : null)

/** An option in both languages, also of a sum: "Rs. 210 / ₹ 210", "Rs. 210 (₹ 210)". */
function optionInBoth(option: RichText, spoken: Halves['languages']): RichText | null {
  const [left = '', right = '', ...more] = typeof option === 'string' ? option.split(/\s\/\s|\s?\(|\)$/) : []
  return more.join('') === '' && areSameSum(left, right)
    ? { [spoken[0]]: left.trim(), [spoken[1]]: right.trim() }
    : inBoth(option, spoken, halvesOfOption(option))
}

/** Whether a question has options of words, and none of them is in two languages: "Translate into English" and its sentence. */
const areOptionsOfOne = ({ options }: AuthoredQuestion): boolean =>
  options.some((option) => isTranslated(option) || /[\p{L}\p{M}]{3}/u.test(plainText(option))) &&
  !options.some((option) => isTranslated(option) || halvesOfOption(option))

/** A question in both languages; null where a part of it cannot be told. */
function questionInBoth(question: AuthoredQuestion, spoken: Halves['languages']): AuthoredQuestion | null {
  const text = inBoth(question.text, spoken)
  if (halvesOf(question.text) && areOptionsOfOne(question)) return null
  const told = question.options.map((option) => optionInBoth(option, spoken))
  const options = told.filter((option) => option !== null)
  if (text === null || options.length < told.length) return null
  const { explanation } = question
  // An English text alone is that of both, and not read as a mistake: a paper may leave out a translation.
  return {
    ...question,
    text,
    options,
    explanation: explanation && (inBoth(explanation, spoken) ?? explanation),
  }
}

const message =
  'its two languages cannot be told from each other as those of the other questions: write each on a line of its own, or " / " between them, in the text and in all options.'

/** A paper whose texts hold two languages in one, with each of them apart; the same paper where they do not. */
export function withTextLanguages(paper: AuthoredPaper): AuthoredPaper {
  const halved = paper.questions.flatMap((question) =>
    areOptionsOfOne(question) ? [] : (halvesOf(question.text) ?? []),
  )
  const [first] = halved
  if (!first || halved.length < paper.questions.length * leastShare) return paper
  const { languages } = first
  const leftOut: AuthoredFault[] = []
  const questions = paper.questions.flatMap((question): AuthoredQuestion[] => {
    const whole = questionInBoth(question, languages)
    if (whole) return [whole]
    const { place, text, options } = question
    leftOut.push({ place, severity: 'error', message, partial: { text, options } })
    return []
  })
  const sets = paper.sets.map(
    (set): AuthoredSet => ({ ...set, text: inBoth(set.text, languages) ?? set.text }),
  )
  const order = paper.order ?? paper.questions.map(({ place }) => place)
  return {
    ...paper,
    languages: [...new Set([...paper.languages, ...languages])],
    questions,
    sets,
    order,
    faults: [...paper.faults, ...leftOut],
    leftOut: [...(paper.leftOut ?? []), ...leftOut],
  }
}
