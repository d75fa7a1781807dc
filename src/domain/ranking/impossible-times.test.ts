import { expect, test } from 'vitest'
import { paperOf } from '../testing/sitting-samples'
import { impossibleTimes, type SheetTimes } from './impossible-times'

/** Ten minutes for ten questions. */
const paper = paperOf(10)
const minute = 60_000
const honest: SheetTimes = {
  startedAt: 1_000_000,
  deadline: 1_000_000 + 10 * minute,
  submittedAt: 1_000_000 + 5 * minute,
  server: { beganAt: 1_000_500, updatedAt: 1_000_500 + 5 * minute },
  milliseconds: [100_000, 50_000, 30_000],
  answered: 3,
  extra: 'none',
}

test('an honest sheet has none, nor has one with extra time, one that was never submitted, or an empty one', () => {
  const half = { extra: 'half', deadline: honest.startedAt + 15 * minute } as const
  const empty = { server: null, submittedAt: null, milliseconds: [], answered: 0 }
  for (const over of [{}, half, { submittedAt: null }, { server: null }, empty])
    expect(impossibleTimes({ ...honest, ...over }, paper, 1_000_000 + 20 * minute)).toEqual([])
})

const later = (milliseconds: number) => honest.startedAt + milliseconds

test.each([
  ['answers in less than a second each', { submittedAt: later(2999), milliseconds: [1, 1, 1] }, 'too fast'],
  [
    'a sitting that was short by the server’s clock alone',
    { server: { beganAt: later(0), updatedAt: later(2999) } },
    'too fast',
  ],
  [
    'more time at questions than the sitting took',
    { milliseconds: [300_000, 100_000] },
    'too long at questions',
  ],
  [
    'a submit before the begin',
    { submittedAt: later(-1), answered: 0, milliseconds: [] },
    'submitted before begun',
  ],
  [
    'a last write after its time',
    { server: { beganAt: later(0), updatedAt: later(12 * minute) } },
    'written late',
  ],
  ['a deadline after the time of the test', { deadline: later(12 * minute) }, 'late deadline'],
])('%s is told', (_, over, reason) => {
  expect(impossibleTimes({ ...honest, ...over }, paper)).toEqual([reason])
})

test('a deadline after the close of a live test is told, and so is one that the device’s clock moved', () => {
  expect(impossibleTimes(honest, paper, honest.deadline - 2 * minute)).toEqual(['late deadline'])
  const moved = { startedAt: honest.startedAt + 5 * minute, deadline: honest.deadline + 5 * minute }
  expect(impossibleTimes({ ...honest, ...moved, submittedAt: null }, paper)).toEqual(['late deadline'])
})

test('a test without a limit allows every deadline', () => {
  const unlimited = paperOf(3, { minutes: 0 })
  expect(impossibleTimes({ ...honest, deadline: later(50 * 24 * 60 * minute) }, unlimited)).toEqual([])
})
