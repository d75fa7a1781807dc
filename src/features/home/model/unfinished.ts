import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import { type AttemptKind, isOnlyLookedAt, kindOf } from '@/features/attempts'
import { goesOn, type TakenTest } from './taken-test'

/** One test or quiz that waits to be gone on with. Moments are milliseconds since 1970. */
export interface Unfinished {
  kind: AttemptKind | 'Practice without a time limit'
  title: string
  answered: number
  total: number
  startedAt: number
  /** When its time is over; null without a time limit. */
  endsAt: number | null
  /** Where it goes on. */
  to: string
}

/** What is known of what was ever begun: nothing, something, or the account could not be asked. */
export type Past = 'none' | 'some' | 'unknown'

/** Part of a test that is sat again is practice. */
function nameOf(attempt: TakenTest): Unfinished['kind'] {
  if (attempt.scope === 'untimed') return 'Practice without a time limit'
  const kind = kindOf(attempt)
  return kind === 'Test' && attempt.scope !== 'all' ? 'Practice' : kind
}

/**
 * Everything that can still be gone on with, the latest begun first: running tests with time left, and quizzes with an
 * answer and time left. @param now milliseconds since 1970
 */
export function unfinishedWork(attempts: readonly TakenTest[], now: number): Unfinished[] {
  return attempts
    .flatMap((attempt): Unfinished[] => {
      const { title, answered, total, startedAt, deadline, to } = attempt
      if (to === null || !goesOn(attempt, now) || isOnlyLookedAt(attempt)) return []
      const endsAt = hasNoLimit(attempt) ? null : deadline
      return [{ kind: nameOf(attempt), title, answered, total, startedAt, endsAt, to }]
    })
    .sort((a, b) => b.startedAt - a.startedAt)
}

/** `2h 5m left`, `38 min left`, `less than a minute left`; null without a time limit. */
export function timeLeft(endsAt: number | null, now: number): string | null {
  if (endsAt === null) return null
  const minutes = Math.floor((endsAt - now) / 60_000)
  if (minutes < 1) return 'less than a minute left'
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)}h ${minutes % 60}m left`
}
