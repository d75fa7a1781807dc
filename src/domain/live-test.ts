/**
 * Live tests (docs/decisions/076): everybody sits the same test in the same hours, and nobody has its answer keys before
 * the results. Moments are epoch milliseconds.
 */

/** The hours of a live test. */
export interface LiveHours {
  readonly opensAt: number
  /** The last moment to begin. */
  readonly entryUntil: number
  /** Every sitting ends by then. */
  readonly closesAt: number
  /** Keys, marks and ranks are published. */
  readonly resultsAt: number
}

/** Milliseconds after the end of a sitting in which the rules still accept its answers: its student had no network. */
export const graceTime = 10 * 60_000

/**
 * `upcoming` until it opens; `open` while it can be begun; `sitting` while those who have begun are at it; `closed` until
 * the results; then `published`.
 */
export type LivePhase = 'upcoming' | 'open' | 'sitting' | 'closed' | 'published'

/** Where a live test stands at `now`. */
export function livePhase({ opensAt, entryUntil, closesAt, resultsAt }: LiveHours, now: number): LivePhase {
  if (now >= resultsAt) return 'published'
  if (now < opensAt) return 'upcoming'
  if (now <= entryUntil) return 'open'
  return now < closesAt ? 'sitting' : 'closed'
}

/** Names a student's one attempt of a live test, on every device; questions are shuffled by it. */
export const liveAttemptId = (liveTestId: string, uid: string): string => `live.${liveTestId}.${uid}`

/** The id of the live test that such a name holds; null for another attempt. */
export function liveTestOf(attemptId: string, uid: string): string | null {
  const end = `.${uid}`
  return attemptId.startsWith('live.') && attemptId.endsWith(end) ? attemptId.slice(5, -end.length) : null
}

/** How toppers are named: first name and initial, `Asha K.` @param name of the student's account */
export function topperName(name: string): string {
  const [first = '', ...more] = name.trim().split(/\s+/)
  const [initial] = Array.from(more[more.length - 1] ?? '')
  const shown = initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
  return Array.from(shown).slice(0, 40).join('')
}
