import { describe, expect, test } from 'vitest'
import { begin, begunWith, paperOf, paperWithTimedSections, readyFor } from '../testing/sitting-samples'
import { reduceSitting } from './sitting'
import { hasNoLimit, planOf, sectionOf } from './sitting-sections'

const paper = paperWithTimedSections()
const minute = 60_000

describe('a paper with timed sections', () => {
  test('takes as long as they do together', () => {
    expect(paper.minutes).toBe(15)
    expect(planOf(paper)).toEqual({
      questionCount: 5,
      milliseconds: 15 * minute,
      sections: [
        { id: 'A', first: 0, count: 2, milliseconds: 5 * minute, mayLeaveEarly: false },
        { id: 'B', first: 2, count: 3, milliseconds: 10 * minute, mayLeaveEarly: false },
      ],
    })
  })

  test('opens its first section alone', () => {
    const sitting = begunWith(paper, [{ type: 'go', to: 3 }])
    expect(sitting).toMatchObject({ current: 0, open: { section: 0, deadline: begin + 5 * minute } })
    expect(sectionOf(sitting, 3)?.id).toBe('B')
  })

  test('opens the next one when the time of the first is over, and the answer that came too late is none', () => {
    const sitting = begunWith(paper)
    const late = reduceSitting(sitting, { type: 'choose', option: 1 }, begin + 5 * minute + 700)
    expect(late).toMatchObject({
      status: 'running',
      current: 2,
      open: { section: 1, deadline: begin + 15 * minute },
      deadline: begin + 15 * minute,
    })
    expect(late.status !== 'ready' && late.questions[0]?.option).toBeNull()
    expect(late.status !== 'ready' && late.questions[0]?.milliseconds).toBe(5 * minute)
  })

  test('keeps a section open until its time is over where the paper does not allow leaving it early', () => {
    const first = begunWith(paper)
    expect(reduceSitting(first, { type: 'submit-section' }, begin + 5 * minute - 1)).toBe(first)
    const last = reduceSitting(first, { type: 'tick' }, begin + 5 * minute)
    expect(last).toMatchObject({ open: { section: 1 } })
    expect(reduceSitting(last, { type: 'submit-section' }, begin + 6 * minute)).toBe(last)
  })

  test('submitted early where the paper allows it, a section does not give its time to the next', () => {
    const free = begunWith(paperWithTimedSections({ leaveSectionsEarly: true }))
    const sitting = reduceSitting(free, { type: 'submit-section' }, begin + minute)
    expect(sitting).toMatchObject({
      current: 2,
      open: { section: 1, deadline: begin + 11 * minute },
      deadline: begin + 11 * minute,
    })
    expect(reduceSitting(sitting, { type: 'submit-section' }, begin + 2 * minute)).toMatchObject({
      status: 'submitted',
      endedBy: 'student',
    })
  })

  test('is over when nobody came back, each section with its own time', () => {
    const sitting = reduceSitting(begunWith(paper), { type: 'tick' }, begin + 60 * minute)
    expect(sitting).toMatchObject({ status: 'submitted', endedBy: 'time', submittedAt: begin + 15 * minute })
    expect(sitting.status !== 'ready' && sitting.questions.map(({ milliseconds }) => milliseconds)).toEqual([
      5 * minute,
      0,
      10 * minute,
      0,
      0,
    ])
  })
})

test('a section cannot be submitted where none has a time of its own', () => {
  const ready = readyFor({ ...paper, sections: [] })
  const sitting = reduceSitting(ready, { type: 'start' }, begin)
  expect(reduceSitting(sitting, { type: 'submit-section' }, begin)).toBe(sitting)
})

test('a paper without a time limit has none, whatever fraction of a millisecond it begins at', () => {
  const plan = planOf(paperOf(1, { minutes: 0 }))
  for (let at = 1_790_000_000_000; at < 1_790_000_000_100; at += 0.37) {
    expect(hasNoLimit({ startedAt: at, deadline: at + plan.milliseconds })).toBe(true)
  }
  expect(hasNoLimit({ startedAt: 0, deadline: 24 * 60 * 60_000 })).toBe(false)
})
