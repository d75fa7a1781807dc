/** A question as its form holds it: texts in the notation of authors, everything else as it is typed. */
import { readFraction } from '@/domain/fraction'
import { chosenOptions, type KindName, keyText, rightOptions } from '@/domain/question/kinds'
import { readQuestion } from '@/domain/question/question'
import { type Figure, type Language, languages, type RichText } from '@/domain/rich-text'
import { numericKey } from '../../../content/formats/key-text'
import { explanationIn, type JsonObject, kindIn, optionsIn, rawOf, textIn } from './question-value'
import { knownIn, textOfWords, type Words, wordsOf } from './words'

export interface QuestionForm {
  text: Words
  options: readonly Words[]
  kind: KindName
  /** Places of the right options. */
  right: readonly number[]
  /** Of a question whose answer is a number: `3.5` or `3.5 to 3.6`. */
  number: string
  explanation: Words
  topic: string
  section: string
  set: string
  /** Marks of its own: `2`, `-1/3`; empty: those of its section or test. */
  correct: string
  wrong: string
  /** Pictures that were added to the form. */
  figures: readonly Figure[]
}

/** What cannot be read, by field: `text.te`, `options[1].en`, `number`. */
export class FormFaults extends Error {
  constructor(readonly faults: Readonly<Record<string, string>>) {
    super(Object.values(faults).join(' '))
  }
}

/** Every name under which a stored question may have what the form holds. */
const formFields = new Set(
  'question text title options choices alternatives responses answers option1 option2 option3 option4 option5 type correct correctAnswer correctAnswers answer tolerance answerFrom answerTo explanation reason topic section set marking'.split(
    ' ',
  ),
)

const mapOf = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
const typedOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export function formOf(value: JsonObject): QuestionForm {
  const raw = rawOf(value)
  const read = readQuestion(value, 0, {})
  const kind = kindIn(value)
  const marking = mapOf(value.marking)
  return {
    text: wordsOf(textIn(raw)),
    options: optionsIn(raw).map(({ text }) => wordsOf(text)),
    kind,
    right: typeof read === 'string' || kind === 'numeric' ? [] : rightOptions(read),
    number: typeof read === 'string' || kind !== 'numeric' ? '' : keyText(read, read.correctAnswer),
    explanation: wordsOf(explanationIn(raw)),
    topic: raw?.topic ?? '',
    section: raw?.section ?? '',
    set: raw?.set ?? '',
    correct: typedOf(marking.correct),
    wrong: typedOf(marking.wrong),
    figures: [],
  }
}

/** A question that is still to be written. @param language of its first text */
export const emptyForm = (language: Language): QuestionForm => ({
  text: { [language]: '' },
  options: Array.from({ length: 4 }, () => ({ [language]: '' })),
  kind: 'single',
  right: [],
  number: '',
  explanation: { [language]: '' },
  topic: '',
  section: '',
  set: '',
  correct: '',
  wrong: '',
  figures: [],
})

/** Reads each part and collects what cannot be read. */
function createReader() {
  const faults: Record<string, string> = {}
  return {
    faults,
    read: <Result>(field: string, reading: () => Result, otherwise: Result): Result => {
      try {
        return reading()
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        faults[field] = message.charAt(0).toUpperCase() + message.slice(1)
        return otherwise
      }
    },
  }
}

function keyFields(form: QuestionForm, read: ReturnType<typeof createReader>['read']): JsonObject {
  const { kind, right, number } = form
  if (kind === 'several') return { type: kind, ...(right.length > 0 ? { correctAnswers: [...right] } : {}) }
  if (kind !== 'numeric')
    return {
      ...(kind === 'match' ? { type: kind } : {}),
      ...(right[0] === undefined ? {} : { correctAnswer: right[0] }),
    }
  if (number.trim() === '') return { type: kind }
  const key = read('number', () => numericKey(number), null)
  if (key === null) return { type: kind }
  if ('from' in key) return { type: kind, answerFrom: key.from, answerTo: key.to }
  return { type: kind, answer: key.answer, ...(key.tolerance ? { tolerance: key.tolerance } : {}) }
}

/** Firestore has no lists in lists. */
const optionValue = (text: RichText) => (Array.isArray(text) ? { text } : text)

/**
 * The question as it is stored. What the form does not hold stays as it was, and so do texts that were not touched.
 * @throws FormFaults
 */
export function valueOfForm(form: QuestionForm, before: JsonObject): JsonObject {
  const raw = rawOf(before)
  const storedTexts = optionsIn(raw).map(({ text }) => text)
  const texts = [textIn(raw), explanationIn(raw), ...storedTexts].filter((text) => text !== null)
  const known = knownIn(texts, form.figures)
  const { faults, read } = createReader()
  const text = (field: string, words: Words, stored: RichText | null) =>
    read(field, () => textOfWords(words, stored, known), null)
  const question = text('text', form.text, textIn(raw))
  const hasOptions = form.kind !== 'numeric'
  const all = form.options.map((words, index) => text(`options[${index}]`, words, storedTexts[index] ?? null))
  // A blank option goes, and the key goes on pointing at the same one.
  const kept = all.flatMap((option, index) => (option === null ? [] : [{ option, index }]))
  const right = form.right.flatMap((place) => {
    const found = kept.findIndex(({ index }) => index === place)
    return found < 0 ? [] : [found]
  })
  const explanation = text('explanation', form.explanation, explanationIn(raw))
  const marks = (
    [
      ['correct', form.correct],
      ['wrong', form.wrong],
    ] as const
  ).flatMap(([name, typed]) => {
    if (typed.trim() === '') return []
    if (readFraction(typed.trim()) === null) faults[name] = 'Write marks as 2, -1 or -1/3.'
    return [[name, typed.trim()] as const]
  })
  const { correct: _c, wrong: _w, ...otherMarks } = mapOf(before.marking)
  const marking = { ...otherMarks, ...Object.fromEntries(marks) }
  const key = keyFields({ ...form, right }, read)
  if (Object.keys(faults).length > 0) throw new FormFaults(faults)
  const others = Object.fromEntries(Object.entries(before).filter(([name]) => !formFields.has(name)))
  return {
    ...others,
    ...(question === null ? {} : { question }),
    ...(hasOptions && kept.length > 0 ? { options: kept.map(({ option }) => optionValue(option)) } : {}),
    ...key,
    ...(explanation === null ? {} : { explanation }),
    ...(form.topic.trim() ? { topic: form.topic.trim() } : {}),
    ...(form.section ? { section: form.section } : {}),
    ...(form.set ? { set: form.set } : {}),
    ...(Object.keys(marking).length > 0 ? { marking } : {}),
  }
}

/** What cannot be read of a form, by field. */
export function faultsOfForm(form: QuestionForm, before: JsonObject): FormFaults['faults'] {
  try {
    valueOfForm(form, before)
    return {}
  } catch (error) {
    if (error instanceof FormFaults) return error.faults
    throw error
  }
}

/** Right options after one of them was pressed. */
export const pressed = (form: Pick<QuestionForm, 'kind' | 'right'>, option: number): number[] => {
  if (form.kind !== 'several') return [option]
  return form.right.includes(option)
    ? form.right.filter((one) => one !== option)
    : [...form.right, option].toSorted((a, b) => a - b)
}

/** The options that an answer of the renderer chooses. */
export const optionsOfAnswer = (kind: KindName, answer: number) => chosenOptions({ kind }, answer)

/** The languages of the paper, and those that the question has besides. */
export function languagesOfForm({ text, options, explanation }: QuestionForm, ofPaper: readonly Language[]) {
  const own = languages.filter((language) =>
    [text, explanation, ...options].some((words) => (words[language] ?? '').trim() !== ''),
  )
  const all = [...new Set([...ofPaper, ...own])]
  // A new question of a paper that names no language.
  return all.length > 0 ? all : languages.filter((language) => text[language] !== undefined)
}
