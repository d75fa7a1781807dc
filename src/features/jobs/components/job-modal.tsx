import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { jobQuery } from '@/content/jobs/queries'
import type { ListedJob } from '@/content/jobs/schema'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { ErrorPanel } from '@/ui/panels'
import { Picture } from '@/ui/picture'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ApplyNow, JobActions, JobBadges, JobFacts, JobText } from './job-details'

/** Description and requirements, which are read when the job opens. */
function Text({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(jobQuery(id))
  if (data) return <JobText job={data} heading="h3" />
  if (data === null) return <ErrorPanel title={t('Job not found')} />
  if (isError)
    return <ErrorPanel title={t('Failed to load job. Please try again.')} onRetry={() => void refetch()} />
  return (
    <LoadingRegion label={t('Loading job')} isPart>
      <Skeleton className="mt-7 h-6 w-32" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-3 mb-20 h-4 w-4/5" />
    </LoadingRegion>
  )
}

/** A job in short, with Apply Now and a link to its page (spec section 2, job modal). */
export function JobModal({ job, now, onClose }: { job: ListedJob; now: Date; onClose: () => void }) {
  return (
    <Modal title={job.title} onClose={onClose} size="detail">
      <div className="grid items-start gap-5 sm:grid-cols-[260px_1fr] sm:gap-7">
        <Picture
          src={job.imageUrl}
          alt=""
          width={640}
          height={360}
          className="h-32 w-full rounded-control bg-raised max-sm:order-last sm:aspect-video sm:h-auto"
        />
        <div className="grid gap-5">
          <JobBadges job={job} now={now} />
          <JobFacts job={job} now={now} />
          <JobActions job={job} />
        </div>
      </div>
      <Text id={job.id} />
      <div className="sticky -bottom-5 -mx-5 mt-8 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-3 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        <ApplyNow job={job} />
        {/* Takes the place of the modal's own entry: Back leads to the list, not to the modal again. */}
        <ButtonLink to={paths.job(job.id)} replace className="max-sm:flex-1">
          {t('View Full Details')}
        </ButtonLink>
      </div>
    </Modal>
  )
}
