/** One question of a Word file, when its lines and the answers of the paper are known. */
import { plainText, type RichText } from '../../../src/domain/rich-text'
import type { Asker } from './asked'
import type { AuthoredQuestion } from './authored'
import { byLabel, kindIn, labelWithin, withoutText, withReason, withSign } from './docx-answer'
import type { Decision } from './docx-decide'
import { doubtIn, linesAsOptions, optionsWithin, partsOf, unevenLine } from './docx-doubts'
import type { Facts } from './docx-facts'
import { explanationOf, type KeyEntry } from './docx-key-list'
import { joined, translated } from './docx-languages'
import { element } from './docx-markup'
import {
  answerAtEnd,
  type Item,
  type Open,
  quoted,
  type ReadText,
  unclearSign,
  withoutSign,
} from './docx-open'
import { type KeyLook, keyLooks, lookNames, markedOptions, withoutSigns } from './docx-signs'
import { letterOf } from './key-text'
import { type AuthoredKey, keyOf, rightIn } from './kinds'
import { writtenMarks } from './marks'
import type { Element } from './markup'
import { type PaperDraft, withPartial } from './paper-draft'

/** What is decided of a paper, and what reads its texts. */
export interface Reading {
  readonly draft: PaperDraft
  readonly read: ReadText
  /** Reads the translation, which may be in another file. */
  readonly readOther: ReadText
  readonly asker: Asker
}

interface WholeReading extends Reading {
  readonly areDigitsLabels: boolean
}

/** The options that look like the right one. */
export function factsOf(open: Open, set: string | null): Facts {
  const { options, labels } = partsOf(open, false)
  return { open, set, marked: markedOptions(options, labels) }
}

/** The answer of a question without a line "Ans:", by how its options look. @throws Error with a sentence */
function markedAnswer(open: Open, looks: readonly KeyLook[]): string {
  const { marked } = factsOf(open, null)
  for (const look of looks) {
    const [place, ...more] = marked[look]
    if (more.length > 0)
      throw new Error(
        `its options ${marked[look].map(letterOf).join(', ')} are ${lookNames[look]}, and it has no line "Ans:": write "Ans: ${marked[look].map(letterOf).join(', ')}" if all are right`,
      )
    if (place !== undefined) return letterOf(place)
  }
  const other = keyLooks.find((look) => marked[look].length === 1)
  throw new Error(
    other
      ? `it has no line "Ans:", and only option ${marked[other].map(letterOf).join('')} is ${lookNames[other]}: write the line, or say that the ${lookNames[other]} option is the key`
      : 'it has no answer: write "Ans: b" below it, a list "Answer key: 1-b 2-c" below all questions, or a star at the right option',
  )
}

/** What stands before the answer is known. @throws Error with a sentence */
function checkOpen(open: Open): void {
  const within = labelWithin(open.lists.at(-1))
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
  if (open.stray)
    throw new Error(
      `${open.stray.text} (paragraph ${open.stray.paragraph}) stands behind its answer: begin the line with "Explanation:" or "Section:", or make it a heading`,
    )
}

/** @param answer as it is written, or as a list or a look says it @throws Error with a sentence */
function questionOf(own: Open, answer: string, set: string | null, reading: WholeReading): AuthoredQuestion {
  const { draft, read, asker } = reading
  const place = `question ${own.number}, paragraph ${own.paragraph}`
  const warn = (message: string) => draft.tell('warning', place, message)
  const open = { ...own, said: { ...own.said, answer } }
  const listed = open.lists.at(-1)
  // A sign in an option may be the one that is meant.
  const hasNoSign = !listed?.some(({ line, label }) => /[-–—−]/.test(line.text.slice(label.length)))
  const unsigned = listed && hasNoSign ? withoutSign(answer) : null
  if (unsigned !== null) return questionOf(own, unsigned, set, reading)
  if (unclearSign.test(answer))
    throw new Error(
      `"${answer}" may be a number below nought or not: write "Ans: -5" with a space before the sign, or "Ans: 5"`,
    )
  const twin = translated(open, read, (options) => options)
  const [first = [], second = []] = open.lists
  // What stands below the last option begins the second language.
  const stray = twin && (unevenLine(first.slice(0, -1)) ?? unevenLine(second))
  const doubt = stray
    ? `${quoted(stray)} has no label and stands among its options: join it with the option above it, or take it out`
    : twin
      ? null
      : doubtIn(open, asker)
  if (doubt) throw new Error(doubt)
  const parts = linesAsOptions(open, asker) ?? partsOf(open, true)
  const texts = { text: twin?.text ?? read(parts.text), options: twin?.options ?? parts.options.map(read) }
  if (texts.options.length === 0 && /\p{L}/u.test(answer) && !/\p{Nd}/u.test(answer))
    throw new Error(
      `no options were found, and its answer "${answer}" is no number: put each option on a line of its own with a label such as (a)`,
    )
  const signed = own.isDashed ? withSign(answer, texts.options) : null
  if (signed !== null)
    throw new Error(`its answer may be "${answer}" or "${signed}": write the letter of the option`)
  const reasoned = texts.options.length > 0 ? withReason(answer, texts.options) : null
  const key = keyIn(reasoned?.answer ?? answer, texts.options, listed, reading.areDigitsLabels)
  if (!('correct' in key)) {
    const hidden = optionsWithin(open, texts.text)
    if (hidden) throw new Error(hidden)
  }
  const shown = (options: Element[][]) => withoutSigns(options, rightIn(key), parts.labels, warn)
  const explained = open.explanation.map(({ element }) => element)
  const explanation = read(reasoned ? [element('p', [reasoned.reason]), ...explained] : explained)
  const [correct = '', wrong] = (open.said.marks ?? '').split(/\s*[,;]\s*|\s+(?=-)/)
  const section = open.said.section ?? open.section
  return {
    place,
    id: null,
    text: texts.text,
    options: translated(open, read, shown)?.options ?? shown(parts.options).map(read),
    key,
    explanation: plainText(explanation).trim() === '' ? null : explanation,
    topic: open.said.topic ?? null,
    section,
    set,
    marking: open.said.marks === undefined ? null : writtenMarks(correct, wrong),
  }
}

function keyIn(
  answer: string,
  options: readonly RichText[],
  listed: readonly Item[] | undefined,
  areDigitsLabels: boolean,
): AuthoredKey {
  const written = byLabel(withoutText(answer, options, listed), listed, areDigitsLabels)
  return keyOf(written, options, kindIn(written, options))
}

/** The label of the options that a key calls right. */
const lettersOf = (key: AuthoredKey): string => rightIn(key).map(letterOf).join(', ')

/** A question with the answer that a list below the questions gives. @throws Error where the two differ */
function withKey(
  question: AuthoredQuestion,
  open: Open,
  key: KeyEntry | null,
  read: ReadText,
): AuthoredQuestion {
  if (!key) return question
  if (open.said.answer !== undefined) {
    const other = keyIn(key.answer, question.options, open.lists.at(-1), true)
    if (JSON.stringify(other) !== JSON.stringify(question.key))
      throw new Error(
        `its own line says ${open.said.answer}, and the answer key (${key.place}) says ${key.answer}: correct one of them`,
      )
  }
  const explanation = read(explanationOf(key))
  return question.explanation === null && plainText(explanation).trim() !== ''
    ? { ...question, explanation }
    : question
}

/** Reads one question, with its translation. */
export function finish(open: Open, set: string | null, decision: Decision, own: Reading): void {
  const place = `question ${open.number}, paragraph ${open.paragraph}`
  const { key, twin, looks, isInBrackets, areDigitsLabels } = decision
  const reading = { ...own, areDigitsLabels }
  const whole = () => {
    checkOpen(open)
    if (open.outOfOrder) throw new Error(open.outOfOrder)
    if (twin) checkOpen(twin)
    const written = open.said.answer ?? key?.answer
    const atEnd = isInBrackets && written === undefined ? answerAtEnd(open) : null
    if (atEnd && !twin) return questionOf(atEnd.open, `(${atEnd.answer})`, set, reading)
    if (!twin) {
      // "1-3, 2-1" below the questions names labels.
      const isOfList = open.said.answer === undefined && key !== null
      const own = isOfList ? { ...reading, areDigitsLabels: true } : reading
      const question = questionOf(open, written ?? markedAnswer(open, looks), set, own)
      return withKey(question, open, key, reading.read)
    }
    const answerOf = (side: Open) => side.said.answer ?? key?.answer
    const first = answerOf(open) === undefined && answerOf(twin) !== undefined ? twin : open
    const sideOf = (side: Open) => (side === twin ? { ...reading, read: reading.readOther } : reading)
    const one = questionOf(first, answerOf(first) ?? markedAnswer(first, looks), set, sideOf(first))
    const second = first === open ? twin : open
    const other = questionOf(
      second,
      answerOf(second) ?? (lettersOf(one.key) || written || ''),
      set,
      sideOf(second),
    )
    const [left, right] = first === open ? [one, other] : [other, one]
    return withKey(joined(left, right), open, key, reading.read)
  }
  const found = () => {
    const parts = partsOf(open, true)
    return { text: reading.read(parts.text), options: parts.options.map(reading.read) }
  }
  reading.draft.question(place, () => withPartial(whole, found))
}
