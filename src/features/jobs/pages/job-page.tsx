import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { jobQuery } from '@/content/jobs/queries'
import type { Job } from '@/content/jobs/schema'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { queryClient } from '@/lib/query-client'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { PageProblem } from '@/ui/page-problem'
import { PageTitle } from '@/ui/page-title'
import { Picture } from '@/ui/picture'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { StructuredData } from '@/ui/structured-data'
import { ApplyNow, JobBadges, JobFacts, JobText, SaveAndShareJob } from '../components/job-details'
import { jobData } from '../model/job-data'

const backToJobs = (
  <ButtonLink to={paths.contentJobs} look="quiet" className="-ml-4 sm:-ml-5">
    <ArrowLeft size={18} aria-hidden />
    {t('Back to Jobs')}
  </ButtonLink>
)

const toJobs = <ButtonLink to={paths.contentJobs}>{t('Back to Jobs')}</ButtonLink>

function JobPageSkeleton() {
  return (
    <LoadingPage label={t('Loading job')}>
      {/* Padding: a margin would reach past the page's frame and move it when the content comes. */}
      <div className="pt-2">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="mt-5 h-10 w-4/5" />
        <Skeleton className="mt-5 h-6 w-40 rounded-full" />
        <Skeleton className="mt-6 h-40 w-full rounded-card sm:h-64" />
        <Skeleton className="mt-6 h-64 w-full rounded-card" />
      </div>
    </LoadingPage>
  )
}

function JobDetail({ job, now }: { job: Job; now: Date }) {
  const data = jobData(job, now)
  return (
    <article>
      <PageTitle title={job.title} {...(job.description ? { description: job.description } : {})} />
      {data && <StructuredData data={data} />}
      {backToJobs}
      <h1 className="mt-3 text-item sm:text-4xl" lang={languageOf(job.title)}>
        {job.title}
      </h1>
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
          <SaveAndShareJob job={job} />
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
  if (id === null) return <PageProblem title={t('Job ID not provided')} actions={toJobs} />
  if (data === undefined) {
    if (!isError) return <JobPageSkeleton />
    return (
      <PageProblem
        title={t('Failed to load job. Please try again.')}
        onRetry={() => void refetch()}
        actions={toJobs}
      />
    )
  }
  if (data === null) return <PageProblem title={t('Job not found')} actions={toJobs} />
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
