import * as z from 'zod/mini'
import { anything, optionalText, stored } from '../stored-fields'
import { optionalRichText } from '../stored-text'
import type { StoredOption } from './kinds/kind'
import { storedMarking } from './marking'

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
export const optionList = stored((value) => {
  const list = z.array(storedOption).safeParse(value)
  return list.success && list.data.some((option) => option.text) ? list.data : null
})

/** Every name that a field of a stored question of any kind has had (spec section 3); a kind reads more. */
export const storedQuestion = z.looseObject({
  id: optionalText,
  question: optionalRichText,
  text: optionalRichText,
  title: optionalRichText,
  /** Its kind, which has fields of its own: one right option where nothing else is said. */
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
