import type { StoredMarking } from './marking'
import { type StoredOption, type StoredQuestion, storedOptions, storedQuestion } from './stored-question'

/** One question as the whole product knows it, whatever shape its document had (spec section 3). */
export interface Question {
  readonly id: string
  readonly text: string
  /** Two or more. */
  readonly options: readonly string[]
  /** Zero-based place of the right option in `options`. */
  readonly correctAnswer: number
  readonly explanation: string | null
  /** As stored: a Storage path or an absolute URL; `publicFileUrl` makes an address of it. */
  readonly image: string | null
  readonly topic: string | null
  /** Id of the test's section that it belongs to, as stored. */
  readonly section?: string
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
  return {
    id: raw.id ?? String(index + 1),
    text: questionText,
    options: usable.flatMap((option) => option.text ?? []),
    correctAnswer: usable.indexOf(correct),
    explanation: raw.explanation ?? raw.reason,
    image: raw.imageUrl ?? raw.image,
    topic: raw.topic,
    ...(raw.section ? { section: raw.section } : {}),
    ...(raw.marking ? { marking: raw.marking } : {}),
  }
}

/**
 * Reads the questions of a quiz or a test in every shape of spec section 3. One that cannot be used is dropped with
 * one console.warn that names `where` (collection and document) and its index; it never empties the list. Ids are
 * unique: a missing one is the question's number, a repeated one gets it as a suffix. Never throws.
 */
export function parseQuestions(raw: unknown, where: string, defaults: QuestionDefaults = {}): Question[] {
  if (raw === undefined || raw === null) return []
  if (!Array.isArray(raw)) {
    console.warn(`${where}: questions is no list`)
    return []
  }
  const ids = new Set<string>()
  return raw.flatMap((value: unknown, index) => {
    const question = readQuestion(value, index, defaults)
    if (typeof question === 'string') {
      console.warn(`${where}: questions[${index}] cannot be used: ${question}`)
      return []
    }
    let id = question.id
    while (ids.has(id)) id = `${id}-${index + 1}`
    ids.add(id)
    return [{ ...question, id }]
  })
}
