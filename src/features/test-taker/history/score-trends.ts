import { isTest } from '@/domain/sitting/test-ref'
import type { AttemptSummary } from '@/own/attempts'

/** As many scores as one line can show. */
const longestTrend = 20

/**
 * The latest scores in percent, the earliest of them first, of one test or quiz, or (null) of all tests. Practice of some
 * of a test's questions is no score.
 */
export function trendOf(attempts: readonly AttemptSummary[], testKey: string | null): number[] {
  return attempts
    .filter(
      (attempt) =>
        attempt.scope === 'all' && (testKey === null ? isTest(attempt) : attempt.testKey === testKey),
    )
    .flatMap(({ score }) => (score ? [score.percentage] : []))
    .slice(0, longestTrend)
    .reverse()
}

/** The tests with a trend of their own: at least two scores. */
export function testsWithTrend(
  attempts: readonly AttemptSummary[],
): Array<Pick<AttemptSummary, 'testKey' | 'title'>> {
  const tests = new Map(attempts.map(({ testKey, title }) => [testKey, title]))
  return [...tests]
    .map(([testKey, title]) => ({ testKey, title }))
    .filter(({ testKey }) => trendOf(attempts, testKey).length > 1)
}
