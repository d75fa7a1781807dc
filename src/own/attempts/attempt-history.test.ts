import { expect, test } from 'vitest'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { fieldsOf, recordOf, summaryOf } from './account/stored-attempt'
import { testsWithTrend, trendOf } from './attempt-history'
import type { AttemptSummary } from './attempt-summary'
import { mergeKnown } from './known'
import { attemptOf } from './testing/attempt-samples'

const paper = paperOf(2)
function attempt(id: string, startedAt: number, over: boolean) {
  return attemptOf(paper, begunWith(paper, over ? [{ type: 'submit' }] : [], startedAt), id)
}
const here = (id: string, startedAt: number, over: boolean) => recordOf(attempt(id, startedAt, over))
const there = (id: string, startedAt: number, over: boolean) => ({
  ...fieldsOf(attempt(id, startedAt, over), { clock: startedAt, follows: 0 }),
  id,
  updatedAt: startedAt,
})

test('lists each attempt once, the latest start first, and one that is over as over', () => {
  const known = mergeKnown(
    [here('both', 3000, false), here('device', 1000, true)],
    [there('both', 3000, true), there('account', 2000, false), there('device', 1000, false)],
  )
  expect(known.map(({ record, isHere }) => [record.id, record.status, isHere])).toEqual([
    ['both', 'submitted', false],
    ['account', 'in_progress', false],
    ['device', 'submitted', true],
  ])
})

test('tells of an attempt in the account what it would tell of it on the device', () => {
  expect(summaryOf(there('a', 1000, true))).toEqual(summaryOf(here('a', 1000, true)))
})

const scored = (testKey: string, percentage: number, scope: AttemptSummary['scope'] = 'all') => ({
  ...summaryOf(here('a', 1000, true)),
  testKey,
  scope,
  score: { percentage, marks: null },
})

test('a trend runs from the earliest score to the latest, practice and running attempts left out', () => {
  const attempts = [
    summaryOf(here('running', 9000, false)),
    scored('mock/a', 70),
    scored('mock/b', 10),
    scored('mock/a', 100, 'wrong'),
    scored('mock/a', 90, 'untimed'),
    scored('mock/a', 40),
  ]
  expect(trendOf(attempts, null)).toEqual([40, 10, 70])
  expect(trendOf(attempts, 'mock/a')).toEqual([40, 70])
  expect(testsWithTrend(attempts).map(({ testKey }) => testKey)).toEqual(['mock/a'])
})

test('a trend shows the latest twenty scores', () => {
  const attempts = Array.from({ length: 25 }, (_, index) => scored('mock/a', index))
  expect(trendOf(attempts, null)).toHaveLength(20)
  expect(trendOf(attempts, null).at(-1)).toBe(0)
})
