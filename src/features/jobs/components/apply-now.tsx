import { ExternalLink } from 'lucide-react'
import type { Job } from '@/content/jobs/schema'
import { ExternalAction } from '@/ui/item/external-action'

/** Opens the job's address in a new tab, or tells to contact us where it has none (spec section 2). */
export function ApplyNow({ job }: { job: Job }) {
  return (
    <ExternalAction
      href={job.url}
      alertText="Please contact us to apply for this position."
      look="primary"
      className="max-sm:w-full"
    >
      Apply Now
      {job.url && <ExternalLink size={17} aria-hidden />}
    </ExternalAction>
  )
}
