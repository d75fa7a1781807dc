import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { ListedJob } from '@/content/jobs/schema'
import { languageOf } from '@/domain/text-language'
import { isPlainClick } from '@/lib/navigation/plain-click'
import { cardLinkClass, ItemCard } from '@/ui/list/item-card'
import { JobBadges, LastDate, SaveJob } from './job-details'

/** A job of the list: a link to its page, which a plain click opens in the modal instead. */
export function JobCard({ job, now, onOpen }: { job: ListedJob; now: Date; onOpen: () => void }) {
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <ItemCard
      picture={job.imageUrl}
      heading={
        <Link to={paths.job(job.id)} lang={languageOf(job.title)} className={cardLinkClass} onClick={open}>
          {job.title}
        </Link>
      }
      meta={<JobBadges job={job} now={now} />}
      action={<SaveJob job={job} />}
    >
      <p className="text-status text-muted">
        {job.company && (
          <span lang={languageOf(job.company)} className="block">
            {job.company}
          </span>
        )}
        {job.location && (
          <span lang={languageOf(job.location)} className="block">
            {job.location}
          </span>
        )}
        <LastDate job={job} now={now} />
      </p>
    </ItemCard>
  )
}
