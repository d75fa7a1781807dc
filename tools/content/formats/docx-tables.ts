/** Questions of which each is a table: the rows are Question, Type, Option (correct or incorrect), Solution and Marks. */
import { kinds } from '../../../src/domain/question/kinds'
import { plainText } from '../../../src/domain/rich-text'
import type { AuthoredQuestion } from './authored'
import { answerWord, explanationWord } from './docx-labels'
import { cellText } from './docx-lines'
import type { ReadText } from './docx-open'
import { withoutSigns } from './docx-signs'
import type { AuthoredKey } from './kinds'
import { keyOf, kindIn, rightIn } from './kinds'
import { writtenMarks } from './marks'
import { childrenOf, type Element, within } from './markup'

/** What the first cell of a row says. */
const labels = [
  ['question', /^(?:(?:q(?:uestion)?|प्रश्न|ప్రశ్న)(?:\s*(?:no\.?\s*)?\d+)?)$/iu],
  ['type', /^(?:question\s*)?type$/i],
  ['option', /^(?:option|choice|विकल्प|ఎంపిక|ఆప్షన్)(?:\s*(?:\(?[a-h1-8]\)?))?$/iu],
  ['answer', new RegExp(`^(?:${answerWord}|answers|keys|correct\\s*options)$`, 'iu')],
  ['explanation', new RegExp(`^${explanationWord}$`, 'iu')],
  ['marks', /^(?:marks?|positive\s*marks?)$/i],
  ['wrong', /^negative\s*marks?$/i],
  ['topic', /^(?:topic|chapter|tag)s?$/i],
  ['section', /^(?:section|subject)$/i],
] as const
type Label = (typeof labels)[number][0]

interface Row {
  readonly label: Label | null
  readonly name: string
  readonly cells: readonly Element[]
}

function rowsOf(table: Element): Row[] {
  return within(table, 'tr').map((tr) => {
    const [first, ...cells] = childrenOf(tr)
    const name = cellText(first).replace(/[:.]$/, '')
    return { label: labels.find(([, pattern]) => pattern.test(name))?.[0] ?? null, name, cells }
  })
}

/** Whether a table is one question. */
export function isQuestionTable(table: Element): boolean {
  const known = rowsOf(table).map(({ label }) => label)
  const answers = known.some((label) => label === 'option' || label === 'answer')
  return known.filter((label) => label === 'question').length === 1 && answers && known[0] !== 'option'
}

/** @throws Error with a sentence about what is missing or cannot be kept */
export function questionOfTable(
  table: Element,
  place: string,
  read: ReadText,
  warn: (message: string) => void,
): AuthoredQuestion {
  const rows = rowsOf(table)
  const all = (label: Label) => rows.filter((row) => row.label === label)
  const cell = (label: Label, at = 0) => all(label)[0]?.cells[at]
  const letters = (label: Label) => cellText(cell(label)) || null
  const unknown = rows.find(({ label, name }) => label === null && name !== '')
  if (unknown) throw new Error(`its row "${unknown.name}" is not known`)
  const text = (element: Element | undefined) => read(element ? [{ ...element, name: 'div' }] : [])

  const type = letters('type') ?? ''
  const kind = type === '' ? 'single' : kindIn(type)
  if (!kind)
    throw new Error(`its type "${type}" is not known: write multiple_choice, multiple_select or numerical`)
  const { hasOptions, hasSeveral } = kinds[kind]
  const written = hasOptions
    ? all('option').map(({ cells: [own] }) => (own ? [{ ...own, name: 'div' }] : []))
    : []
  const options = written.map(read)
  const key = (): AuthoredKey => {
    const answer = letters('answer')
    if (!hasOptions || answer !== null) return keyOf(answer ?? '', options, kind)
    const marked = all('option').map(({ cells: [, mark] }, index) => {
      const word = cellText(mark).toLowerCase()
      if (/^(?:correct|right|true|yes|1)$/.test(word)) return true
      if (/^(?:incorrect|wrong|false|no|0)?$/.test(word)) return false
      throw new Error(`its option ${index + 1} is marked "${word}": write correct or incorrect`)
    })
    const right = marked.flatMap((isRight, index) => (isRight ? [index] : []))
    const [first] = right
    if (first === undefined) throw new Error('none of its options is marked as correct')
    return right.length > 1 || hasSeveral
      ? { kind: 'several', correct: right }
      : { kind: 'single', correct: first }
  }
  const found = key()
  const explanation = text(cell('explanation'))
  const marks = letters('marks')
  return {
    place,
    id: null,
    text: text(cell('question')),
    options: withoutSigns(written, rightIn(found), [], warn).map(read),
    key: found,
    explanation: plainText(explanation).trim() === '' ? null : explanation,
    topic: letters('topic'),
    section: letters('section'),
    set: null,
    marking: marks === null ? null : writtenMarks(marks, letters('wrong') ?? cellText(cell('marks', 1))),
  }
}
