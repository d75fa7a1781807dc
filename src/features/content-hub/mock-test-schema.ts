import * as z from 'zod/mini'
import { defaultMinutes } from '@/config/limits'
import { optionalFlag, optionalNumber, optionalText } from '@/lib/firebase/fields'
import { storedContentItem, toContentItem } from './content-item-schema'

/**
 * A `mock_tests` document as its card shows it (spec section 3); the questions are left to the test taker. Without a
 * length it takes 60 minutes, the data layer's default (spec section 9).
 */
export const mockTestSchema = z.pipe(
  z.extend(storedContentItem, {
    subject: optionalText,
    duration: optionalNumber,
    timeInMinutes: optionalNumber,
    totalQuestions: optionalNumber,
    questions: z.optional(z.unknown()),
    published: optionalFlag,
  }),
  z.transform((raw) => ({
    ...toContentItem(raw),
    subject: raw.subject,
    minutes:
      [raw.duration, raw.timeInMinutes].find((minutes) => minutes !== null && minutes > 0) ??
      defaultMinutes.data,
    questionCount: (Array.isArray(raw.questions) && raw.questions.length) || raw.totalQuestions,
    /** Only published ones are listed (spec section 4); one that does not say so is not. */
    isPublished: raw.published ?? false,
  })),
)

export type MockTest = z.infer<typeof mockTestSchema>
