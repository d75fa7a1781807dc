import * as z from 'zod/mini'

// Optional, because zod takes a key that is absent for a fault otherwise, whatever the rest of the pipe makes of it.
const anything = z.optional(z.unknown())

const text = z.pipe(
  anything,
  z.transform((value) => {
    const written = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
    return typeof written === 'string' && written.trim() ? written.trim() : null
  }),
)

/** One option as stored; null where it is blank. */
export interface StoredOption {
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

/** Every name that a field of a stored question has had (spec section 3). */
export const storedQuestion = z.object({
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

export type StoredQuestion = z.infer<typeof storedQuestion>

function numberedOptions(raw: StoredQuestion): StoredOption[] | null {
  const texts = [raw.option1, raw.option2, raw.option3, raw.option4, raw.option5]
  return texts.some(Boolean) ? texts.map((option) => ({ text: option, isCorrect: false })) : null
}

/** The options under whichever name they stand, in the order of spec section 3; null when there are none. */
export function storedOptions(raw: StoredQuestion): StoredOption[] | null {
  return (
    raw.options ?? raw.choices ?? raw.alternatives ?? raw.responses ?? raw.answers ?? numberedOptions(raw)
  )
}
