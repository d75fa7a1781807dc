import { testOfKey } from '@/domain/sitting/test-ref'

/** Milliseconds without a change after which the attempt is written. */
const quiet = 5000
/** The least time between two writes, and the longest wait of continuous work, in milliseconds. */
const leastGap = 30_000
/** The writes of one sitting are spread over so many milliseconds each, at most. */
const longestEach = 4 * 60_000
/** Writes of one attempt in a day, the one at submit included (each is billed). */
export const mostWrites = 60
/**
 * The same for daily practice: an own test or a daily quiz. Another device continues from the state when the page was last
 * hidden, or some minutes ago.
 */
export const mostDailyWrites = 8
const daily = new Set(['daily', 'practice', 'study'])
/** The same for a live test, which thousands sit in one hour. */
export const mostLiveWrites = 30

/** @param testKey of the attempt */
export function mostWritesOf(testKey: string): number {
  const kind = testOfKey(testKey)?.kind ?? ''
  if (kind === 'live') return mostLiveWrites
  return daily.has(kind) ? mostDailyWrites : mostWrites
}

/** Reserved for writes that cannot wait: a hidden page near the end, and the submit. */
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
 * When changes are written: the first state at once; then after 5 s of quiet, never twice in 30 s, and less often in a long
 * test, so that the writes last until its deadline. Null when only the submit may still be written.
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
  // Without a limit: as long as anybody sits at once.
  const time = Math.min(deadline - lastWrite, most * longestEach)
  const gap = Math.max(leastGap, time / left)
  return Math.max(lastWrite + gap, Math.min(lastChange + quiet, firstChange + leastGap))
}

/** Whether a page that is hidden or left may write at once, whatever the gap; the submit always may. */
export function mayWriteEarly(writes: number, most: number): boolean {
  return writes < most - 1
}
