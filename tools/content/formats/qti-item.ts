/** One item of QTI 2.1 or 3.0: a choice, or a number to type. */
import { readNumber } from '../../../src/domain/question/answer'
import { type Language, languages, plainText, type RichText } from '../../../src/domain/rich-text'
import type { AuthoredQuestion } from './authored'
import type { AuthoredKey } from './kinds'
import { childOf, childrenOf, type Element, isElement, lettersOf, type Markup, within } from './markup'
import type { ShareMarks } from './option-shares'
import { mappedMarks, mappingOf, plainMarks } from './qti-marks'
import { allBelow, replaced } from './qti-xml'

/** Reads markup as a text. @throws Error with a sentence */
export type ReadText = (nodes: readonly Markup[]) => RichText

type Answered = Pick<AuthoredQuestion, 'options' | 'key'> & ShareMarks

const said = ({ attributes }: Element) => attributes.identifier ?? ''
const hidden = new Set(['rubricBlock', 'feedbackBlock', 'feedbackInline', 'modalFeedback'])
const isInteraction = ({ name }: Element) => name.endsWith('Interaction')
const isHidden = ({ name }: Element) => hidden.has(name)

const correctValues = (declaration: Element) => {
  const response = childOf(declaration, 'correctResponse')
  return response ? childrenOf(response, 'value').map((value) => lettersOf(value).trim()) : []
}

function readChoice(item: Element, interaction: Element, declaration: Element, read: ReadText): Answered {
  const choices = childrenOf(interaction, 'simpleChoice')
  const names = choices.map(({ attributes }) => attributes.identifier ?? '')
  const mapping = mappingOf(item, declaration)
  const gains = mapping
    ? childrenOf(mapping, 'mapEntry').filter(({ attributes }) => Number(attributes.mappedValue) > 0)
    : []
  const own = correctValues(declaration)
  const right = own.length > 0 ? own : gains.map(({ attributes }) => attributes.mapKey ?? '')
  const places = right.map((name) => names.indexOf(name))
  if (places.length === 0) throw new Error('it does not say which option is right')
  if (places.includes(-1))
    throw new Error(`its right answer "${right[places.indexOf(-1)]}" is none of its options`)
  const { cardinality } = declaration.attributes
  if (cardinality !== 'single' && cardinality !== 'multiple')
    throw new Error(`its answers are "${cardinality ?? ''}", which no question of the app has`)
  const correct = [...places].sort((a, b) => a - b)
  const [first = 0] = correct
  if (cardinality === 'single' && correct.length > 1)
    throw new Error('it has several right options of which one is to be chosen, which cannot be kept')
  const key: AuthoredKey =
    cardinality === 'multiple' ? { kind: 'several', correct } : { kind: 'single', correct: first }
  return {
    options: choices.map(({ children }) =>
      read(replaced(children, (element) => (isHidden(element) ? [] : null))),
    ),
    key,
    ...(mapping ? mappedMarks(mapping, names, right) : plainMarks(item)),
  }
}

/** To six decimals, as numbers are kept. */
const exact = (number: number) => Number(number.toFixed(6))

function numberIn(text: string): number {
  const plain = text.trim().replace(/^\+/, '')
  const found = readNumber(plain) ?? readNumber(plain.replace(/(\.\d*?)0+$/, '$1'))
  if (found === null) throw new Error(`"${text.trim()}" is no number of up to nine digits and six decimals`)
  return found
}

/** The numbers of a condition `from ≤ answer ≤ to`; null where there is none. */
function rangeIn(processing: Element): { from: number; to: number } | null {
  const bound = (name: string) => {
    const [comparison] = within(processing, name)
    const base = comparison && childOf(comparison, 'baseValue')
    return base ? numberIn(lettersOf(base)) : null
  }
  const [from, to] = [bound('gte'), bound('lte')]
  return from === null || to === null ? null : { from, to }
}

function numericKey(item: Element, declaration: Element): AuthoredKey {
  const processing = childOf(item, 'responseProcessing')
  const range = processing && rangeIn(processing)
  if (range) return { kind: 'numeric', ...range }
  const [value, ...more] = correctValues(declaration)
  if (value === undefined) throw new Error('it does not say which number is right')
  if (more.length > 0) throw new Error('several numbers are right, which cannot be kept')
  const answer = numberIn(value)
  const [equal] = processing ? within(processing, 'equal') : []
  const { toleranceMode = 'exact', tolerance = '' } = equal?.attributes ?? {}
  if (toleranceMode === 'exact') return { kind: 'numeric', answer }
  const [below = 0, above = below] = tolerance
    .trim()
    .split(/\s+/)
    .map((part) => Math.abs(numberIn(part)))
  const share = toleranceMode === 'relative' ? Math.abs(answer) / 100 : 1
  const [less, more2] = [exact(below * share), exact(above * share)]
  return less === more2
    ? { kind: 'numeric', answer, ...(less > 0 ? { tolerance: less } : {}) }
    : { kind: 'numeric', from: exact(answer - less), to: exact(answer + more2) }
}

function numericMarks(item: Element, declaration: Element): ShareMarks {
  const mapping = mappingOf(item, declaration)
  if (!mapping) return plainMarks(item)
  const keys = childrenOf(mapping, 'mapEntry').map(({ attributes }) => attributes.mapKey ?? '')
  const right = correctValues(declaration)
  // An answer that no entry names gets the default.
  return mappedMarks(mapping, [...keys, 'any other'], right)
}

function readAnswered(item: Element, interaction: Element, read: ReadText): Answered {
  const { responseIdentifier } = interaction.attributes
  const declaration = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === responseIdentifier,
  )
  if (!declaration) throw new Error(`it has no responseDeclaration "${responseIdentifier ?? ''}"`)
  if (interaction.name === 'choiceInteraction') return readChoice(item, interaction, declaration, read)
  const values = correctValues(declaration)
  // Some systems call every typed answer a text.
  const isNumber =
    /^(float|integer)$/.test(declaration.attributes.baseType ?? '') ||
    (values.length > 0 && values.every((text) => readNumber(text) !== null))
  if (interaction.name === 'textEntryInteraction' && isNumber)
    return { options: [], key: numericKey(item, declaration), ...numericMarks(item, declaration) }
  if (interaction.name === 'textEntryInteraction')
    throw new Error(
      'its answer is words to type, which no exam of the app has: only numbers can be (baseType float or integer)',
    )
  throw new Error(`questions of the kind ${interaction.name} are not known to the app`)
}

/** What an item says to everybody, and notes for those who mark, else what it says to a right answer. */
function explanationOf(
  item: Element,
  { right, all }: { right: readonly string[]; all: readonly string[] },
  read: ReadText,
  doubt: (message: string) => void,
): RichText | null {
  const notes = allBelow(item, ({ name, attributes: { view = '', use = '' } }) => {
    if (name === 'modalFeedback' || name === 'feedbackBlock' || name === 'feedbackInline') return true
    return (
      name === 'rubricBlock' && (/scorer|tutor|author/.test(view) || /expl|solution|rationale/i.test(use))
    )
  })
  const seen = new Set<string>()
  const own = notes.filter((note) => {
    const letters = lettersOf(note).trim()
    return letters !== '' && !seen.has(letters) && seen.add(letters)
  })
  const isWrong = (note: Element) =>
    /incorrect|wrong|false|fail/i.test(said(note)) ||
    (all.includes(said(note)) && !right.includes(said(note)))
  const isRight = (note: Element) =>
    right.includes(said(note)) || /^(correct|right|true|pass)/i.test(said(note))
  const general = own.filter((note) => !isWrong(note) && !isRight(note))
  const kept = general.length > 0 ? general : own.filter(isRight)
  if (kept.length < own.length)
    doubt(
      'it says different things to different answers; the explanation is what it says to all, or to right ones',
    )
  const text = read(kept.map((note) => ({ ...note, name: 'div' })))
  return plainText(text).trim() === '' ? null : text
}

/** The language that a file says it is in, if the app knows it. */
export function languageOf({ attributes }: Element): Language | null {
  const written = (attributes['xml:lang'] ?? '').slice(0, 2).toLowerCase()
  return languages.find((language) => language === written) ?? null
}

/** Identifiers of the options: the right ones, and all. */
function answersOf(item: Element, interaction: Element) {
  return {
    right: childrenOf(item, 'responseDeclaration').flatMap(correctValues),
    all: childrenOf(interaction, 'simpleChoice').map(said),
  }
}

/**
 * @param doubt hears what of the question could not be kept
 * @throws Error with a sentence about what the app cannot ask
 */
export function questionOfItem(
  item: Element,
  place: string,
  read: ReadText,
  doubt: (message: string) => void,
): AuthoredQuestion {
  const body = childOf(item, 'itemBody')
  if (!body) throw new Error('it has no itemBody')
  const [interaction, ...more] = allBelow(body, isInteraction)
  if (!interaction) throw new Error('it asks nothing')
  if (more.length > 0) throw new Error(`it asks ${more.length + 1} things at once: make an item of each`)
  if (within(item, 'templateDeclaration').length + within(item, 'printedVariable').length > 0)
    throw new Error(
      'its text or numbers are drawn anew for each student (template variables), which cannot be kept',
    )
  if (item.attributes.adaptive === 'true')
    doubt('it may be answered in several steps (adaptive); here one answer counts')
  const { doubts, ...answered } = readAnswered(item, interaction, read)
  for (const message of doubts) doubt(message)
  const text = replaced(body.children, (element) => {
    if (isHidden(element)) return []
    if (element !== interaction) return null
    // A gap in a sentence is shown as one.
    return element.name === 'textEntryInteraction'
      ? ['____']
      : element.children
          .filter(isElement)
          .filter(({ name }) => name === 'prompt')
          .map((prompt) => ({ ...prompt, name: 'div' }))
  })
  return {
    place,
    id: item.attributes.identifier ?? null,
    text: read(text),
    ...answered,
    explanation: explanationOf(item, answersOf(item, interaction), read, doubt),
    topic: null,
    section: null,
    set: null,
  }
}
