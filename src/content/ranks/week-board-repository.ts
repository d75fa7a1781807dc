import type { Firestore } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'

/** The `ranks/week:{Monday}` document (api/ranks/week-board.ts): the best of a week's live tests, who agreed to be named. */
export const weekBoardSchema = z.object({
  /** Live tests that it adds up. */
  tests: z.number(),
  names: z.array(
    z.object({
      rank: z.number(),
      name: z.string(),
      /** Hundredths of the sum of the student's percentiles. */
      points: z.number(),
      /** Tests of the student. */
      tests: z.number(),
      /** `boardSign` of the student. */
      sign: z.string(),
    }),
  ),
})

export type WeekBoard = z.infer<typeof weekBoardSchema>

/**
 * The board of a week; null when nobody is named, and before the results of its last live test.
 * @param week its Monday, `2026-11-23` @throws AppError when the read fails
 */
export const readWeekBoard = (week: string, firestore: Firestore = db): Promise<WeekBoard | null> =>
  readVisibleDocument(firestore, `ranks/week:${week}`, weekBoardSchema)
