import { queryOptions } from '@tanstack/react-query'
import type { Firestore } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { requiredText } from '../fields'
import { longList } from '../kept'

/** The best of a week's live tests, of those who agreed to be named. */
export interface WeekBoard {
  /** Live tests that it adds up. */
  readonly tests: number
  readonly names: ReadonlyArray<{
    readonly rank: number
    readonly name: string
    /** The sum of the student's percentiles. */
    readonly points: number
    /** Tests of the student. */
    readonly tests: number
    /** `boardSign` of the student. */
    readonly sign: string
  }>
}

const boardLine = z.object({
  rank: z.number(),
  name: requiredText,
  points: z.number(),
  tests: z.number(),
  sign: z.string(),
})

/** The `ranks/week:{Monday}` document (api/ranks/week-board.ts); a row that cannot be read is left out. */
export const weekBoardSchema = z.pipe(
  z.object({ tests: z.number(), names: z.array(z.unknown()) }),
  z.transform(
    ({ tests, names }): WeekBoard => ({
      tests,
      names: names.flatMap((raw) => {
        const line = boardLine.safeParse(raw).data
        return line ? [{ ...line, points: line.points / 100 }] : []
      }),
    }),
  ),
)

/**
 * The board of a week; null when nobody is named, and before the results of its last live test.
 * @param week its Monday, `2026-11-23` @throws AppError when the read fails
 */
export const readWeekBoard = (week: string, firestore: Firestore = db): Promise<WeekBoard | null> =>
  readVisibleDocument(firestore, `ranks/week:${week}`, weekBoardSchema)

/** The board of a week, by its Monday; closing and opening it reads it once. */
export const weekBoardQuery = (week: string) =>
  queryOptions({ queryKey: ['week-board', week], queryFn: () => readWeekBoard(week), ...longList })
