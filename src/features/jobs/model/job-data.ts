import type { JobType } from '@/content/jobs/job-type'
import type { Job } from '@/content/jobs/schema'
import { indiaDayOf, startOfIndiaDay } from '@/domain/india-day'
import { deadlineState } from './deadline'

/** schema.org's words for the kinds of job. */
const employmentTypes: Readonly<Record<JobType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  other: 'OTHER',
}

/** The last second of the day of a deadline, on which the job is still open (spec section 9). */
const endOf = (deadline: Date) => new Date(startOfIndiaDay(indiaDayOf(deadline.getTime()) + 1) - 1000)

/**
 * A job as schema.org's JobPosting; null when it is over, or lacks what search engines demand of one: a guide without
 * employer or last date is no posting, whatever section it stands in.
 */
export function jobData(job: Job, now: Date) {
  const { title, company, location, description, postedDate, deadline } = job
  if (!company || !location || !description || !postedDate || !deadline) return null
  if (deadlineState(deadline, now) === 'past') return null
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted: postedDate.toISOString(),
    validThrough: endOf(deadline).toISOString(),
    employmentType: employmentTypes[job.type],
    hiringOrganization: { '@type': 'Organization', name: company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'IN' },
    },
  }
}
