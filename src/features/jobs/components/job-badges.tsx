import { Clock } from 'lucide-react'
import { jobTypes } from '@/content/jobs/job-type'
import type { Job } from '@/content/jobs/schema'
import { Chip } from '@/ui/chip'
import { deadlineState } from '../model/deadline'

/** Type, and how the deadline stands. */
export function JobBadges({ job, now }: { job: Job; now: Date }) {
  const state = deadlineState(job.deadline, now)
  return (
    <div className="flex flex-wrap gap-2">
      <Chip>{jobTypes[job.type]}</Chip>
      {state === 'soon' && (
        <Chip tone="warning">
          <Clock size={13} aria-hidden />
          Deadline Soon!
        </Chip>
      )}
      {state === 'past' && <Chip tone="error">Deadline passed</Chip>}
    </div>
  )
}
