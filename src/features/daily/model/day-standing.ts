import { type IndiaDay, writeIndiaDay } from '@/domain/india-day'
import { testKey } from '@/domain/sitting/test-ref'
import type { DayStanding } from '@/domain/study/suggest'
import type { AttemptSummary } from '@/own/attempts'

/** Where a student stands with the quiz of a day. @param attempts of everything, the latest start first */
export function standingOfDay(attempts: readonly AttemptSummary[], day: IndiaDay): DayStanding {
  const key = testKey({ kind: 'daily', day: writeIndiaDay(day) })
  const own = attempts.filter((attempt) => attempt.testKey === key)
  const first = own.findLast(({ status }) => status === 'submitted')
  const running = own.find(({ status, answered }) => status === 'running' && answered > 0)
  return {
    first: first ? { attemptId: first.id, percentage: first.score?.percentage ?? 0 } : null,
    running: running ?? null,
  }
}
