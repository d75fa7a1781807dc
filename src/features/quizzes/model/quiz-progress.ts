import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import type { AttemptSummary } from '@/own/attempts'

export interface QuizProgress {
  /** Best score in percent; null before the first result. */
  best: number | null
  /** The latest attempt that can be continued; null for none. */
  unfinished: Pick<AttemptSummary, 'answered' | 'total' | 'startedAt' | 'deadline'> | null
}

/** Whether an attempt has an answer, time left and no submit. */
function isUnfinished({ status, answered, ...attempt }: AttemptSummary, now: number): boolean {
  return status === 'running' && answered > 0 && (hasNoLimit(attempt) || attempt.deadline > now)
}

/**
 * A student's best score and unfinished attempt of a quiz or another short test.
 * @param key of the test
 * @param attempts of all tests, the latest start first
 * @param now epoch milliseconds
 */
export function quizProgressOf(
  key: string,
  { attempts, now }: { attempts: readonly AttemptSummary[]; now: number },
): QuizProgress {
  const own = attempts.filter((attempt) => attempt.testKey === key && attempt.scope === 'all')
  const scores = own.flatMap(({ score }) => score?.percentage ?? [])
  return {
    best: scores.length === 0 ? null : Math.max(...scores),
    unfinished: own.find((attempt) => isUnfinished(attempt, now)) ?? null,
  }
}
