import type { Paper } from '../paper'
import type { ExtraTime } from '../sitting/extra-time'
import { planOf } from '../sitting/sitting-sections'

/** When a student did what, as the sheet says. Moments are epoch milliseconds. */
export interface SheetTimes {
  readonly startedAt: number
  readonly deadline: number
  /** Null for a sheet that was never submitted. */
  readonly submittedAt: number | null
  /** The server's times of the begin and of the last write; null where the server did not note them. */
  readonly server: { readonly beganAt: number; readonly updatedAt: number } | null
  readonly milliseconds: readonly number[]
  /** Questions with an answer. */
  readonly answered: number
  readonly extra: ExtraTime
}

/**
 * Times that nobody can have: answers faster than one second each on the whole; more time at the questions than the
 * sitting took; submitted before it began; a deadline later than the test allows. And one that somebody without a network
 * has too: written in the time of grace.
 */
export type ImpossibleTime =
  | 'too fast'
  | 'too long at questions'
  | 'submitted before begun'
  | 'late deadline'
  | 'written late'

const leastForAnswer = 1000
/** Times are rounded one by one, and a device's clock may be corrected while a test runs. */
const tolerance = 60_000

/**
 * What is impossible in the times of a sheet; nothing for almost all. A sheet is never refused by it: a person decides.
 * @param closesAt the moment by which every sitting of a live test ends; absent for other tests
 */
export function impossibleTimes(
  { startedAt, deadline, submittedAt, server, milliseconds, answered, extra }: SheetTimes,
  paper: Paper,
  closesAt?: number,
): ImpossibleTime[] {
  const given = planOf(paper, extra).milliseconds
  const taken = [
    ...(submittedAt === null ? [] : [submittedAt - startedAt]),
    ...(server ? [server.updatedAt - server.beganAt] : []),
  ]
  const least = Math.min(...taken)
  const atQuestions = milliseconds.reduce((sum, one) => sum + one, 0)
  const most = (submittedAt ?? deadline) - startedAt
  const latest = Math.min(
    startedAt + given,
    server ? server.beganAt + given : Number.POSITIVE_INFINITY,
    closesAt ?? Number.POSITIVE_INFINITY,
  )
  return [
    ...(answered > 0 && least < answered * leastForAnswer ? ['too fast' as const] : []),
    ...(atQuestions > most + tolerance ? ['too long at questions' as const] : []),
    ...(submittedAt !== null && submittedAt < startedAt ? ['submitted before begun' as const] : []),
    ...(deadline > latest + tolerance ? ['late deadline' as const] : []),
    ...(server && server.updatedAt > Math.min(deadline, latest) + tolerance ? ['written late' as const] : []),
  ]
}
