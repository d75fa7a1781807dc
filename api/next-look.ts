/** When to check an unreported order with the provider (docs/decisions/035). */
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Ages at which an unpaid order is looked at; after the last look it is closed. */
const LOOKS = [2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR]
const DAY = 24 * HOUR
/** By then the bank has decided, and held money is given back. */
const GIVE_UP_MS = 3 * DAY

/** A payment that is neither taken nor failed: its money is held since then, or the student is at the bank. */
interface Wait {
  since: Date
  isHeld: boolean
}

/**
 * The next look at an order that is not paid now; null closes it. A payment under way keeps it open for three days: it
 * is looked at each hour, and after a day at the bank once a day.
 */
export function nextLook(createdAt: Date, now: Date, wait?: Wait): Date | null {
  const age = now.getTime() - createdAt.getTime()
  const look = LOOKS.find((one) => one > age)
  if (look !== undefined) return new Date(createdAt.getTime() + look)
  if (!wait) return null
  const waited = now.getTime() - wait.since.getTime()
  if (waited >= GIVE_UP_MS) return null
  return new Date(now.getTime() + (wait.isHeld || waited < DAY ? HOUR : DAY))
}
