import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import type { AttemptSummary } from '@/own/attempts'

export interface QuizStanding {
  /** Best score in percent; null before the first result. */
  best: number | null
  /** The latest sitting that waits to be finished; null when none does. */
  unfinished: Pick<AttemptSummary, 'answered' | 'total' | 'startedAt' | 'deadline'> | null
}

/** Begun, answered at least once, not submitted, its time not over. */
function isUnfinished({ status, answered, ...attempt }: AttemptSummary, now: number): boolean {
  return status === 'running' && answered > 0 && (hasNoLimit(attempt) || attempt.deadline > now)
}

/**
 * Where a student stands with a quiz or another short test.
 * @param key of the test
 * @param attempts of everything, the latest start first
 * @param now epoch milliseconds
 */
export function quizStandingOf(
  key: string,
  { attempts, now }: { attempts: readonly AttemptSummary[]; now: number },
): QuizStanding {
  const own = attempts.filter((attempt) => attempt.testKey === key && attempt.scope === 'all')
  const scores = own.flatMap(({ score }) => score?.percentage ?? [])
  return {
    best: scores.length === 0 ? null : Math.max(...scores),
    unfinished: own.find((attempt) => isUnfinished(attempt, now)) ?? null,
  }
}
