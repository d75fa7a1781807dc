import type { RichText } from '../rich-text'
import { optionalNumber } from '../stored-fields'
import { readText } from '../stored-text'
import { type Key, readKey } from './answer'
import { kindOf, type NamedKind, namedKinds } from './kinds'
import type { QuestionDefaults } from './kinds/kind'
import type { StoredMarking } from './marking'
import { optionList, storedOptions, storedQuestion } from './stored-question'

/** One question as the whole product knows it, whatever shape its document had (spec section 3). */
export interface Question {
  readonly id: string
  readonly text: RichText
  /** How it is answered; absent for one right option. */
  readonly kind?: NamedKind
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

/**
 * The defaults of a test question (spec section 3): four placeholders, which serve a question whose picture shows its
 * options, and the first option as key.
 */
export const testQuestionDefaults: QuestionDefaults = {
  options: ['Option A', 'Option B', 'Option C', 'Option D'],
  correctAnswer: 0,
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
  const corrected = raw.key === null ? null : readKey(raw.key)
  if (raw.key !== null && corrected === null) return 'its corrected key cannot be read'
  const kind = namedKinds.find((name) => name === raw.type)
  const answered = kindOf({ kind }).read({
    question: questionText,
    options: storedOptions(raw),
    field: (name) => raw[name],
    number: (name) => optionalNumber.parse(raw[name]),
    text: (name) => readText(raw[name]),
    list: (name) => optionList.parse(raw[name]),
    defaults,
  })
  if (typeof answered === 'string') return answered
  return {
    id: raw.id ?? String(index + 1),
    text: questionText,
    explanation: raw.explanation ?? raw.reason,
    image: raw.imageUrl ?? raw.image,
    topic: raw.topic,
    ...(raw.section ? { section: raw.section } : {}),
    ...(raw.set ? { set: raw.set } : {}),
    ...(raw.marking ? { marking: raw.marking } : {}),
    ...(kind ? { kind } : {}),
    ...answered,
    ...(corrected === null ? {} : { correctAnswer: corrected }),
  }
}

/** The stored questions that can be played; null when there is no list of any. */
export const playableQuestions = (raw: unknown, defaults: QuestionDefaults = {}): Question[] | null =>
  Array.isArray(raw) && raw.length > 0
    ? raw
        .map((value, index) => readQuestion(value, index, defaults))
        .filter((question) => typeof question !== 'string')
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
