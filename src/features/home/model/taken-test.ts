import type { AttemptSummary } from '@/features/attempts'

/** An attempt of a test with where it leads, found out when it was read: the test taker itself comes later. */
export interface TakenTest extends AttemptSummary {
  /** Its results, or its test while it runs; null when nobody can say which test it is of. */
  to: string | null
  /** The package of its test; null for a mock test. */
  packageId: string | null
}

/** Runs, and has time left. @param now milliseconds since 1970 */
export function goesOn({ status, deadline }: TakenTest, now: number): boolean {
  return status === 'running' && deadline > now
}

/** Ran out of time while nobody was there: opening its test ends it and shows the result. */
export function isOver({ status, deadline }: TakenTest, now: number): boolean {
  return status === 'running' && deadline <= now
}
