import { paths } from '@/config/paths'
import { placesOf, testOfKey } from '@/domain/sitting/test-ref'
import type { AttemptSummary } from './attempt-summary'

/** The address at which an attempt is sat. @param test of its test */
export function sittingPlace(test: string, { scope, id }: Pick<AttemptSummary, 'scope' | 'id'>): string {
  if (scope === 'all') return test
  return scope === 'untimed' ? paths.untimed(test) : paths.retake(test, scope, id)
}

/**
 * Where an attempt goes on: `resume` while its time lasts; `result` once it is submitted, or at its test, which ends
 * it, when its time ran out while nobody was there. Null when its test cannot be named.
 * @param now milliseconds since 1970
 */
export function wayOn(
  attempt: AttemptSummary,
  now: number,
): { to: string; leads: 'resume' | 'result' } | null {
  const ref = testOfKey(attempt.testKey)
  if (!ref) return null
  const { test, results } = placesOf(ref)
  if (attempt.status === 'submitted')
    return { to: paths.attemptResults(results, attempt.id), leads: 'result' }
  const to = sittingPlace(test, attempt)
  return { to, leads: attempt.deadline <= now ? 'result' : 'resume' }
}
