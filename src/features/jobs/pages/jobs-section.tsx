import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { chosenCategory } from '@/domain/content-section'
import { useOpenItem } from '@/lib/use-open-item'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { CardGrid, CardGridSkeleton } from '@/ui/card-grid'
import { ItemCount, SectionList } from '@/ui/section-list'
import { JobCard } from '../components/job-card'
import { JobModal } from '../components/job-modal'
import { jobsQuery } from '../job-queries'
import { openFirst } from '../model/deadline'

/** The hub's jobs: those still open first; a card opens the modal (spec section 2). */
export function JobsSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = useQuery(jobsQuery(category))
  const { openId, show, close } = useOpenItem('job')
  // Deadlines are judged by the moment at which the list was read.
  const now = new Date(read.dataUpdatedAt)
  const open = read.data?.find(({ id }) => id === openId)
  return (
    <>
      <SectionList
        read={read}
        onRetry={retryFailed}
        category={category}
        skeleton={<CardGridSkeleton picture above="count" />}
      >
        {(jobs) => (
          <>
            <ItemCount count={jobs.length} category={category} />
            <div className="mt-4">
              <CardGrid items={openFirst(jobs, now)}>
                {(job) => <JobCard job={job} now={now} onOpen={() => show(job.id)} />}
              </CardGrid>
            </div>
          </>
        )}
      </SectionList>
      {open && <JobModal job={open} now={now} onClose={close} />}
    </>
  )
}
