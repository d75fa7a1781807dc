import { paths } from '@/config/paths'
import type { Job } from '@/content/jobs/schema'
import { SaveButton } from '@/features/saved'
import { ButtonLink } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { ShareButton } from '@/ui/item/share-button'
import { Picture } from '@/ui/picture'
import { savableJob } from '../model/savable'
import { ApplyNow } from './apply-now'
import { JobBadges } from './job-badges'
import { JobFacts } from './job-facts'
import { JobText } from './job-text'

/** A job in short, with Apply Now and the way to its page (spec section 2, job modal). */
export function JobModal({ job, now, onClose }: { job: Job; now: Date; onClose: () => void }) {
  return (
    <Modal title={job.title} onClose={onClose} size="detail">
      <div className="grid items-start gap-5 sm:grid-cols-[260px_1fr] sm:gap-7">
        <Picture
          src={job.imageUrl}
          alt=""
          width={640}
          height={360}
          className="h-32 w-full rounded-control bg-raised sm:aspect-video sm:h-auto"
        />
        <div className="grid gap-5">
          <JobBadges job={job} now={now} />
          <JobFacts job={job} now={now} />
          <div className="flex flex-wrap gap-3">
            <SaveButton item={savableJob(job)} labelled />
            <ShareButton title={job.title} path={paths.job(job.id)} />
          </div>
        </div>
      </div>
      <JobText job={job} heading="h3" />
      <div className="sticky -bottom-5 -mx-5 mt-8 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-3 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        <ApplyNow job={job} />
        {/* Takes the place of the modal's own entry: Back leads to the list, not to the modal again. */}
        <ButtonLink to={paths.job(job.id)} replace className="max-sm:flex-1">
          View Full Details
        </ButtonLink>
      </div>
    </Modal>
  )
}
