import { paths } from '@/config/paths'
import type { AttemptSummary } from './attempt-summary'
import { placesOf, testOfKey } from './test-ref'

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
  const to = attempt.scope === 'all' ? test : paths.retake(test, attempt.scope, attempt.id)
  return { to, leads: attempt.deadline <= now ? 'result' : 'resume' }
}
