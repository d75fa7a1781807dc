/** Counts failed sign-ins by address, known or not: otherwise the limit itself would tell which addresses exist. */

const MOST_FAILURES = 10
const WINDOW_MS = 5 * 60 * 1000

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>

/** Creates a limiter on the clock `now`, in milliseconds. */
export function createAttemptLimiter(now: () => number) {
  const failures = new Map<string, number[]>()
  const recent = (email: string) => (failures.get(email) ?? []).filter((at) => at > now() - WINDOW_MS)

  return {
    /** True when there were ten failures within the last five minutes; attempts made while blocked do not count. */
    isBlocked: (email: string) => recent(email).length >= MOST_FAILURES,
    failed: (email: string) => failures.set(email, [...recent(email), now()]),
    /** Forgets the failures of an address: after a success or a new password. */
    forgive: (email: string) => failures.delete(email),
    clear: () => failures.clear(),
  }
}
