import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { jobSchema } from '@/content/jobs/schema'
import { acceptedData } from '../../../../tests/testing/search-engine-data'
import { jobData } from './job-data'

const now = new Date('2026-11-21T06:00:00Z')
const raw = {
  id: 'clerk',
  title: 'Clerk',
  company: 'Example Bank',
  location: 'Vijayawada',
  description: 'Counter and records.',
  postedDate: '2026-11-01T00:00:00+05:30',
  deadline: '2026-12-01T00:00:00+05:30',
  type: 'Full Time',
}
const posting = (changes: object) => jobData(z.parse(jobSchema, { ...raw, ...changes }), now)

describe('jobData', () => {
  it('is a posting with what search engines demand', () => {
    expect(acceptedData(posting({}))).toMatchObject({
      '@type': 'JobPosting',
      title: 'Clerk',
      datePosted: '2026-10-31T18:30:00.000Z',
      validThrough: '2026-12-01T18:29:59.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Example Bank' },
      jobLocation: { address: { addressLocality: 'Vijayawada', addressCountry: 'IN' } },
    })
  })

  it.each([
    ['a Telugu title', { title: 'గుమాస్తా' }],
    ['hostile text', { title: '</script><b>', description: '"><script>' }],
    ['an unknown type', { type: 'gig' }],
    ['the last day, at noon', { deadline: '2026-11-21T00:00:00+05:30' }],
  ])('is accepted with %s', (_, changes) => {
    expect(acceptedData(posting(changes))).toMatchObject({ '@type': 'JobPosting' })
  })

  it.each([
    { deadline: '2026-11-20T00:00:00+05:30' },
    { deadline: null },
    { company: null },
    { location: 'Unknown Location' },
    { description: null },
    { postedDate: null },
  ])('is none with %o', (changes) => {
    expect(posting(changes)).toBeNull()
  })
})
