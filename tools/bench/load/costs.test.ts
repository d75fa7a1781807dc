import { expect, test } from 'vitest'
import { dayOf, dollarsOf, usageOf } from './costs'
import { billed, noUsage } from './meter'

const step = (times: number, usage: object) => ({
  times,
  calls: times,
  milliseconds: [],
  usage: { ...noUsage, ...usage },
})
const tally = {
  'test: open': step(4, { reads: 8 }),
  'test: write': step(200, { writes: 200, ruleReads: 200 }),
  'test: submit': step(4, { writes: 4 }),
  quizzes: step(2, { reads: 200, bytes: 2048 }),
}

test('one test is all of its steps, as often as they come in one', () => {
  expect(usageOf(tally, 'test')).toMatchObject({ reads: 2, writes: 51, ruleReads: 50 })
})

test('an activity that the run did not do is a fault, not free', () => {
  expect(() => usageOf(tally, 'jobs')).toThrow('The run had no jobs')
})

test('a list that is still fresh is not paid for again', () => {
  const habit = { activity: 'quizzes', times: 1, again: 2 }
  expect(dayOf(tally, [{ ...habit, freshFor: 60_000 }], 900_000).reads).toBe(300)
  expect(dayOf(tally, [{ ...habit, freshFor: 1_800_000 }], 900_000).reads).toBe(100)
})

test('what a day has free is taken off once, and the reads of rules count like others', () => {
  expect(dollarsOf({ ...noUsage, reads: 30_000, ruleReads: 20_000, writes: 20_000 })).toBe(0)
  expect(dollarsOf({ ...noUsage, reads: 50_000, ruleReads: 100_000 })).toBeCloseTo(0.06)
  expect(dollarsOf({ ...noUsage, writes: 120_000 })).toBeCloseTo(0.18)
})

test('takes what the backend has counted', () => {
  expect(billed('reads=2 ruleReads=1 writes=0 deletes=3', '')).toMatchObject({
    reads: 2,
    ruleReads: 1,
    writes: 0,
    deletes: 3,
    endpointCalls: 0,
  })
})

test('counts the bytes of an answer, not its letters', () => {
  expect(billed(null, '₹').bytes).toBe(3)
})
