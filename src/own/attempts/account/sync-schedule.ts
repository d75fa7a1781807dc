import { testOfKey } from '@/domain/sitting/test-ref'

/** Milliseconds without a change after which the account is told. */
const quiet = 5000
/** Milliseconds between two writes, at least; and how long unbroken work waits at most. */
const leastGap = 30_000
/** Milliseconds for each write over which those of one sitting are spread at most. */
const longestEach = 4 * 60_000
/** Writes that one attempt may cost in a day, the one at submit included (each is billed). */
export const mostWrites = 60
/**
 * The same of what is practised every day: an own test or a daily quiz. Another device that goes on with it finds what was
 * there when the page was last hidden, or some minutes ago.
 */
export const mostDailyWrites = 8
const daily = new Set(['daily', 'practice', 'study'])

/** @param testKey of the attempt */
export const mostWritesOf = (testKey: string): number =>
  daily.has(testOfKey(testKey)?.kind ?? '') ? mostDailyWrites : mostWrites

/** Kept back for what cannot wait: the page that is hidden near the end, and the submit. */
const reserve = 4

export interface SyncMoments {
  /** Epoch milliseconds, here and below; null when nothing has been written yet. */
  readonly lastWrite: number | null
  /** Of the changes that have not been written: the first and the latest. */
  readonly firstChange: number
  readonly lastChange: number
  readonly deadline: number
  /** So far. */
  readonly writes: number
  /** `mostWritesOf` the attempt. */
  readonly most: number
}

/**
 * When what has changed is to be written: the first state at once; then after 5 s of quiet, never twice in 30 s, and in
 * a long test less often, so that the writes last until its deadline. Null when only the submit may still be written.
 */
export function nextWriteAt({
  lastWrite,
  firstChange,
  lastChange,
  deadline,
  writes,
  most,
}: SyncMoments): number | null {
  if (lastWrite === null) return firstChange
  const left = most - reserve - writes
  if (left <= 0) return null
  // Of a sitting without a limit, as much as anybody sits at once.
  const time = Math.min(deadline - lastWrite, most * longestEach)
  const gap = Math.max(leastGap, time / left)
  return Math.max(lastWrite + gap, Math.min(lastChange + quiet, firstChange + leastGap))
}

/** Whether a page that is hidden or left may write at once, whatever the gap; the submit always may. */
export function mayWriteEarly(writes: number, most: number): boolean {
  return writes < most - 1
}
