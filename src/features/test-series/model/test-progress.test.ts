import { expect, test } from 'vitest'
import { nextOf, progressOf, type TestProgress } from './test-progress'

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

const tests = { free: [{ id: 'free' }], premium: [{ id: 'first' }, { id: 'second' }] }
const done: TestProgress = { status: 'scored', best: 50 }
const open: TestProgress = { status: 'not-started' }
const runs: TestProgress = { status: 'in-progress', minutesLeft: 5 }
test.each<[string, Record<string, TestProgress | null>, ReturnType<typeof nextOf>]>([
  [
    'the first premium test',
    { free: open, first: open, second: open },
    { test: { id: 'first' }, isRunning: false },
  ],
  ['a running one', { free: open, first: open, second: runs }, { test: { id: 'second' }, isRunning: true }],
  [
    'the first open one',
    { free: open, first: done, second: open },
    { test: { id: 'second' }, isRunning: false },
  ],
  [
    'a free one at last',
    { free: open, first: done, second: done },
    { test: { id: 'free' }, isRunning: false },
  ],
  ['none', { free: done, first: done, second: { status: 'time-over' } }, null],
  ['not known yet', { free: null, first: null, second: null }, undefined],
])('the next test is %s', (_, progress, next) => {
  expect(nextOf(tests, (id) => progress[id] ?? null)).toEqual(next)
})
