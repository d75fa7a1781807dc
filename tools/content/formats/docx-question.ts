import { plainText, type RichText } from '../../../src/domain/rich-text'
import { byLabel, kindIn, labelWithin } from './docx-answer'
import { scriptIn, translated } from './docx-languages'
import { allLetters, labelOf, restOf } from './docx-lines'
import {
  isSameList,
  type Open,
  ownItem,
  quoted,
  type ReadText,
  unclearSign,
  unknownField,
  wholeItem,
} from './docx-open'
import { withoutSigns } from './docx-signs'
import { hiddenOptions } from './key-text'
import { keyOf, rightIn } from './kinds'
import { writtenMarks } from './marks'
import { childrenOf, type Element } from './markup'
import type { PaperDraft } from './paper-draft'

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
    if (open.said.answer === undefined)
      throw new Error(
        'it has no line "Ans:": write one below each question; answers at the end of the file are not read',
      )
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
