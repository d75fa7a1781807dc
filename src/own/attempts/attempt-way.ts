import { paths } from '@/config/paths'
import { placesOf, testOfKey } from '@/domain/sitting/test-ref'
import type { AttemptSummary } from './attempt-summary'

/** The address of an attempt's sitting. @param test the address of its test */
export function sittingPlace(test: string, { scope, id }: Pick<AttemptSummary, 'scope' | 'id'>): string {
  if (scope === 'all') return test
  return scope === 'untimed' ? paths.untimed(test) : paths.retake(test, scope, id)
}

/**
 * Where a link to an attempt leads: `resume` while it has time; `result` once it is submitted, or to its test, which
 * submits it, when its time ran out with the page closed. Null when its test cannot be named.
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
