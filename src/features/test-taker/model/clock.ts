/** The one clock of a test, in epoch milliseconds: it goes on while the device sleeps and across reloads. */
export function examNow(): number {
  return Date.now()
}

/** Whole seconds left until `deadline`, never negative; a second that has begun still counts. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}
