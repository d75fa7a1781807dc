/** Why an operator gave, took back or refunded something; one line in the audit list. */
const longestReason = 300

/** @param what for the message: `A refund` @throws Error without a reason, or for one that is too long */
export function readReason(what: string, typed: string): string {
  const reason = typed.trim().replace(/\s+/g, ' ')
  if (reason === '') throw new Error(`${what} needs a reason.`)
  if (reason.length > longestReason) throw new Error(`A reason can have at most ${longestReason} characters.`)
  return reason
}
