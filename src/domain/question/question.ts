import type { RichText } from '../rich-text'
import {
  type AnswerKind,
  answerOf,
  type Key,
  mostOptionsInSet,
  readKey,
  readNumber,
  writeNumber,
} from './answer'
import type { StoredMarking } from './marking'
import { type StoredOption, type StoredQuestion, storedOptions, storedQuestion } from './stored-question'

/** One question as the whole product knows it, whatever shape its document had (spec section 3). */
export interface Question {
  readonly id: string
  readonly text: RichText
  /** How it is answered; absent for one right option. */
  readonly kind?: AnswerKind
  /** Two or more; none where a number is asked for. */
  readonly options: readonly RichText[]
  /** What is right: for one option its zero-based place in `options`. */
  readonly correctAnswer: Key
  readonly explanation: RichText | null
  /** As stored: a Storage path or an absolute URL; `publicFileUrl` makes an address of it. */
  readonly image: string | null
  readonly topic: string | null
  /** Id of the test's section that it belongs to, as stored. */
  readonly section?: string
  /** Id of the set (a passage, a table) that it shares with others. */
  readonly set?: string
  /** Its own marks, where they differ from those of its section or test. */
  readonly marking?: StoredMarking
}

/** What a question that stores no options or no key means; without a default it cannot be used. */
export interface QuestionDefaults {
  options?: readonly string[]
  correctAnswer?: number
}

/**
 * The defaults of a test question (spec section 3): four placeholders, which serve a question whose picture shows its
 * options, and the first option as key.
 */
export const testQuestionDefaults: QuestionDefaults = {
  options: ['Option A', 'Option B', 'Option C', 'Option D'],
  correctAnswer: 0,
}

/** The key's place among the stored options: the index first, else the first option marked as correct. */
function keyOf(
  raw: StoredQuestion,
  options: readonly StoredOption[],
  preset: number | undefined,
): number | null {
  const written = raw.correctAnswer ?? raw.correct
  if (typeof written === 'number') return written
  if (typeof written === 'string' && /^\s*\d+\s*$/.test(written)) return Number(written)
  if (written !== undefined && written !== null) return null
  const marked = options.findIndex((option) => option.isCorrect)
  return marked >= 0 ? marked : (preset ?? null)
}

/** What a question is beside its answer. */
function commonOf(raw: StoredQuestion, index: number, text: RichText) {
  return {
    id: raw.id ?? String(index + 1),
    text,
    explanation: raw.explanation ?? raw.reason,
    image: raw.imageUrl ?? raw.image,
    topic: raw.topic,
    ...(raw.section ? { section: raw.section } : {}),
    ...(raw.set ? { set: raw.set } : {}),
    ...(raw.marking ? { marking: raw.marking } : {}),
  }
}

/** The texts of options that have one. */
const textsOf = (options: readonly StoredOption[]): RichText[] =>
  options.map(({ text }) => text).filter((text) => text !== null)

type Answered = Pick<Question, 'kind' | 'options' | 'correctAnswer'>

/** A number to type: exact, give or take a tolerance, or within a range. */
function numericAnswer({ answer, tolerance, answerFrom, answerTo }: StoredQuestion): Answered | string {
  const numeric = (correctAnswer: Key): Answered => ({ kind: 'numeric', options: [], correctAnswer })
  const given = [answer, tolerance, answerFrom, answerTo].filter((number) => number !== null)
  // What cannot be typed exactly would never be right.
  if (given.some((number) => readNumber(writeNumber(number)) !== number))
    return 'its number has more than nine digits or six decimals'
  if (answerFrom !== null && answerTo !== null)
    return answerFrom <= answerTo
      ? numeric({ from: answerFrom, to: answerTo })
      : 'its range ends before it begins'
  if (answer === null) return 'it has no usable key'
  if (tolerance === null || tolerance === 0) return numeric(answer)
  return tolerance > 0
    ? numeric({ from: answer - tolerance, to: answer + tolerance })
    : 'its tolerance is below zero'
}

/** Several right options: `correctAnswers`, else those that are marked. */
function severalAnswer(raw: StoredQuestion): Answered | string {
  const stored = storedOptions(raw) ?? []
  const options = textsOf(stored)
  if (options.length < 2) return 'it has fewer than two options'
  if (options.length < stored.length) return 'a blank option stands among several right ones'
  if (options.length > mostOptionsInSet) return `it has more than ${mostOptionsInSet} options`
  const listed: readonly unknown[] | null = Array.isArray(raw.correctAnswers) ? raw.correctAnswers : null
  const right = listed ?? [...stored.keys()].filter((index) => stored[index]?.isCorrect)
  const places = right.flatMap((place) => (typeof place === 'number' && place in options ? [place] : []))
  if (places.length === 0) return 'it has no usable key'
  if (places.length < right.length) return 'its key points at no option'
  return { kind: 'several', options, correctAnswer: answerOf(places) }
}

/**
 * One stored question in any shape of spec section 3, or the reason why it cannot be used. Never throws.
 * @param index its place in the list, which names a question without an id
 */
export function readQuestion(value: unknown, index: number, defaults: QuestionDefaults): Question | string {
  const parsed = storedQuestion.safeParse(value)
  if (!parsed.success) return 'it is no map'
  const raw = parsed.data
  const questionText = raw.question ?? raw.text ?? raw.title
  if (!questionText) return 'it has no text'
  const common = commonOf(raw, index, questionText)
  const corrected = raw.key === null ? null : readKey(raw.key)
  if (raw.key !== null && corrected === null) return 'its corrected key cannot be read'
  const withKey = (answered: Answered | string): Question | string => {
    if (typeof answered === 'string') return answered
    return { ...common, ...answered, ...(corrected === null ? {} : { correctAnswer: corrected }) }
  }
  if (raw.type === 'numeric') return withKey(numericAnswer(raw))
  if (raw.type === 'several') return withKey(severalAnswer(raw))
  const stored = storedOptions(raw)
  // A question with neither options nor a key is no question: the defaults fill one gap, not both.
  const presets = (raw.correctAnswer ?? raw.correct ?? null) === null ? [] : (defaults.options ?? [])
  const options = stored ?? presets.map((option) => ({ text: option, isCorrect: false }))
  const key = keyOf(raw, options, defaults.correctAnswer)
  if (key === null) return 'it has no usable key'
  const correct = options[key]
  // Blank options are left out only after the key has found its option, so that it still points at the same one.
  const usable = options.filter((option) => option.text !== null)
  if (usable.length < 2) return 'it has fewer than two options'
  if (!correct?.text) return `its key ${key} points at no option`
  return withKey({
    options: textsOf(usable),
    correctAnswer: usable.indexOf(correct),
  })
}

/** How many of the stored questions can be played; null when there is no list of any. */
export const countPlayable = (raw: unknown, defaults: QuestionDefaults = {}): number | null =>
  Array.isArray(raw) && raw.length > 0
    ? raw.filter((value, index) => typeof readQuestion(value, index, defaults) !== 'string').length
    : null

/**
 * Reads the questions of a quiz or a test in every shape of spec section 3. One that cannot be used is dropped with
 * one console.warn that names `where` (collection and document) and its index; it never empties the list. Ids are
 * unique: a missing one is the question's number, a repeated one gets it as a suffix. Never throws.
 */
export function parseQuestions(raw: unknown, where: string, defaults: QuestionDefaults = {}): Question[] {
  return placedQuestions(raw, where, defaults).map(({ question }) => question)
}

/** The same, each with its zero-based place in the stored list. */
export function placedQuestions(
  raw: unknown,
  where: string,
  defaults: QuestionDefaults = {},
): Array<{ place: number; question: Question }> {
  if (raw === undefined || raw === null) return []
  if (!Array.isArray(raw)) {
    console.warn(`${where}: questions is no list`)
    return []
  }
  const ids = new Set<string>()
  return raw.flatMap((value: unknown, place) => {
    const question = readQuestion(value, place, defaults)
    if (typeof question === 'string') {
      console.warn(`${where}: questions[${place}] cannot be used: ${question}`)
      return []
    }
    let id = question.id
    while (ids.has(id)) id = `${id}-${place + 1}`
    ids.add(id)
    return [{ place, question: { ...question, id } }]
  })
}
