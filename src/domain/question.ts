import * as z from 'zod/mini'

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

// Optional, because zod takes a key that is absent for a fault otherwise, whatever the rest of the pipe makes of it.
const anything = z.optional(z.unknown())

const text = z.pipe(
  anything,
  z.transform((value) => {
    const written = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
    return typeof written === 'string' && written.trim() ? written.trim() : null
  }),
)

interface StoredOption {
  text: string | null
  isCorrect: boolean
}

const storedOption = z.union([
  z.pipe(
    z.object({ text, isCorrect: anything }),
    z.transform((option): StoredOption => ({ text: option.text, isCorrect: option.isCorrect === true })),
  ),
  z.pipe(
    text,
    z.transform((option): StoredOption => ({ text: option, isCorrect: false })),
  ),
])

/** A stored list of options; null when it is no list or holds nothing. */
const optionList = z.pipe(
  anything,
  z.transform((value) => {
    const list = z.array(storedOption).safeParse(value)
    return list.success && list.data.some((option) => option.text) ? list.data : null
  }),
)

const storedQuestion = z.object({
  id: text,
  question: text,
  text,
  title: text,
  options: optionList,
  choices: optionList,
  alternatives: optionList,
  responses: optionList,
  answers: optionList,
  option1: text,
  option2: text,
  option3: text,
  option4: text,
  option5: text,
  correctAnswer: anything,
  correct: anything,
  explanation: text,
  reason: text,
  imageUrl: text,
  image: text,
  topic: text,
})

type StoredQuestion = z.infer<typeof storedQuestion>

function numberedOptions(raw: StoredQuestion): StoredOption[] | null {
  const texts = [raw.option1, raw.option2, raw.option3, raw.option4, raw.option5]
  return texts.some(Boolean) ? texts.map((option) => ({ text: option, isCorrect: false })) : null
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

/** The question, or the reason why it cannot be used. */
function readQuestion(value: unknown, index: number, defaults: QuestionDefaults): Question | string {
  const parsed = storedQuestion.safeParse(value)
  if (!parsed.success) return 'it is no map'
  const raw = parsed.data
  const questionText = raw.question ?? raw.text ?? raw.title
  if (!questionText) return 'it has no text'
  const stored =
    raw.options ?? raw.choices ?? raw.alternatives ?? raw.responses ?? raw.answers ?? numberedOptions(raw)
  // A question with neither options nor a key is no question; the defaults fill one gap, not both.
  const hasKey = (raw.correctAnswer ?? raw.correct ?? null) !== null
  const presetOptions = hasKey || raw.imageUrl || raw.image ? defaults.options : undefined
  const options = stored ?? presetOptions?.map((option) => ({ text: option, isCorrect: false })) ?? []
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
    const id = ids.has(question.id) ? `${question.id}-${index + 1}` : question.id
    ids.add(id)
    return [{ ...question, id }]
  })
}
