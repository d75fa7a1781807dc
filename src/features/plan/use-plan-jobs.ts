import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ClosingJob, closingJobsQuery } from '@/content/jobs/closing-jobs'
import { jobQuery } from '@/content/jobs/queries'
import { oncePerDay } from '@/content/kept'
import { type IndiaDay, indiaDayOf } from '@/domain/india-day'
import { savedQuery } from '@/own/saved/query'

/** Saved jobs that are looked up, the latest first: each costs a read a day. */
const mostSaved = 12

export interface PlanJob extends ClosingJob {
  readonly isSaved: boolean
  /** Until its last date; 0 is today. */
  readonly days: number
}

/** Saved jobs; one that cannot be read is left out. */
const savedJobsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['saved-jobs', ids],
    queryFn: async ({ client }) => {
      const read = await Promise.allSettled(ids.map((id) => client.fetchQuery(oncePerDay(jobQuery(id)))))
      return read.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
    },
  })

/** Open jobs that are saved, or close within 7 days, the next last date first; null until they are known. */
export function usePlanJobs(owner: string, today: IndiaDay): readonly PlanJob[] | null {
  const { data: saved } = useQuery(savedQuery(owner))
  const closing = useQuery(oncePerDay(closingJobsQuery))
  const ids = (saved ?? []).filter(({ kind }) => kind === 'job').map(({ itemId }) => itemId)
  const found = useQuery(savedJobsQuery(ids.slice(0, mostSaved)))
  if (saved === undefined || closing.isLoading || found.isLoading) return null
  const jobs = new Map<string, PlanJob>()
  const add = ({ id, title, deadline }: ClosingJob, isSaved: boolean) =>
    jobs.set(id, { id, title, deadline, isSaved, days: indiaDayOf(deadline.getTime()) - today })
  for (const job of closing.data ?? []) add(job, false)
  for (const job of found.data ?? []) if (job.deadline) add({ ...job, deadline: job.deadline }, true)
  return [...jobs.values()].filter(({ days }) => days >= 0).sort((a, b) => a.days - b.days)
}
