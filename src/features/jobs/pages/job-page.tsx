import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type Params, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { jobQuery, jobsList } from '@/content/jobs/queries'
import type { Job } from '@/content/jobs/schema'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { useMomentOpened } from '@/lib/hooks/use-moment-opened'
import { usePagedList } from '@/lib/paged-list'
import { queryClient } from '@/lib/query-client'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { ItemHead } from '@/ui/item/item-head'
import { ItemPage, RelatedItems, shownBeside } from '@/ui/item/item-page'
import { PageProblem } from '@/ui/page-problem'
import { Picture } from '@/ui/picture'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { ApplyNow, JobActions, JobBadges, JobFacts, JobText } from '../components/job-details'
import { deadlineState } from '../model/deadline'
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
        <Skeleton className="mt-5 h-11 w-full rounded-control" />
        <Skeleton className="mt-8 h-64 w-full rounded-card" />
      </div>
    </LoadingPage>
  )
}

/** Other open jobs, those of the same category first. */
function MoreJobs({ job, now }: { job: Job; now: Date }) {
  const { data = [] } = usePagedList(jobsList(null))
  const others = data
    .filter(({ id, deadline }) => id !== job.id && deadlineState(deadline, now) !== 'past')
    .sort((a, b) => Number(b.category === job.category) - Number(a.category === job.category))
    .slice(0, shownBeside)
  return (
    <RelatedItems
      title={t('More jobs')}
      items={others.map(({ id, title, company, deadline }) => ({
        id,
        to: paths.job(id),
        title,
        note: deadline ? t('Last date {date}', { date: formatMediumDate(deadline) }) : company,
      }))}
    />
  )
}

/** `Example Bank · Vijayawada · Last date 1 Dec 2026` */
const jobFacts = ({ company, location, deadline }: Job) =>
  [company, location, deadline && t('Last date {date}', { date: formatMediumDate(deadline) })]
    .filter(Boolean)
    .join(' · ')

function JobDetail({ job, now }: { job: Job; now: Date }) {
  return (
    <>
      <ItemHead
        kind="job"
        title={job.title}
        description={job.description ?? jobFacts(job)}
        path={paths.job(job.id)}
        image={job.imageUrl}
        under={[{ name: t('Jobs'), path: paths.contentJobs }]}
        data={jobData(job, now)}
      />
      <article className="min-w-0">
        {backToJobs}
        <h1 lang={languageOf(job.title)} className="mt-1 text-item sm:mt-3 sm:text-4xl">
          {job.title}
        </h1>
        <div className="mt-3">
          <JobBadges job={job} now={now} />
        </div>
        <div className="mt-5">
          <JobActions job={job}>
            <ApplyNow job={job} />
          </JobActions>
        </div>
        <Card className="mt-6 px-5 py-2">
          <JobFacts job={job} now={now} />
        </Card>
        <Picture
          src={job.imageUrl}
          alt=""
          width={800}
          height={320}
          className="mt-6 aspect-2/1 w-full rounded-card bg-raised"
        />
        <JobText job={job} heading="h2" />
      </article>
      <MoreJobs job={job} now={now} />
    </>
  )
}

const idOf = ({ jobId }: Params) => jobId?.trim() || null

function JobContent() {
  const id = idOf(useParams())
  // Not the moment of the read: that may be an older, kept one.
  const now = useMomentOpened()
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
    <ItemPage>
      <JobContent />
    </ItemPage>
  )
}

JobPage.readAhead = (params: Params) => {
  const id = idOf(params)
  if (id !== null) void queryClient.prefetchQuery(jobQuery(id))
}
