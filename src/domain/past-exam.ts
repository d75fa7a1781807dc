import * as z from 'zod/mini'
import { t } from '@/language/text'
import { optionalFlag, optionalText, requiredText, stored } from './stored-fields'

/** The past exam whose paper a test is. */
export const pastExam = z.object({
  /** Of the exam. */
  name: requiredText,
  year: z.number(),
  shift: optionalText,
  /** Students wrote it down from memory after the exam. */
  memoryBased: optionalFlag,
})

export type PastExam = z.infer<typeof pastExam>

/** A test's `source`; null where it does not say which exam and year. */
export const storedPastExam = stored((value): PastExam | null => pastExam.safeParse(value).data ?? null)

/** A shift as students read it: `Shift 2` for a number. */
export const shiftText = (shift: string): string =>
  /^\d+$/.test(shift) ? t('Shift {shift}', { shift }) : shift

/** What a card says of a previous year's paper; nothing for any other test. */
export function pastExamFacts(exam: PastExam | null | undefined): string[] {
  if (!exam) return []
  const { name, year, shift, memoryBased } = exam
  return [
    t('Previous year paper'),
    `${name} ${year}`,
    ...(shift ? [shiftText(shift)] : []),
    ...(memoryBased ? [t('Memory based')] : []),
  ]
}
