import { type IndiaDay, writeIndiaDay } from '@/domain/india-day'
import { type AttemptSummary, testKey } from '@/features/attempts'

export interface DayStanding {
  /** The first result of that day's quiz: later ones know its answers. */
  readonly first: { readonly attemptId: string; readonly percentage: number } | null
  /** A sitting that waits to be finished. */
  readonly running: { readonly answered: number; readonly total: number } | null
}

/** Where a student stands with the quiz of a day. @param attempts of everything, the latest start first */
export function standingOfDay(attempts: readonly AttemptSummary[], day: IndiaDay): DayStanding {
  const key = testKey({ kind: 'daily', day: writeIndiaDay(day) })
  const own = attempts.filter((attempt) => attempt.testKey === key)
  const done = own.filter(({ status }) => status === 'submitted')
  const first = done[done.length - 1]
  const running = own.find(({ status, answered }) => status === 'running' && answered > 0)
  return {
    first: first ? { attemptId: first.id, percentage: first.score?.percentage ?? 0 } : null,
    running: running ? { answered: running.answered, total: running.total } : null,
  }
}
