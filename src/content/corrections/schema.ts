import * as z from 'zod/mini'
import { readKey } from '@/domain/question/answer'
import type { KeyCorrection } from '@/domain/sitting/corrections'
import { anything, optionalDate, optionalText, requiredText } from '../fields'

/** The corrected keys of one test or quiz (docs/decisions/045). */
export interface TestCorrections {
  /** Names the test as in attempts. */
  readonly testKey: string
  readonly title: string
  /** The earliest first: of a question the last one counts. */
  readonly corrections: readonly KeyCorrection[]
}

/** Why a key was corrected: characters at most. */
export const longestReason = 300

const entrySchema = z.object({
  question: requiredText,
  /** As `writeKey` writes them. */
  key: requiredText,
  was: optionalText,
  reason: optionalText,
  at: optionalDate,
})

/** Entries by their number; one that cannot be read is left out. */
function readEntries(entries: unknown): KeyCorrection[] {
  const byNumber = z.record(z.string(), z.unknown()).safeParse(entries)
  if (!byNumber.success) return []
  return Object.entries(byNumber.data)
    .sort(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, value]) => {
      const { data } = entrySchema.safeParse(value)
      const key = data ? readKey(data.key) : null
      if (!data?.at || key === null) return []
      return [{ questionId: data.question, key, reason: data.reason ?? '', at: data.at.getTime() }]
    })
}

/** A `corrections/{id}` document: one for each test of which a key was corrected, written by the operator's tool. */
export const correctionsSchema = z.pipe(
  z.object({ id: z.string(), testKey: requiredText, title: requiredText, entries: anything }),
  z.transform(
    ({ testKey, title, entries }): TestCorrections => ({
      testKey,
      title,
      corrections: readEntries(entries),
    }),
  ),
)
