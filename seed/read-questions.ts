/** The questions of a seed document in one form, whatever shape they are stored in (spec section 3). */
import * as z from 'zod/mini'
import type { SeedDocument } from './read-seed'

export interface SeedQuestion {
  id: string
  text: string
  options: string[]
  key: number
  explanation: string
  /** null in an older shape, and in a test without topics or sections. */
  topic: string | null
  section: string | null
}

const ObjectOptions = z.array(z.strictObject({ text: z.string(), isCorrect: z.boolean() }))
const OptionList = z.optional(z.union([z.array(z.string()), ObjectOptions]))
const Key = z.optional(
  z.union([
    z.number(),
    z.pipe(
      z.string().check(z.regex(/^\d$/)),
      z.transform((digit) => Number(digit)),
    ),
  ]),
)
const StoredQuestion = z.looseObject({
  id: z.string(),
  question: z.optional(z.string()),
  text: z.optional(z.string()),
  title: z.optional(z.string()),
  options: OptionList,
  choices: OptionList,
  answers: OptionList,
  alternatives: OptionList,
  responses: OptionList,
  correctAnswer: Key,
  correct: Key,
  explanation: z.optional(z.string()),
  reason: z.optional(z.string()),
  topic: z.optional(z.string()),
  section: z.optional(z.string()),
})

/** Throws when a question has no text, options, key or explanation in any known place. */
export function readQuestions(document: SeedDocument): SeedQuestion[] {
  return z.parse(z.array(StoredQuestion), document.questions ?? []).map((stored) => {
    const { key, options } = readOptions(stored)
    const text = stored.question ?? stored.text ?? stored.title
    const explanation = stored.explanation ?? stored.reason
    if (!text || !explanation || key === undefined) throw new Error(`incomplete question ${stored.id}`)
    const { topic = null, section = null } = stored
    return { id: stored.id, text, options, key, explanation, topic, section }
  })
}

function readOptions(stored: z.infer<typeof StoredQuestion>): { options: string[]; key: number | undefined } {
  const listed = stored.options ?? stored.choices ?? stored.answers ?? stored.alternatives ?? stored.responses
  const objects = z.safeParse(ObjectOptions, listed)
  if (objects.success) {
    const right = objects.data.flatMap((option, index) => (option.isCorrect ? [index] : []))
    return {
      options: objects.data.map((option) => option.text),
      key: right.length === 1 ? right[0] : undefined,
    }
  }
  const numbered = [1, 2, 3, 4, 5].flatMap((place) => {
    const option = stored[`option${place}`]
    return typeof option === 'string' ? [option] : []
  })
  return {
    options: z.parse(z.array(z.string()), listed ?? numbered),
    key: stored.correctAnswer ?? stored.correct,
  }
}
