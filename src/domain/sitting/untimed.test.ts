import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOfPaper, withoutClock } from '../paper'
import { begin, begunWith, paperOf, paperWithTimedSections, readyFor } from '../testing/sitting-samples'
import { extraTimes } from './extra-time'
import { timeBySection } from './result-parts'
import { resultsOf } from './results'
import { reduceSitting } from './sitting'
import { hasNoLimit, planOf, reachable } from './sitting-sections'

const day = 24 * 60 * 60_000
const papers = [paperOf(5), paperWithTimedSections()]

test('without its clock a test has no limit, whatever the extra time, and asks for the same questions', () => {
  for (const paper of papers) {
    for (const extra of extraTimes) {
      const plan = planOf(withoutClock(paper), extra)
      expect(hasNoLimit({ startedAt: begin, deadline: begin + plan.milliseconds })).toBe(true)
      expect(plan.questionCount).toBe(5)
      expect(plan.sections.map(({ first, count }) => [first, count])).toEqual(
        planOf(paper).sections.map(({ first, count }) => [first, count]),
      )
    }
    expect(timeBySection(withoutClock(paper)).size).toBe(0)
  }
})

test('every question is within reach on any day, nothing is submitted by itself, and every answer stays', () => {
  const step = fc.record({ to: fc.nat(4), option: fc.nat(3), days: fc.nat(200) })
  fc.assert(
    fc.property(fc.constantFrom(...papers), fc.array(step, { maxLength: 30 }), (paper, steps) => {
      let at = begin
      let sitting = reduceSitting(readyFor(withoutClock(paper)), { type: 'start' }, at)
      const given: Array<number | null> = Array(5).fill(null)
      for (const { to, option, days } of steps) {
        at += days * day
        sitting = reduceSitting(sitting, { type: 'tick' }, at)
        sitting = reduceSitting(sitting, { type: 'go', to }, at)
        sitting = reduceSitting(sitting, { type: 'choose', option }, at)
        given[to] = option
        expect(sitting).toMatchObject({ status: 'running', open: null, current: to })
      }
      if (sitting.status === 'ready') throw new Error('it has begun')
      expect(reachable(sitting)).toEqual([0, 4])
      expect(sitting.questions.map(({ option }) => option)).toEqual(given)
    }),
  )
})

test('the time that it took is the time with a question on the screen, not the days between', () => {
  const paper = withoutClock(paperOf(3))
  let sitting = begunWith(paper)
  for (const days of [1, 2, 30]) {
    const at = begin + days * day
    // The page was last seen a minute after the change before.
    sitting = reduceSitting(
      sitting,
      { type: 'resume', seenAt: sitting.countedTo + 60_000 },
      at,
    ) as typeof sitting
    sitting = reduceSitting(sitting, { type: 'choose', option: 1 }, at) as typeof sitting
  }
  const over = reduceSitting(sitting, { type: 'submit' }, begin + 30 * day + 5000) as typeof sitting
  const results = resultsOf({ paper, sitting: over })
  // Three minutes, the few seconds that a page may live after its last sign, and five at the end.
  expect(results?.seconds).toBe(3 * 75 + 5)
  expect(results?.timedOut).toBe(false)
})

test('practice of some of its questions has no clock either; a test with one keeps its share', () => {
  const paper = paperOf(4)
  const some = paper.questions.slice(0, 2)
  expect(partOfPaper(withoutClock(paper), some).minutes).toBe(0)
  expect(partOfPaper(paper, some).minutes).toBe(5)
})
