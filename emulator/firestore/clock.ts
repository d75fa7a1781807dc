/** The time of one backend in microseconds since the epoch, the precision that Firestore keeps. */
export type Clock = ReturnType<typeof createClock>

/**
 * The server time of a request: `request.time` of the rules and the value of REQUEST_TIME, which have whole milliseconds.
 * @param micros The time of its commit or read; commits and documents keep their microseconds.
 */
export function requestTime(micros: number): number {
  return Math.floor(micros / 1000) * 1000
}

/** @param now Milliseconds since the epoch. */
export function createClock(now: () => number) {
  let last = 0
  const later = (micros: number): number => {
    last = micros % 1000 === 0 ? micros + 1 : micros
    return last
  }
  return {
    /** Time of a read: never before a commit that the read can see. */
    read: () => later(Math.max(Math.floor(now() * 1000), last)),
    /**
     * Time of a commit: after every time given out so far, and in a millisecond that the machine has not reached yet. A
     * `new Date()` of the client can therefore not equal `request.time`, as practically never in production.
     */
    commit: () => later(Math.max(Math.floor(now() * 1000) + 1000, last + 1)),
    /** The last time given out. */
    last: () => last,
    advanceTo: (micros: number) => {
      last = Math.max(last, micros)
    },
  }
}
