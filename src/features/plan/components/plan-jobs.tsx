import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { inDays } from '@/domain/study/suggest'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { formatMediumDate } from '@/lib/dates'
import { Skeleton } from '@/ui/skeleton'
import type { PlanJob } from '../use-plan-jobs'

/** Last dates of jobs that are saved or close soon. @param jobs null until they are known */
export function PlanJobs({ jobs }: { jobs: readonly PlanJob[] | null }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        {t('Last dates of jobs')}
      </h2>
      {jobs === null ? (
        <Skeleton className="mt-4 h-16 rounded-card" />
      ) : jobs.length === 0 ? (
        <p className="mt-2 text-muted">
          <Trans
            message={'No job closes this week. Save a <a>job</a>, and its last date appears here.'}
            parts={{
              a: <Link to={paths.contentJobs} className="font-semibold text-secondary hover:underline" />,
            }}
          />
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {jobs.map(({ id, title, deadline, isSaved, days }) => (
            <li key={id}>
              <Link to={paths.job(id)} className="flex min-h-16 items-center gap-4 px-4 py-2.5 sm:px-5">
                <span className="min-w-0 flex-1">
                  <span lang={languageOf(title)} className="line-clamp-2 text-detail font-semibold">
                    {title}
                  </span>
                  <span className="text-sm text-muted">
                    {formatMediumDate(deadline)}, {inDays(days)}
                    {isSaved && ` · ${t('You saved it')}`}
                  </span>
                </span>
                <ChevronRight size={18} aria-hidden className="flex-none text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
