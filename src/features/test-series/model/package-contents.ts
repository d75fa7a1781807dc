import type { PackageTests } from '@/content/test-series/schema'
import { formatTestDuration } from '@/domain/durations'
import { t } from '@/language/text'

/** `8 tests, 3 free · 190 questions · 3h 10m`; without the questions where a test does not say how many it has. */
export function contentsOf({ free, premium }: PackageTests): string {
  const tests = [...free, ...premium]
  const count = t('{count, plural, one {# test, {free} free} other {# tests, {free} free}}', {
    count: tests.length,
    free: free.length,
  })
  if (tests.length === 0) return count
  const questions = tests.reduce((sum, { totalQuestions }) => sum + (totalQuestions ?? Number.NaN), 0)
  const duration = formatTestDuration(tests.reduce((sum, { minutes }) => sum + minutes, 0))
  return [
    count,
    questions > 0 && t('{count, plural, one {# question} other {# questions}}', { count: questions }),
    duration,
  ]
    .filter(Boolean)
    .join(' · ')
}
