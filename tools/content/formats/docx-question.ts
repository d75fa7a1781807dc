/** One question as its lines gave it: what cannot be trusted in it is an error with a sentence. */
import type { KindName } from '../../../src/domain/question/kinds'
import { type Language, plainText, type RichText } from '../../../src/domain/rich-text'
import {
  allLetters,
  answerWord,
  explanationWord,
  type Label,
  labelOf,
  restOf,
  type TextLine,
  type WordLine,
} from './docx-lines'
import { withoutSigns } from './docx-signs'
import { hiddenOptions, letterOf } from './key-text'
import { keyOf, rightIn } from './kinds'
import { writtenMarks } from './marks'
import { childrenOf, type Element } from './markup'
import type { PaperDraft } from './paper-draft'

/** One that is no sign of a number: "Ans: -5" is below nought. */
const dash = String.raw`[-–—](?!\s*[\d.])`
/** "Ans:-5" and "Ans -5" are written for 5, and for minus 5. */
export const unclearSign = new RegExp(String.raw`^\s*${answerWord}\s*(?:[:=.]*|\s)[-–—][\d.]`, 'iu')
export const fields = [
  [
    'answer',
    new RegExp(
      String.raw`^\s*${answerWord}\s*(?:(?:\.?\s*[:=]+|\.)(?:-(?=\s)|\s*${dash})?|-(?=\s)|${dash})\s*`,
      'iu',
    ),
  ],
  ['explanation', new RegExp(String.raw`^\s*${explanationWord}\s*[:.-]+\s*`, 'iu')],
  ['topic', /^\s*topic\s*[:=-]\s*/i],
  ['section', /^\s*section\s*[:=-]\s*/i],
  ['marks', /^\s*marks?\s*[:=-]\s*/i],
] as const
type Field = (typeof fields)[number][0]
/** A line such as "Level: hard", whose word is not known. */
const unknownField = /^\s*\p{L}[\p{L}\p{M} ]{2,20}\s*[:=]\s*\S/u

interface More {
  readonly element: Element
  readonly line: WordLine
}

export interface Item {
  readonly line: TextLine
  readonly label: Label
  /** Further lines of it. */
  readonly more: More[]
}

export interface Open {
  readonly number: number
  readonly label: Label
  readonly paragraph: number
  readonly section: string | null
  readonly text: More[]
  /** Lists in it: statements, and at last its options. */
  readonly lists: Item[][]
  readonly explanation: More[]
  readonly said: Partial<Record<Field, string>>
  /** The second line of a field. */
  twice: { readonly name: Field; readonly line: TextLine } | null
  /** The first thing that makes it unreadable. */
  fault: string | null
  /** A line behind the answer that says not what it is. */
  stray: { readonly text: string; readonly paragraph: number } | null
  /** Whether a further line is of the explanation. */
  isExplained: boolean
  /** The last of a numbered list in the explanation. */
  counted: Label | null
  /** The first line of a lettered list in the explanation. */
  lettered: TextLine | null
  /** The line that repeats its number, as in another language. */
  again: TextLine | null
  /** Its line "Section:" where nothing stands below that. */
  lastSection: TextLine | null
}

/** Reads texts out of markup. @throws Error with a sentence */
export type ReadText = (nodes: readonly Element[]) => RichText

export const quoted = ({ text, paragraph }: TextLine) =>
  `"${text.trim().slice(0, 40)}" (paragraph ${paragraph})`
export const isSameList = (one: Label, other: Label) =>
  one.kind === other.kind && one.style === other.style && (one.list === null) === (other.list === null)
const wholeItem = ({ line, more }: Item) => [restOf(line), ...more.map(({ element }) => element)]
const ownItem = ({ line, label, more }: Item) => [
  restOf(line, label.length),
  ...more.map(({ element }) => element),
]

export const scriptIn = (text: string): Language | 'both' => {
  const isTelugu = /\p{Script=Telugu}/u.test(text)
  const isHindi = /\p{Script=Devanagari}/u.test(text)
  return isTelugu && isHindi ? 'both' : isTelugu ? 'te' : isHindi ? 'hi' : 'en'
}

/** A question that stands twice, in English and in Telugu or Hindi; null where that is not certain. */
function translated(
  { text, lists }: Open,
  read: ReadText,
  shown: (options: Element[][]) => Element[][],
): { text: RichText; options: RichText[] } | null {
  const [first = [], second = []] = lists
  const end = first.at(-1)
  if (lists.length !== 2 || first.length !== second.length || first.length < 2 || !end) return null
  const parts = [
    {
      text: text.map(({ element }) => element),
      options: [...first.slice(0, -1), { ...end, more: [] }].map(ownItem),
    },
    { text: end.more.map(({ element }) => element), options: second.map(ownItem) },
  ].map((part) => {
    const [own, options] = [read(part.text), shown(part.options).map(read)]
    return { text: own, options, language: scriptIn(plainText(own)) }
  })
  const [one, other] = parts
  if (!one || !other || one.language === other.language || plainText(other.text).trim() === '') return null
  if (parts.some(({ language }) => language === 'both') || !parts.some(({ language }) => language === 'en'))
    return null
  const both = (left: RichText, right: RichText): RichText | null => {
    if (plainText(left) === plainText(right)) return left
    const isOwn = (option: RichText, language: Language | 'both') => scriptIn(plainText(option)) === language
    if (!isOwn(left, one.language) || !isOwn(right, other.language)) return null
    return { [one.language]: left, [other.language]: right }
  }
  const options = one.options.map((option, index) => both(option, other.options[index] ?? ''))
  const whole = both(one.text, other.text)
  return whole && options.every((option) => option !== null) ? { text: whole, options } : null
}

/** Bullets below a question are its options where no others are. */
function partsOf({ text, lists, said }: Open): { text: Element[]; options: Element[][]; labels: Element[] } {
  const listed = lists.at(-1)
  const own = [...text.map(({ element }) => element), ...lists.slice(0, -1).flat().flatMap(wholeItem)]
  if (listed)
    return {
      text: own,
      options: listed.map(ownItem),
      labels: listed.map(({ line, label }) => restOf(line, 0, label.length)),
    }
  const last = own.at(-1)
  const answer = said.answer ?? ''
  if (last?.name !== 'ul') return { text: own, options: [], labels: [] }
  const items = childrenOf(last).map((item) => [{ ...item, name: 'div' }])
  if (!isNumber(answer)) return { text: own.slice(0, -1), options: items, labels: [] }
  if (Number(answer) > 0 && Number(answer) <= items.length && Number.isInteger(Number(answer)))
    throw new Error(`"${answer}" may be a number, or one of its bullets: label them (a), (b) …`)
  return { text: own, options: [], labels: [] }
}

/** Why lines above the options, or the options themselves, cannot be trusted; null for nothing. */
function doubtIn({ number, text, lists, again, said }: Open): string | null {
  const statements = lists.slice(0, -1)
  const last = lists.at(-1)
  if (again) return `${quoted(again)} has the number of this question again: give it its own, or none`
  for (const list of statements) {
    const [first] = list
    if (!first) continue
    if (list.length === 1)
      return `${quoted(first.line)} begins like the first line of a list, and no second one follows: correct its label, or begin the line with a word`
    const twin = lists.find((other) => other !== list && other[0] && isSameList(other[0].label, first.label))
    if (twin?.[0])
      return `${quoted(first.line)} and ${quoted(twin[0].line)} begin two lists with the same labels: label statements another way than options, and write a second language below each line`
    if (list.length > 4 && list.length === number + 1 && first.label.kind === 'number')
      return `${quoted(list.at(-1)?.line ?? first.line)} may be the next question: the answer of this one is missing, or its statements need other labels`
  }
  const kind = labelOf(`${said.answer})`)?.kind
  if (last?.[0] && kind !== last[0].label.kind && statements.some((list) => list[0]?.label.kind === kind))
    return `its answer "${said.answer}" is labelled like its statements, and not like its options: write the label of an option`
  const more = last?.flatMap((item) => item.more) ?? []
  const block = more.find(({ line }) => line.kind === 'block')
  if (block)
    return `a table or a list (paragraph ${block.line.paragraph}) stands between its options and its answer`
  const odd = more.find(
    ({ line }) => line.kind === 'line' && (/[?:]\s*$/.test(line.text) || unknownField.test(line.text)),
  )
  if (odd?.line.kind === 'line')
    return `${quoted(odd.line)} stands among its options, or its statements have no options below them`
  const isEven = last?.every((item) => item.more.length === last[0]?.more.length)
  const uneven = isEven
    ? undefined
    : last?.flatMap((item) =>
        item.more.filter(({ line }) => scriptIn(allLetters(line)) === scriptIn(item.line.text)),
      )[0]
  if (uneven?.line.kind === 'line')
    return `${quoted(uneven.line)} has no label and stands among its options: join it with the option above it, or take it out`
  const asked = text.map(({ line }) => allLetters(line)).join('\n')
  if (last?.[0]?.label.kind === 'number' && lists.length === 1 && /\bhow many of\b/i.test(asked))
    return 'its numbered lines may be statements or options: label options (a), (b) …'
  return null
}

/** Whether a question without options, whose answer is a number, has some after all. */
function optionsWithin(open: Open, texts: RichText): string | null {
  const inside = hiddenOptions(texts)
  if (inside) return `${inside}: put each on a line of its own, or a tab between them`
  const lines = open.text.filter(({ line }) => line.kind === 'line').length - 1
  const number = Number(open.said.answer)
  return lines > 1 && Number.isInteger(number) && number > 0 && number <= lines
    ? 'its lines may be options: label them (a), (b) …'
    : null
}

/** An answer by the labels of its options where these are no letters: `(2)`, `ii`, `బి`. */
function byLabel(answer: string, list: readonly Item[] | undefined): string {
  const bare = /^\(?\s*([^\s()]+?)\s*[).]?$/.exec(answer.trim())
  const place = list?.findIndex(({ label }) => {
    const own = label.written.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    return label.kind !== 'letter' && own.toLowerCase() === bare?.[1]?.toLowerCase()
  })
  const isPlain = bare?.[1] === answer.trim() && /^\d+$/.test(answer.trim())
  return place === undefined || place < 0 || isPlain ? answer : letterOf(place)
}

/** An answer of several letters says so itself, unless an option reads like it. */
function kindIn(answer: string, options: readonly RichText[]): KindName | null {
  if (/^[A-H]{2,8}$/.test(answer.trim()))
    return options.some((option) => plainText(option).trim() === answer.trim()) ? null : 'several'
  return /^[\s(]*[a-h1-8]\)?(?:\s*(?:[,;&/]\s*(?:and\b)?|and\b)\s*\(?[a-h1-8][).]?)+\s*$/i.test(answer)
    ? 'several'
    : null
}

/** The label of the next option, where that stands in the text of another: `C)` in "2022 C) 2023 D) 2024". */
function labelWithin(list: readonly Item[] | undefined): string | null {
  for (const { label, line, more } of list ?? []) {
    const text = [line.text.slice(label.length), ...more.map((one) => allLetters(one.line))].join('\n')
    for (const { index } of text.matchAll(/\s(?=[(a-h\d])/gi)) {
      const found = labelOf(text.slice(index + 1))
      if (
        found &&
        found.kind === label.kind &&
        found.style === label.style &&
        found.value === label.value + 1
      )
        return found.written
    }
  }
  return null
}

const isNumber = (text: string) => /^[-\d.\s]+$/.test(text)

export function finish(open: Open, set: string | null, draft: PaperDraft, read: ReadText): void {
  const place = `question ${open.number}, paragraph ${open.paragraph}`
  const warn = (message: string) => draft.tell('warning', place, message)
  draft.question(place, () => {
    const listed = open.lists.at(-1)
    const within = labelWithin(listed)
    if (within)
      throw new Error(
        `"${within}" stands inside of another option: put each on a line of its own, or a tab between them`,
      )
    if (open.fault) throw new Error(open.fault)
    if (open.twice)
      throw new Error(
        open.twice.name === 'answer'
          ? `${quoted(open.twice.line)} is a second answer: the number of the question above it is missing`
          : `${quoted(open.twice.line)} is its second line "${open.twice.name}": is the number of the question above it missing?`,
      )
    if (open.said.answer === undefined) throw new Error('it has no line "Ans:"')
    if (open.stray)
      throw new Error(
        `${open.stray.text} (paragraph ${open.stray.paragraph}) stands behind its answer: begin the line with "Explanation:" or "Section:", or make it a heading`,
      )
    if (unclearSign.test(open.said.answer))
      throw new Error(
        `"${open.said.answer}" may be a number below nought or not: write "Ans: -5" with a space before the sign, or "Ans: 5"`,
      )
    const twin = translated(open, read, (options) => options)
    const doubt = twin ? null : doubtIn(open)
    if (doubt) throw new Error(doubt)
    const parts = partsOf(open)
    const texts = { text: twin?.text ?? read(parts.text), options: twin?.options ?? parts.options.map(read) }
    const answer = byLabel(open.said.answer, listed)
    const key = keyOf(answer, texts.options, kindIn(answer, texts.options))
    if (!('correct' in key)) {
      const hidden = optionsWithin(open, texts.text)
      if (hidden) throw new Error(hidden)
    }
    const shown = (options: Element[][]) => withoutSigns(options, rightIn(key), parts.labels, warn)
    const explanation = read(open.explanation.map(({ element }) => element))
    const [correct = '', wrong] = (open.said.marks ?? '').split(/\s*[,;]\s*|\s+(?=-)/)
    return {
      place,
      id: null,
      text: texts.text,
      options: translated(open, read, shown)?.options ?? shown(parts.options).map(read),
      key,
      explanation: plainText(explanation).trim() === '' ? null : explanation,
      topic: open.said.topic ?? null,
      section: open.said.section ?? open.section,
      set,
      marking: open.said.marks === undefined ? null : writtenMarks(correct, wrong),
    }
  })
}
