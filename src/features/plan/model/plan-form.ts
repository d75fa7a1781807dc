import * as z from 'zod/mini'
import { type IndiaDay, readIndiaDay } from '@/domain/india-day'
import { t } from '@/language/text'
import { preferenceLimits } from '@/own/preferences/preferences'

const { exam, minutes } = preferenceLimits

/**
 * The form of the plan. `examDay`: `2026-11-22`, empty for none.
 * @param today an exam is not planned for a day before it
 */
export const planForm = (today: IndiaDay) =>
  z.object({
    exam: z.string().check(z.trim(), z.maxLength(exam, t('Write {most} characters at most', { most: exam }))),
    examDay: z.string().check(
      z.refine((text) => text === '' || (readIndiaDay(text) ?? -1) >= today, {
        error: t('Choose today or a later day, or leave it empty'),
      }),
    ),
    minutes: z.union([z.number(), z.nan()]).check(
      z.refine((asked) => Number.isInteger(asked) && asked >= minutes.least && asked <= minutes.most, {
        error: t('Choose {least} to {most} minutes', { least: minutes.least, most: minutes.most }),
      }),
    ),
  })

export type PlanDraft = z.infer<ReturnType<typeof planForm>>

/** Exams that students here study for, to choose from; any other may be written too. */
export const examNames = [
  'APPSC Group 1',
  'APPSC Group 2',
  'APPSC Group 3',
  'TGPSC Group 1',
  'TGPSC Group 2',
  'TGPSC Group 3',
  'TGPSC Group 4',
  'IBPS PO',
  'IBPS Clerk',
  'SBI PO',
  'SSC CGL',
  'SSC CHSL',
  'SSC MTS',
  'RRB NTPC',
  'RRB Group D',
  'District Courts',
] as const
