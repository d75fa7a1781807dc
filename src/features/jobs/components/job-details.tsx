import { Clock, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import type { JobType } from '@/content/jobs/job-type'
import type { Job, ListedJob } from '@/content/jobs/schema'
import { categoryName } from '@/domain/category-name'
import { languageNote, languageOf } from '@/domain/text-language'
import { SaveButton } from '@/features/saved'
import { t } from '@/language/text'
import { daysUntil, formatLongUsDate, formatMediumDate } from '@/lib/dates'
import { Chip } from '@/ui/chip'
import { classNames } from '@/ui/class-names'
import { ExternalAction } from '@/ui/item/external-action'
import { FactList } from '@/ui/item/item-page'
import { ShareButton } from '@/ui/item/share-button'
import { type DeadlineState, deadlineState } from '../model/deadline'

/** The kinds of job as a student reads them (spec section 3). */
const typeNames: Readonly<Record<JobType, string>> = {
  'full-time': t('Full-time'),
  'part-time': t('Part-time'),
  contract: t('Contract'),
  internship: t('Internship'),
  other: t('Other'),
}

/** Type, and whether the deadline is near or past. */
export function JobBadges({ job, now }: { job: ListedJob; now: Date }) {
  const state = deadlineState(job.deadline, now)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip>{typeNames[job.type]}</Chip>
      {state === 'soon' && (
        <Chip tone="warning">
          <Clock size={13} aria-hidden />
          {t('Deadline Soon!')}
        </Chip>
      )}
      {state === 'past' && <Chip tone="error">{t('Deadline passed')}</Chip>}
      <span className="text-sm text-muted empty:hidden">{languageNote(job.title)}</span>
    </div>
  )
}

const deadlineLooks: Partial<Record<DeadlineState, string>> = {
  soon: 'font-semibold text-warning',
  past: 'font-semibold text-error',
}

/** `3 days left`, for a deadline that is near; null for any other. */
function daysLeft({ deadline }: ListedJob, now: Date): string | null {
  if (deadline === null || deadlineState(deadline, now) !== 'soon') return null
  return t('{days, plural, =0 {Last day today} one {# day left} other {# days left}}', {
    days: daysUntil(deadline, now),
  })
}

/** `Last date tomorrow`, `Last date 29 Nov 2026` */
function lastDateText(deadline: Date, now: Date): string {
  const days = daysUntil(deadline, now)
  return days === 0 || days === 1
    ? t('Last date {days, plural, =0 {today} =1 {tomorrow} other {in # days}}', { days })
    : t('Last date {date}', { date: formatMediumDate(deadline) })
}

/** The last date to apply; nothing for a job without a deadline. That it is near is said by a badge. */
export function LastDate({ job, now }: { job: ListedJob; now: Date }) {
  if (job.deadline === null) return null
  return (
    <span className={classNames('block', deadlineLooks[deadlineState(job.deadline, now)])}>
      {lastDateText(job.deadline, now)}
    </span>
  )
}

/** The known facts of a job, row by row; dates in long US format (spec section 9). */
export function JobFacts({ job, now }: { job: ListedJob; now: Date }) {
  const state = deadlineState(job.deadline, now)
  const date = job.deadline && formatLongUsDate(job.deadline)
  return (
    <FactList
      facts={[
        { label: t('Company'), value: job.company },
        { label: t('Location'), value: job.location },
        { label: t('Category'), value: job.category && categoryName(job.category) },
        { label: t('Type'), value: typeNames[job.type] },
        { label: t('Salary'), value: job.salary },
        {
          label: t('Posted Date'),
          value: job.postedDate ? formatLongUsDate(job.postedDate) : t('Not specified'),
        },
        {
          label: t('Deadline'),
          value: date && (
            <span className={deadlineLooks[state]}>
              {state === 'soon' ? t('{date} (Soon!)', { date }) : date}
              <span className="block text-sm">{daysLeft(job, now)}</span>
            </span>
          ),
        },
      ]}
    />
  )
}

/** Description (its newlines kept) and requirements; `heading` is the level that follows the title's. */
export function JobText({ job, heading: Heading }: { job: Job; heading: 'h2' | 'h3' }) {
  return (
    <>
      {job.description && (
        <section className="mt-7">
          <Heading className="text-lg">{t('Description')}</Heading>
          <p
            lang={languageOf(job.description)}
            className="mt-2.5 max-w-[44em] whitespace-pre-line text-muted"
          >
            {job.description}
          </p>
        </section>
      )}
      {job.requirements.length > 0 && (
        <section className="mt-7">
          <Heading className="text-lg">{t('Requirements')}</Heading>
          <ul className="mt-3 flex flex-wrap gap-2">
            {job.requirements.map((requirement) => (
              <li key={requirement} lang={languageOf(requirement)}>
                <Chip className="py-1 text-left">{requirement}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Opens the job's address in a new tab; without an address it says to contact us (spec section 2). */
export function ApplyNow({ job }: { job: ListedJob }) {
  return (
    <ExternalAction
      href={job.url}
      alertText={t('Please contact us to apply for this position.')}
      look="primary"
      className="max-sm:w-full"
    >
      {t('Apply Now')}
      {job.url && <ExternalLink size={17} aria-hidden />}
    </ExternalAction>
  )
}

/** Saves the job for later. */
export function SaveJob({
  job: { id, title, company },
  labelled = false,
}: {
  job: ListedJob
  labelled?: boolean
}) {
  return (
    <SaveButton item={{ kind: 'job', itemId: id, title, detail: company, url: null }} labelled={labelled} />
  )
}

/** Save and Share, with their names. @param children before them */
export function JobActions({ job, children }: { job: ListedJob; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:[&>button]:grow">
      {children}
      <SaveJob job={job} labelled />
      <ShareButton title={job.title} path={paths.job(job.id)} />
    </div>
  )
}
