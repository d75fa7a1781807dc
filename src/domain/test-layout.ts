import * as z from 'zod/mini'
import { type StoredMarking, storedMarking } from './marking'
import { anything, optionalAmount, optionalText } from './stored-fields'

interface StoredSection {
  readonly id: string
  readonly name: string
  /** Its own time; null when it shares the test's. */
  readonly minutes: number | null
  readonly marking: StoredMarking | null
}

/** What a test says about its paper beside the questions: how it is marked and divided. */
export interface TestLayout {
  readonly marking: StoredMarking | null
  /** Empty when the test is one piece. */
  readonly sections: readonly StoredSection[]
}

const storedSection = z.object({
  id: optionalText,
  name: optionalText,
  minutes: optionalAmount,
  marking: storedMarking,
})

/** A test's `sections`; one without an id is named by its number, what is no map is left out. */
const storedSections = z.pipe(
  anything,
  z.transform((value): StoredSection[] =>
    (Array.isArray(value) ? value : []).flatMap((section: unknown, index) => {
      const parsed = storedSection.safeParse(section)
      if (!parsed.success) return []
      const id = parsed.data.id ?? String(index + 1)
      return [{ ...parsed.data, id, name: parsed.data.name ?? `Section ${index + 1}` }]
    }),
  ),
)

/** The fields of a test document that `TestLayout` comes from. */
export const layoutFields = { marking: storedMarking, sections: storedSections }
