/** The time of a change made now: later than the change before it, also on a device whose clock is behind. */
export const timeAfter = (before: number | undefined): number => Math.max(Date.now(), (before ?? -1) + 1)
