import * as z from 'zod/mini'
import { storedMarking } from './marking'
import { anything, optionalText } from './stored-fields'

/** One option as stored; null where it is blank. */
export interface StoredOption {
  text: string | null
  isCorrect: boolean
}

/** An option that is more than its text. */
export const storedOptionFields = z.object({ text: optionalText, isCorrect: anything })

const storedOption = z.union([
  z.pipe(
    storedOptionFields,
    z.transform((option): StoredOption => ({ text: option.text, isCorrect: option.isCorrect === true })),
  ),
  z.pipe(
    optionalText,
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
  id: optionalText,
  question: optionalText,
  text: optionalText,
  title: optionalText,
  options: optionList,
  choices: optionList,
  alternatives: optionList,
  responses: optionList,
  answers: optionList,
  option1: optionalText,
  option2: optionalText,
  option3: optionalText,
  option4: optionalText,
  option5: optionalText,
  correctAnswer: anything,
  correct: anything,
  explanation: optionalText,
  reason: optionalText,
  imageUrl: optionalText,
  image: optionalText,
  topic: optionalText,
  section: optionalText,
  marking: storedMarking,
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
