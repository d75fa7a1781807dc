import { jobTypes } from '@/content/jobs/job-type'
import type { Job } from '@/content/jobs/schema'
import { formatLongUsDate } from '@/lib/dates'
import { deadlineState } from '../model/deadline'

/** What is known of a job, row by row; dates in long US format (spec section 9). */
export function JobFacts({ job, now }: { job: Job; now: Date }) {
  const state = deadlineState(job.deadline, now)
  const deadline = job.deadline && formatLongUsDate(job.deadline) + (state === 'soon' ? ' (Soon!)' : '')
  const rows = [
    ['Company', job.company],
    ['Location', job.location],
    ['Category', job.category],
    ['Type', jobTypes[job.type]],
    ['Salary', job.salary],
    ['Posted Date', job.postedDate ? formatLongUsDate(job.postedDate) : 'Not specified'],
    ['Deadline', deadline],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd
                className={
                  label === 'Deadline' && state === 'soon'
                    ? 'font-semibold text-warning'
                    : label === 'Deadline' && state === 'past'
                      ? 'font-semibold text-error'
                      : 'font-medium'
                }
              >
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
