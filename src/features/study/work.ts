import { type IndiaDay, indiaDayOf } from '@/domain/india-day'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import { isOnlyLookedAt, isTest, kindOf, testOfKey } from '@/domain/sitting/test-ref'
import type { Unfinished } from '@/domain/study/unfinished'
import { type AttemptSummary, wayOn } from '@/own/attempts'

/** Part of a test that is sat again is practice. */
function kindOfWork(attempt: AttemptSummary): Unfinished['kind'] {
  if (attempt.scope === 'untimed') return 'untimed'
  const kind = kindOf(attempt)
  return kind === 'Test' && attempt.scope !== 'all' ? 'Practice' : kind
}

/**
 * Everything that can still be gone on with: running tests with time left, and quizzes with an answer and time left. Work
 * whose timer runs comes first, then the latest begun. @param now epoch milliseconds
 */
export function unfinishedWork(attempts: readonly AttemptSummary[], now: number): Unfinished[] {
  return attempts
    .flatMap((attempt): Unfinished[] => {
      const { title, answered, total, startedAt, deadline } = attempt
      const way = wayOn(attempt, now)
      if (way?.leads !== 'resume' || isOnlyLookedAt(attempt)) return []
      const endsAt = hasNoLimit(attempt) ? null : deadline
      return [{ kind: kindOfWork(attempt), title, answered, total, startedAt, endsAt, to: way.to }]
    })
    .sort((a, b) => Number(a.endsAt === null) - Number(b.endsAt === null) || b.startedAt - a.startedAt)
}

/** Tests whose time ran out while nobody was there. @param now epoch milliseconds */
export function testsRanOut(attempts: readonly AttemptSummary[], now: number) {
  return attempts.flatMap((attempt) => {
    const way = attempt.status === 'running' && isTest(attempt) ? wayOn(attempt, now) : null
    return way?.leads === 'result' ? [{ title: attempt.title, to: way.to }] : []
  })
}

/** The title of a whole test that was submitted on a day; null for none. */
export function takenOn(attempts: readonly AttemptSummary[], day: IndiaDay): string | null {
  const taken = attempts.find(
    ({ scope, submittedAt, ...attempt }) =>
      isTest(attempt) && scope === 'all' && submittedAt !== null && indiaDayOf(submittedAt) === day,
  )
  return taken?.title ?? null
}

/** The package of the test that was begun last; null for none. */
export function latestPackage(attempts: readonly AttemptSummary[]): string | null {
  for (const attempt of attempts) {
    const ref = testOfKey(attempt.testKey)
    if (ref?.kind === 'series') return ref.packageId
  }
  return null
}
