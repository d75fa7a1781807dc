/** QTI 1.2, as Canvas, Respondus and common cartridges write it: a choice, or a number to type. */

import { fraction } from '../../../src/domain/fraction'
import { readNumber } from '../../../src/domain/question/answer'
import { plainText, type RichText } from '../../../src/domain/rich-text'
import type { AuthoredQuestion } from './authored'
import type { AuthoredKey } from './kinds'
import { childOf, childrenOf, type Element, lettersOf, within } from './markup'
import { marksOfOne, marksOfSeveral, type ShareMarks } from './option-shares'
import type { ReadText } from './qti-item'
import {
  type Condition,
  conditionsOf,
  gains,
  gradeIn,
  metadata,
  notKept,
  shareIn,
  sum,
} from './qti-one-conditions'
import { shownIn } from './qti-one-shown'
import { allBelow } from './qti-xml'

/** What of a question could not be kept, beside it. */
export interface OneItem {
  readonly question: AuthoredQuestion
  readonly doubts: readonly string[]
}

type Answered = Pick<AuthoredQuestion, 'options' | 'key'> & ShareMarks

function readChoice(item: Element, response: Element, read: ReadText): Answered {
  const labels = within(response, 'response_label')
  const names = labels.map(({ attributes }) => attributes.ident ?? '')
  const conditions = conditionsOf(item)
  const right = conditions.filter(gains)
  const [first] = right
  if (!first) throw new Error('it does not say which option is right')
  const named = [...new Set(right.flatMap(({ given }) => given))]
  const strange = named.find((name) => !names.includes(name))
  if (strange !== undefined) throw new Error(`its right answer "${strange}" is none of its options`)
  const correct = named.map((name) => names.indexOf(name)).sort((a, b) => a - b)
  const options = labels.map((label) => read(shownIn(label)))
  const total = right.length === 1 ? first.value : sum(right.map(({ value }) => value))
  const other = conditions.find((one) => one.isOther && !gains(one))?.value ?? fraction(0)
  const lossOf = (name: string) => {
    const own = conditions.find((one) => !gains(one) && one.given.length === 1 && one.given[0] === name)
    return shareIn(own?.value ?? other, total)
  }
  const losses = names.filter((name) => !named.includes(name)).map(lossOf)
  const isOfOne = ({ given, not }: Condition) => given.length === 1 && not.length === 0
  const [place = 0] = correct
  if (!/^multiple$/i.test(response.attributes.rcardinality ?? '')) {
    if (correct.length !== 1)
      throw new Error('it has several right options of which one is to be chosen, which cannot be kept')
    const marks = marksOfOne(gradeIn(item, total), losses)
    return {
      options,
      key: { kind: 'single', correct: place },
      ...marks,
      doubts: notKept(conditions, isOfOne),
    }
  }
  if (first.hasAny)
    throw new Error('it takes one of several right options for all of them, which cannot be kept')
  const key: AuthoredKey = { kind: 'several', correct }
  // One condition names them all: all or nothing.
  if (right.length === 1) {
    const { marking } = marksOfOne(gradeIn(item, total), [shareIn(other, total)])
    return { options, key, marking, doubts: notKept(conditions, () => false) }
  }
  const isEven = right.every(
    ({ value, given }) =>
      given.length === 1 &&
      value.numerator * first.value.denominator === first.value.numerator * value.denominator,
  )
  if (!isEven) throw new Error('its right options give different parts of its marks, which cannot be kept')
  const { marking, doubts } = marksOfSeveral(gradeIn(item, total), correct.length, losses)
  return { options, key, marking, doubts: [...doubts, ...notKept(conditions, isOfOne)] }
}

/** To six decimals, as numbers are kept. */
const exact = (number: number) => Number(number.toFixed(6))

function numberIn(text: string): number {
  const bare = text
    .trim()
    .replace(/^\+/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
  const number = readNumber(bare)
  if (number === null) throw new Error(`"${text.trim()}" is no number of up to nine digits and six decimals`)
  return number
}

function readNumeric(item: Element): Answered {
  const conditions = conditionsOf(item)
  const right = conditions.filter(gains)
  const [first] = right
  if (!first) throw new Error('it does not say which number is right')
  const bounds = (...names: readonly string[]) =>
    names.flatMap((name) =>
      right.flatMap(({ element }) => within(element, name).map((one) => numberIn(lettersOf(one)))),
    )
  const answers = [...new Set(right.flatMap(({ given }) => given.map(numberIn)))]
  const [lows, highs] = [bounds('vargte', 'vargt'), bounds('varlte', 'varlt')]
  if (answers.length > 1 || lows.length > 1 || highs.length > 1)
    throw new Error('several numbers are right, which cannot be kept')
  const [[answer], [from], [to]] = [answers, lows, highs]
  const other = conditions.find((one) => one.isOther && !gains(one))?.value ?? fraction(0)
  const marks = marksOfOne(gradeIn(item, first.value), [shareIn(other, first.value)])
  const open = right.some(
    ({ element }) => within(element, 'vargt').length + within(element, 'varlt').length > 0,
  )
  const ends = open ? ['an end of its range is not right in the file, and is right here'] : []
  const keyOf = (): AuthoredKey => {
    if (from === undefined || to === undefined) {
      if (answer === undefined || from !== to)
        throw new Error('its answer has one end only, which cannot be kept')
      return { kind: 'numeric', answer }
    }
    const [below, above] = [exact((answer ?? from) - from), exact(to - (answer ?? to))]
    if (answer !== undefined && below === above)
      return { kind: 'numeric', answer, ...(below > 0 ? { tolerance: below } : {}) }
    return from === to ? { kind: 'numeric', answer: from } : { kind: 'numeric', from, to }
  }
  return {
    options: [],
    key: keyOf(),
    marking: marks.marking,
    doubts: [...ends, ...notKept(conditions, () => false)],
  }
}

function readAnswered(item: Element, responses: readonly Element[], read: ReadText): Answered {
  const type = metadata(item, 'question_type') ?? metadata(item, 'cc_profile')
  const unknown = () =>
    new Error(`questions of the type "${type ?? responses[0]?.name}" are not known to the app`)
  const [response, ...more] = responses
  if (!response || more.length > 0) throw unknown()
  if (within(response, 'render_choice').length === 1 && response.name === 'response_lid')
    return readChoice(item, response, read)
  if (within(response, 'render_fib').length !== 1) throw unknown()
  const right = conditionsOf(item).filter(gains)
  if (right.length === 0) throw unknown()
  const isNumber = right.every(({ given }) =>
    given.every((text) => readNumber(text.trim()) !== null || /^[+-]?\d+\.\d+$/.test(text.trim())),
  )
  if (!isNumber && !/num/i.test(type ?? response.name))
    throw new Error('its answer is words to type, which no exam of the app has: only numbers can be')
  return readNumeric(item)
}

/** What the item says to everybody, else to those who were right. */
function explanationOf(item: Element, read: ReadText): RichText | null {
  const notes = childrenOf(item, 'itemfeedback')
  const named = (pattern: RegExp) => notes.filter(({ attributes }) => pattern.test(attributes.ident ?? ''))
  const linked = within(item, 'respcondition')
    .filter((one) => childrenOf(one, 'setvar').some((set) => Number(lettersOf(set)) > 0))
    .flatMap((one) => childrenOf(one, 'displayfeedback').map(({ attributes }) => attributes.linkrefid ?? ''))
  const candidates = [
    notes.flatMap((note) => allBelow(note, ({ name }) => name === 'solution')),
    named(/^general_fb$|solution/i),
    named(/^correct(_fb)?$/i),
    notes.filter(({ attributes }) => linked.includes(attributes.ident ?? '')),
  ]
  for (const found of candidates) {
    const text = read(found.flatMap(shownIn))
    if (plainText(text).trim() !== '') return text
  }
  return null
}

/**
 * @returns null for an item that asks nothing
 * @throws Error with a sentence about what the app cannot ask
 */
export function readOneItem(item: Element, place: string, read: ReadText): OneItem | null {
  const presentation = childOf(item, 'presentation')
  if (!presentation) throw new Error('it shows nothing')
  const responses = allBelow(presentation, ({ name }) => /^response_(?:lid|str|num|xy|grp)$/.test(name))
  if (responses.length === 0) return null
  const { doubts, ...answered } = readAnswered(item, responses, read)
  const question = {
    place,
    id: item.attributes.ident ?? null,
    text: read(shownIn(presentation)),
    ...answered,
    explanation: explanationOf(item, read),
    topic: null,
    section: null,
    set: null,
  }
  return { question, doubts }
}
