import { expect, test } from 'vitest'
import { progressOf } from './test-progress'

const minute = 60_000
const now = 100 * minute
const over = (percentage: number, scope: 'all' | 'wrong' = 'all') =>
  ({ scope, status: 'submitted', deadline: 1, score: { percentage, marks: null } }) as const
const running = (deadline: number, scope: 'all' | 'wrong' = 'all') =>
  ({ scope, status: 'running', deadline, score: null }) as const

test.each([
  ['nothing yet', [], { status: 'not-started' }],
  ['practice alone', [over(100, 'wrong'), running(now + 1, 'wrong')], { status: 'not-started' }],
  ['one that runs', [running(now + 90_001)], { status: 'in-progress', minutesLeft: 2 }],
  ['one that runs after a score', [running(now + 1), over(80)], { status: 'in-progress', minutesLeft: 1 }],
  ['one whose time has run out', [running(now)], { status: 'time-over' }],
  ['several scores', [over(40), over(72), over(64)], { status: 'scored', best: 72 }],
  ['a score of nothing', [over(0)], { status: 'scored', best: 0 }],
])('%s', (_, attempts, expected) => {
  expect(progressOf(attempts, now)).toEqual(expected)
})
