import * as z from 'zod/mini'
import { defaultMinutes } from '@/config/limits'
import { anything, storedAmount, storedFlag, storedText } from '@/domain/stored-fields'
import { layoutFields } from '@/domain/test-layout'

/** A `test_series/{id}/tests/{id}` document (spec section 3, test); its questions are read by `parseQuestions`. */
export const testSchema = z.object({
  id: z.string(),
  title: storedText,
  duration: storedAmount,
  questions: anything,
  ...layoutFields,
})

/** A `mock_tests` document (spec section 3, mock test). */
export const mockTestSchema = z.pipe(
  z.object({
    id: z.string(),
    title: storedText,
    duration: storedAmount,
    timeInMinutes: storedAmount,
    questions: anything,
    isPaid: storedFlag,
    price: storedAmount,
    isActive: storedFlag,
    ...layoutFields,
  }),
  z.transform((raw) => ({
    id: raw.id,
    title: raw.title ?? 'Untitled Test',
    minutes: raw.duration ?? raw.timeInMinutes ?? defaultMinutes.data,
    questions: raw.questions,
    layout: { marking: raw.marking, sections: raw.sections },
    isPaid: raw.isPaid ?? raw.price !== null,
    isActive: raw.isActive ?? true,
  })),
)
