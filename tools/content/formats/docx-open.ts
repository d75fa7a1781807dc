/** A question while its lines are read. */
import type { RichText } from '../../../src/domain/rich-text'
import { answerWord, arrow, bareKey, explanationWord, type Label, sign } from './docx-labels'
import { restOf, type TextLine, type WordLine } from './docx-lines'
import type { Element } from './markup'
import { answerLetters, anyOf, leftOutWords, topicWords } from './question-words'

/** One that is no sign of a number: "Ans: -5" is below nought. */
const dash = String.raw`[-–—](?!\s*[\d.])`
/** "Ans:-5" and "Ans -5" are written for 5, and for minus 5. */
export const unclearSign = new RegExp(String.raw`^\s*${answerWord}\s*(?:[:=.]*|\s)[-–—][\d.]`, 'iu')
/** The answer of "Ans – 2" where it names an option; null for one without such a sign. */
export const withoutSign = (answer: string): string | null =>
  unclearSign.test(answer) ? (/[\d.]+\s*[)\].]*\s*$/.exec(answer)?.[0] ?? null) : null
export const fields = [
  [
    'answer',
    new RegExp(
      String.raw`^\s*${arrow}(?:[([]\s*)?(?:${answerWord}\s*(?:(?:\.?\s*[:=→➔>ः]+|\.|\)(?=\s*${bareKey}\s*$))(?:-(?=\s)|\s*${dash})?|[-–—](?=\s)|${dash}|\s+is\b\s*[:=-]?|(?=[\s(]\s*${bareKey}\s*$))|(?:${anyOf(answerLetters)})\s*[.:)–-]+(?=\s*${bareKey}\s*$))\s*`,
      'iu',
    ),
  ],
  ['explanation', new RegExp(String.raw`^\s*${explanationWord}\s*[:.–—-]+\s*`, 'iu')],
  ['topic', new RegExp(String.raw`^\s*(?:${anyOf(topicWords)})\s*[:=–-]\s*`, 'iu')],
  ['section', /^\s*section\s*[:=-]\s*/i],
  ['marks', /^\s*marks?\s*[:=-]\s*/i],
] as const
type Field = (typeof fields)[number][0]

/** Whether a line says an answer, an explanation, a topic, a section or marks. */
export const isField = (text: string): boolean => fields.some(([, pattern]) => pattern.test(text))

/** "Hint: …", "Source: NCERT", "Level: easy": what papers say of a question, and a test has no place for. */
export const leftOut = new RegExp(String.raw`^\s*[([]?\s*(?:${anyOf(leftOutWords)})\s*[:=–-]+\s*`, 'iu')

const shortAnswer = new RegExp(
  String.raw`^\s*(?:(?:(${anyOf(answerLetters)})\s*[.:)–-]+|A\s*[:=]|${explanationWord}\s*[.:=–-]+)\s*(${bareKey})|(?:${anyOf(answerLetters)})\s*[.:)–-]+\s*(\S.*?))\s*$`,
  'iu',
)

/** The answer of "उ. (ख)", "उ. दिल्ली", "A: b" or "Sol: (b)" below options; null for another line. */
export function shortAnswerIn({ lists, said }: Open, text: string): string | null {
  const list = lists.at(-1)
  const [, letter, key, option] = shortAnswer.exec(text) ?? []
  if (!list || said.answer !== undefined) return null
  // "Sol. 2" may be an explanation.
  const isSolution = /^\s*[^\s:.=–-]{3,}/u.test(text) && letter === undefined && /^\d+[.]?$/.test(key ?? '')
  if (key !== undefined) return letter !== undefined || (list.length > 1 && !isSolution) ? key : null
  const isOption = list.some((item) => item.line.text.slice(item.label.length).trim() === option?.trim())
  return option !== undefined && isOption ? option : null
}
/** A line such as "Level: hard", whose word is not known. */
export const unknownField = /^\s*\p{L}[\p{L}\p{M} ]{2,20}\s*[:=]\s*\S/u

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
  /** What is wrong with its number, unless it is the translation of an earlier one. */
  outOfOrder: string | null
  /** A line behind the answer that says not what it is. */
  stray: { readonly text: string; readonly paragraph: number } | null
  /** Whether its answer stands above its options: "Capital of India? [Ans: b]". */
  isAnsweredAbove: boolean
  /** Whether its answer was written with a dash in front, which may be a minus sign: "Ans: - sin x". */
  isDashed: boolean
  /** Whether its options stand twice, each below itself in another language. */
  isPaired: boolean
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

const bracketAtEnd = new RegExp(String.raw`\s*[([]\s*(${sign})\s*[)\]]\s*$`, 'iu')

/** A label in brackets at the end of what a question asks, and the question without it; null for none. */
export function answerAtEnd(open: Open): { readonly answer: string; readonly open: Open } | null {
  const { text, lists, label } = open
  // Below statements the question goes on in the last of them.
  const statement = lists.at(-2)?.at(-1)
  const parts = statement && statement.more.length > 0 ? statement.more : text
  const last = parts.at(-1)
  if (last?.line.kind !== 'line') return null
  const found = bracketAtEnd.exec(last.line.text)
  if (!found?.[1]) return null
  const from = parts === text && text.length === 1 ? label.length : 0
  const shown = [...parts.slice(0, -1), { line: last.line, element: restOf(last.line, from, found.index) }]
  if (parts === text) return { answer: found[1], open: { ...open, text: shown } }
  const own = lists.map((list) => list.map((item) => (item === statement ? { ...item, more: shown } : item)))
  return { answer: found[1], open: { ...open, lists: own } }
}

/** Reads texts out of markup. @throws Error with a sentence */
export type ReadText = (nodes: readonly Element[]) => RichText

export const quoted = ({ text, paragraph }: TextLine) =>
  `"${text.trim().slice(0, 40)}" (paragraph ${paragraph})`
export const isSameList = (one: Label, other: Label) =>
  one.kind === other.kind && one.style === other.style && (one.list === null) === (other.list === null)
export const wholeItem = ({ line, more }: Item) => [restOf(line), ...more.map(({ element }) => element)]
export const ownItem = ({ line, label, more }: Item) => [
  restOf(line, label.length),
  ...more.map(({ element }) => element),
]
