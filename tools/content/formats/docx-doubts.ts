/** The parts of one question, and why its lines or its options cannot be trusted. */
import { plainText, type RichText } from '../../../src/domain/rich-text'
import { type Asker, yesNo } from './asked'
import { labelOf } from './docx-labels'
import { scriptIn } from './docx-languages'
import { allLetters, restOf, type TextLine } from './docx-lines'
import { type Item, isSameList, type Open, ownItem, quoted, unknownField, wholeItem } from './docx-open'
import { hiddenOptions } from './key-text'
import { childrenOf, type Element } from './markup'

const isNumber = (text: string) => /^[-\d.\s]+$/.test(text)

/** Bullets below a question are its options where no others are. */
export function partsOf(
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

/**
 * A line below some options that is not their translation; null for none. Options of figures alone have no translation.
 */
export function unevenLine(list: readonly Item[]): TextLine | null {
  const longest = Math.max(0, ...list.map(({ more }) => more.length))
  if (longest === 0) return null
  const ownText = ({ line, label }: Item) => line.text.slice(label.length)
  const isFigure = (item: Item) => !/\p{L}{2}/u.test(ownText(item))
  for (const item of list) {
    for (const { line } of item.more) {
      if (line.kind !== 'line') continue
      const isOther = scriptIn(line.text) !== scriptIn(ownText(item)) && !isFigure(item)
      const others = list.filter(({ more }) => more.length !== longest)
      if (others.length > 0 && !(isOther && others.every(isFigure))) return line
    }
  }
  return null
}

/** Why lines above the options, or the options themselves, cannot be trusted; null for nothing. */
export function doubtIn({ number, text, lists, again, said }: Open, asker: Asker): string | null {
  const statements = lists.slice(0, -1)
  const last = lists.at(-1)
  if (again) return `${quoted(again)} has the number of this question again: give it its own, or none`
  for (const list of statements) {
    const [first] = list
    if (!first) continue
    if (list.length === 1)
      return `${quoted(first.line)} begins like the first line of a list, and no second one follows: correct its label, or begin the line with a word`
    // Statements may stand twice, in two languages, above the options.
    const isTranslated = (other: readonly Item[]) =>
      other !== last && scriptIn(other[0]?.line.text ?? '') !== scriptIn(first.line.text)
    const twin = lists.find(
      (other) =>
        other !== list && other[0] && isSameList(other[0].label, first.label) && !isTranslated(other),
    )
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
  const uneven = unevenLine(last ?? [])
  if (uneven)
    return `${quoted(uneven)} has no label and stands among its options: join it with the option above it, or take it out`
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
export function optionsWithin(open: Open, texts: RichText): string | null {
  const inside = hiddenOptions(texts)
  if (inside) return `${inside}: put each on a line of its own, or a tab between them`
  // The label of the first one may be missing.
  const later = /(?:^|\s)\(?(?:(2)[).]\s?\S[\s\S]*?\s\(?(3)|([bB])[).]\s?\S[\s\S]*?\s\(?([cC]))[).]/.exec(
    plainText(texts),
  )
  if (later)
    return `"${later[1] ?? later[3]}" and "${later[2] ?? later[4]}" in its text look like options: put each on a line of its own, and label the first one too`
  const lines = open.text.filter(({ line }) => line.kind === 'line').length - 1
  const number = Number(open.said.answer)
  return lines > 1 && Number.isInteger(number) && number > 0 && number <= lines
    ? 'its lines may be options: label them (a), (b) …'
    : null
}

const labelLike = /^[([{<]?\s*[a-h1-8]\s*(?:[)\]}>.:]|[-–—](?!\d))/i

/** Lines without labels below a question, which the operator calls its options; null for any others. @throws Error */
export function linesAsOptions(
  { number, text, lists, said }: Open,
  asker: Asker,
): ReturnType<typeof partsOf> | null {
  const [first, ...lines] = text
  const answer = (said.answer ?? '').trim()
  const own = lines.flatMap(({ line }) => (line.kind === 'line' ? [line.text.trim()] : []))
  if (!first || lists.length > 0 || own.length !== lines.length || own.length < 2 || own.length > 5)
    return null
  const place = /^[([]?([a-e])[)\].]?$/i.exec(answer)?.[1]?.toLowerCase().charCodeAt(0) ?? 0
  if (!own.includes(answer) && !(place > 96 && place - 97 < own.length)) return null
  // "A.0 B.4ab": their labels would stay in the options.
  if (own.some((line) => labelLike.test(line)))
    throw new Error('its lines may be options: label them (a), (b) …')
  const choice = asker.choice({
    id: 'lines-are-options',
    text: `Are the ${own.length} lines below the text of question ${number} its options ("${own[0]}", "${own[1]}" …)?`,
    choices: yesNo,
  })
  if (choice !== 'yes') throw new Error('its lines may be options: label them (a), (b) …')
  return { text: [first.element], options: lines.map(({ element: line }) => [line]), labels: [] }
}
