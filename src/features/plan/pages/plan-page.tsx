import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { IndiaDay } from '@/domain/india-day'
import { suggest } from '@/domain/study/suggest'
import { useStudyFacts, useWork } from '@/features/study'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { preferencesQuery } from '@/own/preferences/query'
import { useOwner } from '@/session'
import { classNames } from '@/ui/class-names'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Suggestions } from '@/ui/suggestion/suggestions'
import { useDeviceDay } from '@/ui/use-device-day'
import { AddToCalendar } from '../components/add-to-calendar'
import { PlanForm } from '../components/plan-form'
import { PlanJobs } from '../components/plan-jobs'
import { countdownOf, type Plan } from '../model/countdown'
import { usePlanJobs } from '../use-plan-jobs'

function Countdown({ plan, today }: { plan: Plan; today: IndiaDay }) {
  const { title, text } = countdownOf(plan, today)
  return (
    <div>
      <h2 className="text-2xl tabular-nums">{title}</h2>
      <p className="mt-1.5 text-pretty text-muted">{text}</p>
    </div>
  )
}

function Today({ owner }: { owner: string }) {
  const facts = useStudyFacts(owner, useWork(owner), false)
  const today = facts?.complete ? suggest(facts).today : null
  return <Suggestions title={t('Today')} label={t('Today’s tasks')} suggestions={today} places={4} />
}

function PlanSkeleton() {
  return (
    <LoadingRegion label={t('Loading your plan')}>
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="mt-8 h-16 rounded-card" />
    </LoadingRegion>
  )
}

function StudyPlan({ owner }: { owner: string }) {
  const today = useDeviceDay()
  const { data: plan } = useQuery(preferencesQuery(owner))
  const jobs = usePlanJobs(owner, today)
  if (!plan) return <PlanSkeleton />
  const { exam, examDay, minutes } = plan
  // Where there is a plan, what to do today comes first, and the form that changes it after that.
  const isSet = exam !== '' || examDay !== null
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <PlanForm owner={owner} saved={{ exam, examDay: examDay ?? '', minutes }} today={today} />
      <div className={classNames('grid gap-8 lg:row-span-2', isSet && 'max-lg:order-first')}>
        <Countdown plan={plan} today={today} />
        <Today owner={owner} />
      </div>
      <div className="grid grid-cols-1 gap-8">
        <PlanJobs jobs={jobs} />
        <AddToCalendar
          owner={owner}
          today={today}
          plan={plan}
          jobs={(jobs ?? []).filter(({ isSaved }) => isSaved)}
        />
        <p className="text-detail text-muted">
          <Trans
            message={'Set extra time for every timer in <a>account settings</a>.'}
            parts={{
              a: <Link to={paths.account} className="font-semibold text-secondary hover:underline" />,
            }}
          />
        </p>
      </div>
    </div>
  )
}

/** /plan: exam, date and minutes a day; what today holds, and the plan as a calendar (docs/decisions/052). */
export function PlanPage() {
  const owner = useOwner()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Plan')} />
      <NoIndex />
      <h1 className="text-page sm:text-page-wide">{t('Plan')}</h1>
      <p className="mt-2 mb-6 text-muted">
        {t('Your exam, your minutes a day, and what to do each day until then.')}
      </p>
      {owner === null ? <PlanSkeleton /> : <StudyPlan key={owner} owner={owner} />}
    </div>
  )
}
