import * as z from 'zod/mini'
import { defaultMinutes } from '@/config/limits'
import { playableQuestions, testQuestionDefaults } from '@/domain/question/question'
import { contentLanguages, layoutFields, layoutOf } from '@/domain/test-layout'
import { storedContentItem, toContentItem } from '../content-item'
import {
  anything,
  hasTitle,
  optionalAmount,
  optionalFlag,
  optionalNumber,
  questionCountField,
} from '../fields'

/**
 * A `mock_tests` document (spec section 3). Without a length it takes 60 minutes, the data layer's default (spec
 * section 9).
 */
export const mockTestSchema = z.pipe(
  z
    .extend(storedContentItem, {
      duration: optionalAmount,
      timeInMinutes: optionalAmount,
      totalQuestions: optionalAmount,
      questions: anything,
      [questionCountField]: optionalNumber,
      published: optionalFlag,
      ...layoutFields,
    })
    .check(hasTitle),
  z.transform((raw) => {
    const playable = playableQuestions(raw.questions, testQuestionDefaults)
    return {
      ...toContentItem(raw),
      ...contentLanguages(raw, playable ?? []),
      subject: raw.subject,
      source: raw.source,
      minutes: raw.duration ?? raw.timeInMinutes ?? defaultMinutes.data,
      questionCount: raw[questionCountField] ?? playable?.length ?? raw.totalQuestions,
      /** Only published ones are listed (spec section 4); one that does not say so is not. */
      isPublished: raw.published ?? false,
      /** As stored; `parseQuestions` reads them. */
      questions: raw.questions,
      /** How they are marked and divided, and what they share. */
      layout: layoutOf(raw),
    }
  }),
)

export type MockTest = z.infer<typeof mockTestSchema>

/** A mock test as a card shows it: its questions belong to the test taker. */
export const mockTestCardSchema = z.pipe(
  mockTestSchema,
  z.transform(({ questions: _q, layout: _l, ...card }) => card),
)

export type MockTestCard = z.infer<typeof mockTestCardSchema>
