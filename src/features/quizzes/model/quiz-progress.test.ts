import { expect, test } from 'vitest'
import type { AttemptSummary } from '@/own/attempts'
import { quizProgressOf } from './quiz-progress'

const now = 10_000_000
const attempt = (over: Partial<AttemptSummary> = {}): AttemptSummary => ({
  id: 'a1',
  testKey: 'quiz/rivers',
  scope: 'all',
  title: 'Rivers',
  status: 'running',
  startedAt: now - 1000,
  deadline: now + 1000,
  submittedAt: null,
  answered: 3,
  total: 10,
  score: null,
  ...over,
})
const scored = (percentage: number) =>
  attempt({ status: 'submitted', submittedAt: now, score: { percentage, marks: null } })

test.each<[string, AttemptSummary[], number | null, number | null]>([
  ['nothing', [], null, null],
  ['one that waits', [attempt()], null, 3],
  ['one that was only looked at', [attempt({ answered: 0 })], null, null],
  ['one whose time is over', [attempt({ deadline: now })], null, null],
  ['the better of two results', [scored(40), scored(70)], 70, null],
  ['nothing right is a score too', [scored(0)], 0, null],
  [
    'practice without a clock is neither its best score nor what Continue Quiz goes on with',
    [attempt({ scope: 'untimed' }), { ...scored(90), scope: 'untimed' }, scored(40)],
    40,
    null,
  ],
  ['those of other quizzes are left out', [{ ...scored(40), testKey: 'quiz/lakes' }], null, null],
])('%s', (_, attempts, best, answered) => {
  const progress = quizProgressOf('quiz/rivers', { attempts, now })
  expect([progress.best, progress.unfinished?.answered ?? null]).toEqual([best, answered])
})
