import { type Params, useSearchParams } from 'react-router-dom'
import { jobsList } from '@/content/jobs/queries'
import { chosenCategory } from '@/domain/content-section'
import { useMomentOpened } from '@/lib/hooks/use-moment-opened'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { useOpenItem } from '@/lib/navigation/use-open-item'
import { usePagedList } from '@/lib/paged-list'
import { queryClient } from '@/lib/query-client'
import { CountedGrid } from '@/ui/list/counted-grid'
import { SectionList } from '@/ui/list/section-list'
import { JobCard } from '../components/job-card'
import { JobModal } from '../components/job-modal'
import { openFirst } from '../model/deadline'

/** The hub's jobs: those still open first; a card opens the modal (spec section 2). */
export function JobsSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = usePagedList(jobsList(category))
  const { openId, show, close } = useOpenItem('job')
  // Deadlines are judged by the moment at which the screen was opened: the list itself may be an older, kept one.
  const now = useMomentOpened()
  const open = read.data?.find(({ id }) => id === openId)
  return (
    <>
      <SectionList read={read} onRetry={retryFailed} category={category}>
        {(jobs) => (
          <CountedGrid items={openFirst(jobs, now)} category={category}>
            {(job) => <JobCard job={job} now={now} onOpen={() => show(job.id)} />}
          </CountedGrid>
        )}
      </SectionList>
      {open && <JobModal job={open} now={now} onClose={close} />}
    </>
  )
}

JobsSection.readAhead = (_: Params, search: URLSearchParams) =>
  void queryClient.prefetchQuery(jobsList(chosenCategory(search)).query)
