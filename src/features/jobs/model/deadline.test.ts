import { expect, it, test } from 'vitest'
import { jobTypeOf } from '@/content/jobs/job-type'
import { deadlineState, openFirst } from './deadline'

// Half past ten in the evening of 21 November in India; in London it is still the afternoon.
const now = new Date('2026-11-21T22:30:00+05:30')

test.each([
  ['2026-11-20T23:59:00+05:30', 'past'],
  ['2026-11-21T00:00:00+05:30', 'soon'],
  ['2026-11-21', 'soon'],
  ['2026-11-28T23:59:00+05:30', 'soon'],
  ['2026-11-29T00:00:00+05:30', 'later'],
  // The 29th in London would still be the 28th; in India the day has begun.
  ['2026-11-28T19:00:00Z', 'later'],
])('a deadline of %s is %s', (deadline, state) => {
  expect(deadlineState(new Date(deadline), now)).toBe(state)
})

it('knows no deadline where there is none', () => {
  expect(deadlineState(null, now)).toBe('none')
})

it('puts what has passed last and keeps the order otherwise', () => {
  const job = (id: string, deadline: string | null) => ({
    id,
    deadline: deadline ? new Date(deadline) : null,
  })
  const jobs = [
    job('passed', '2026-11-01'),
    job('open', '2026-12-01'),
    job('gone', '2026-10-01'),
    job('ever', null),
  ]
  expect(openFirst(jobs, now).map(({ id }) => id)).toEqual(['open', 'ever', 'passed', 'gone'])
})

test.each([
  [null, 'full-time'],
  ['full-time', 'full-time'],
  ['Part Time', 'part-time'],
  ['INTERNSHIP', 'internship'],
  ['contract', 'contract'],
  ['other', 'other'],
  ['gig', 'other'],
  ['constructor', 'other'],
])('the type %j is %s', (stored, type) => {
  expect(jobTypeOf(stored)).toBe(type)
})
