/** One question of a Word file, when its lines and the answers of the paper are known. */
import { plainText, type RichText } from '../../../src/domain/rich-text'
import { type Asker, yesNo } from './asked'
import type { AuthoredQuestion } from './authored'
import { byLabel, kindIn, labelWithin } from './docx-answer'
import type { Decision, Facts } from './docx-decide'
import { explanationOf, type KeyEntry } from './docx-key-list'
import { joined, scriptIn, translated } from './docx-languages'
import { allLetters, labelOf, restOf } from './docx-lines'
import {
  type Item,
  isSameList,
  type Open,
  ownItem,
  quoted,
  type ReadText,
  unclearSign,
  unknownField,
  wholeItem,
} from './docx-open'
import { type KeyLook, keyLooks, lookNames, markedOptions, withoutSigns } from './docx-signs'
import { hiddenOptions, letterOf } from './key-text'
import { type AuthoredKey, keyOf, rightIn } from './kinds'
import { writtenMarks } from './marks'
import { childrenOf, type Element } from './markup'
import type { PaperDraft } from './paper-draft'

/** Bullets below a question are its options where no others are. */
function partsOf(
  { text, lists, said }: Open,
  isStrict: boolean,
): { text: Element[]; options: Element[][]; labels: Element[] } {
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
  if (isStrict && Number(answer) > 0 && Number(answer) <= items.length && Number.isInteger(Number(answer)))
    throw new Error(`"${answer}" may be a number, or one of its bullets: label them (a), (b) …`)
  return { text: own, options: [], labels: [] }
}

/** Why lines above the options, or the options themselves, cannot be trusted; null for nothing. */
function doubtIn({ number, text, lists, again, said }: Open, asker: Asker): string | null {
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
  if (last?.[0]?.label.kind === 'number' && lists.length === 1 && /\bhow many of\b/i.test(asked)) {
    const choice = asker.choice({
      id: 'numbers-are-options',
      text: `Are 1 to ${last.length} the options of question ${number}? No means: they are statements that the question counts.`,
      choices: yesNo,
    })
    if (choice !== 'yes') return 'its numbered lines may be statements or options: label options (a), (b) …'
  }
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

const isNumber = (text: string) => /^[-\d.\s]+$/.test(text)

/** What is decided of a paper, and what reads its texts. */
export interface Reading {
  readonly draft: PaperDraft
  readonly read: ReadText
  readonly asker: Asker
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
function questionOf(own: Open, answer: string, set: string | null, reading: Reading): AuthoredQuestion {
  const { draft, read, asker } = reading
  const place = `question ${own.number}, paragraph ${own.paragraph}`
  const warn = (message: string) => draft.tell('warning', place, message)
  const open = { ...own, said: { ...own.said, answer } }
  const listed = open.lists.at(-1)
  if (unclearSign.test(answer))
    throw new Error(
      `"${answer}" may be a number below nought or not: write "Ans: -5" with a space before the sign, or "Ans: 5"`,
    )
  const twin = translated(open, read, (options) => options)
  const doubt = twin ? null : doubtIn(open, asker)
  if (doubt) throw new Error(doubt)
  const parts = partsOf(open, true)
  const texts = { text: twin?.text ?? read(parts.text), options: twin?.options ?? parts.options.map(read) }
  const key = keyIn(answer, texts.options, listed)
  if (!('correct' in key)) {
    const hidden = optionsWithin(open, texts.text)
    if (hidden) throw new Error(hidden)
  }
  const shown = (options: Element[][]) => withoutSigns(options, rightIn(key), parts.labels, warn)
  const explanation = read(open.explanation.map(({ element }) => element))
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
): AuthoredKey {
  const written = byLabel(answer, listed)
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
    const other = keyIn(key.answer, question.options, open.lists.at(-1))
    if (JSON.stringify(other) !== JSON.stringify(question.key))
      throw new Error(
        `its own line says ${open.said.answer}, and the answer key (paragraph ${key.paragraph}) says ${key.answer}: correct one of them`,
      )
  }
  const explanation = read(explanationOf(key))
  return question.explanation === null && plainText(explanation).trim() !== ''
    ? { ...question, explanation }
    : question
}

/** Reads one question, with its translation. */
export function finish(open: Open, set: string | null, decision: Decision, reading: Reading): void {
  const place = `question ${open.number}, paragraph ${open.paragraph}`
  const { key, twin, looks } = decision
  reading.draft.question(place, () => {
    checkOpen(open)
    if (open.outOfOrder) throw new Error(open.outOfOrder)
    if (twin) checkOpen(twin)
    const written = open.said.answer ?? key?.answer
    if (!twin) {
      const question = questionOf(open, written ?? markedAnswer(open, looks), set, reading)
      return withKey(question, open, key, reading.read)
    }
    const answerOf = (side: Open) => side.said.answer ?? key?.answer
    const first = answerOf(open) === undefined && answerOf(twin) !== undefined ? twin : open
    const one = questionOf(first, answerOf(first) ?? markedAnswer(first, looks), set, reading)
    const second = first === open ? twin : open
    const other = questionOf(second, answerOf(second) ?? (lettersOf(one.key) || written || ''), set, reading)
    const [own, translation] = first === open ? [one, other] : [other, one]
    return withKey(joined(own, translation), open, key, reading.read)
  })
}
