import type { StoredAttempt } from '../account/stored-attempt'
import type { AttemptSummary } from './attempt-summary'

function summaryOfStored(stored: StoredAttempt): AttemptSummary {
  const { id, testKey, scope, title, startedAt, deadline, submittedAt, score, options, questionCount } =
    stored
  return {
    id,
    testKey,
    scope,
    title,
    status: stored.status === 'submitted' ? 'submitted' : 'running',
    startedAt,
    deadline,
    submittedAt,
    answered: options.filter((option) => option >= 0).length,
    total: questionCount,
    score,
  }
}

/**
 * A student's attempts on this device and in the account, each once, the latest start first. What is over in the account
 * is final; else this device's state counts, behind which the account may lag.
 */
export function historyOf(
  device: readonly AttemptSummary[],
  account: readonly StoredAttempt[],
): AttemptSummary[] {
  const known = new Map(device.map((attempt) => [attempt.id, attempt]))
  for (const stored of account) {
    if (stored.status === 'submitted' || !known.has(stored.id)) {
      known.set(stored.id, summaryOfStored(stored))
    }
  }
  return [...known.values()].sort((a, b) => b.startedAt - a.startedAt)
}

/** As many scores as one line can show. */
const longestTrend = 20

/**
 * The latest scores in percent, the earliest of them first, of one test or (null) of all. Practice of some of a test's
 * questions is no score.
 */
export function trendOf(attempts: readonly AttemptSummary[], testKey: string | null): number[] {
  return attempts
    .filter((attempt) => attempt.scope === 'all' && (testKey === null || attempt.testKey === testKey))
    .flatMap(({ score }) => (score ? [score.percentage] : []))
    .slice(0, longestTrend)
    .toReversed()
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
