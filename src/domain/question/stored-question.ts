import * as z from 'zod/mini'
import type { RichText } from '../rich-text'
import { anything, optionalNumber, optionalText } from '../stored-fields'
import { optionalRichText } from '../stored-text'
import { storedMarking } from './marking'

/** One option as stored; null where it is blank. */
export interface StoredOption {
  text: RichText | null
  isCorrect: boolean
}

/** An option that is more than its text. */
export const storedOptionFields = z.object({ text: optionalRichText, isCorrect: anything })

const storedOption = z.union([
  z.pipe(
    storedOptionFields.check(z.refine(({ text }) => text !== null)),
    z.transform((option): StoredOption => ({ text: option.text, isCorrect: option.isCorrect === true })),
  ),
  z.pipe(
    optionalRichText,
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
  question: optionalRichText,
  text: optionalRichText,
  title: optionalRichText,
  /** How it is answered: by one option where nothing else is said. */
  type: anything,
  options: optionList,
  choices: optionList,
  alternatives: optionList,
  responses: optionList,
  answers: optionList,
  option1: optionalRichText,
  option2: optionalRichText,
  option3: optionalRichText,
  option4: optionalRichText,
  option5: optionalRichText,
  correctAnswer: anything,
  correct: anything,
  /** Of several right options, zero-based. */
  correctAnswers: anything,
  /** Of a number: exact, or give or take `tolerance`, or the range from `answerFrom` to `answerTo`. */
  answer: optionalNumber,
  tolerance: optionalNumber,
  answerFrom: optionalNumber,
  answerTo: optionalNumber,
  /** As `writeKey` writes it, by a correction: it beats every other key. */
  key: optionalText,
  explanation: optionalRichText,
  reason: optionalRichText,
  imageUrl: optionalText,
  image: optionalText,
  topic: optionalText,
  section: optionalText,
  /** Id of the set of the test that it belongs to. */
  set: optionalText,
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
