/** When the provider is asked about an order that nobody has reported as paid (docs/decisions/035). */
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Ages at which an unpaid order is looked at; after the last look it is closed. */
const LOOKS = [2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR]
/** Held money is given back by then. */
const GIVE_UP_MS = 3 * 24 * HOUR

/** The next look at an order that is not paid now; null closes it. Money that is held is looked at each hour. */
export function nextLook(createdAt: Date, now: Date, isConfirming = false): Date | null {
  const age = now.getTime() - createdAt.getTime()
  const look = LOOKS.find((one) => one > age)
  if (look !== undefined) return new Date(createdAt.getTime() + look)
  return isConfirming && age < GIVE_UP_MS ? new Date(now.getTime() + HOUR) : null
}
