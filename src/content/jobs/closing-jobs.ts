import { queryOptions } from '@tanstack/react-query'
import { deadlineSoonDays } from '@/config/limits'
import { sectionKey } from '@/domain/content-section'
import { daysUntil } from '@/lib/dates'
import { kept } from '../kept'
import { jobRepository } from './repository'

const dayMs = 24 * 60 * 60_000
/** As few documents as can tell: one may be switched off. */
const readAtMost = 3

/** An open job with its last date. */
export interface ClosingJob {
  readonly id: string
  readonly title: string
  readonly deadline: Date
}

/** Up to three open jobs whose deadlines come within 7 days, the next one first. @throws AppError */
export async function closingJobs(
  jobs: Pick<typeof jobRepository, 'closing'>,
  now: Date,
): Promise<ClosingJob[]> {
  // A deadline is open for the whole of its day in India, so the day before is asked for too.
  const from = new Date(now.getTime() - dayMs)
  const to = new Date(now.getTime() + (deadlineSoonDays + 1) * dayMs)
  return (await jobs.closing({ from, to }, readAtMost)).flatMap(({ id, title, deadline }) =>
    deadline && daysUntil(deadline, now) >= 0 ? [{ id, title, deadline }] : [],
  )
}

/** The open jobs whose deadlines came next when they were read: kept, so that each day asks once. @throws AppError */
export const closingJobsQuery = queryOptions({
  queryKey: sectionKey('jobs', null, 'closing'),
  queryFn: () => closingJobs(jobRepository, new Date()),
  meta: kept('parts'),
})
