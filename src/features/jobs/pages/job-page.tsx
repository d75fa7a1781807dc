import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { jobQuery } from '@/content/jobs/queries'
import type { Job } from '@/content/jobs/schema'
import { SaveButton } from '@/features/saved'
import { queryClient } from '@/lib/query-client'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { ShareButton } from '@/ui/item/share-button'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel } from '@/ui/panels'
import { Picture } from '@/ui/picture'
import { StructuredData } from '@/ui/structured-data'
import { ApplyNow } from '../components/apply-now'
import { JobBadges } from '../components/job-badges'
import { JobFacts } from '../components/job-facts'
import { JobPageSkeleton } from '../components/job-page-skeleton'
import { JobText } from '../components/job-text'
import { jobData } from '../model/job-data'
import { savableJob } from '../model/savable'

const backToJobs = (
  <ButtonLink to={paths.contentJobs} look="quiet" className="-ml-4 sm:-ml-5">
    <ArrowLeft size={18} aria-hidden />
    Back to Jobs
  </ButtonLink>
)

function JobProblem({ title, onRetry }: { title: string; onRetry?: () => void }) {
  return (
    <>
      <PageTitle title={title} />
      <NoIndex />
      <ErrorPanel
        headingLevel="h1"
        title={title}
        {...(onRetry ? { onRetry } : {})}
        actions={<ButtonLink to={paths.contentJobs}>Back to Jobs</ButtonLink>}
      />
    </>
  )
}

function JobDetail({ job, now }: { job: Job; now: Date }) {
  const data = jobData(job, now)
  return (
    <article>
      <PageTitle title={job.title} {...(job.description ? { description: job.description } : {})} />
      {data && <StructuredData data={data} />}
      {backToJobs}
      <h1 className="mt-3 text-item sm:text-4xl">{job.title}</h1>
      <div className="mt-4">
        <JobBadges job={job} now={now} />
      </div>
      <Picture
        src={job.imageUrl}
        alt=""
        width={800}
        height={320}
        eager
        className="mt-6 h-40 w-full rounded-card bg-raised sm:h-64"
      />
      <Card className="mt-6 p-5 sm:p-6">
        <JobFacts job={job} now={now} />
        <div className="mt-6 flex flex-wrap gap-3 max-sm:[&>button]:grow">
          <ApplyNow job={job} />
          <SaveButton item={savableJob(job)} labelled />
          <ShareButton title={job.title} path={paths.job(job.id)} />
        </div>
      </Card>
      <JobText job={job} heading="h2" />
    </article>
  )
}

const idOf = ({ jobId }: Params) => jobId?.trim() || null

function JobContent() {
  const id = idOf(useParams())
  // Not the moment of the read: that may be an older, kept one.
  const [now] = useState(() => new Date())
  const { data, isError, refetch } = useQuery(jobQuery(id))
  if (id === null) return <JobProblem title="Job ID not provided" />
  if (data === undefined) {
    if (!isError) return <JobPageSkeleton />
    return <JobProblem title="Failed to load job. Please try again." onRetry={() => void refetch()} />
  }
  if (data === null) return <JobProblem title="Job not found" />
  return <JobDetail job={data} now={now} />
}

/** /job/{id} (spec section 2, job page). */
export function JobPage() {
  return (
    <div className="page-column py-5 sm:py-7">
      <div className="max-w-3xl">
        <JobContent />
      </div>
    </div>
  )
}

JobPage.readAhead = (params: Params) => {
  const id = idOf(params)
  if (id !== null) void queryClient.prefetchQuery(jobQuery(id))
}
