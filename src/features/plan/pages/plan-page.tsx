import { useQuery } from '@tanstack/react-query'
import { CalendarDays, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { IndiaDay } from '@/domain/india-day'
import { suggest } from '@/domain/study/suggest'
import { useStudyFacts, useWork } from '@/features/study'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { preferencesQuery } from '@/own/preferences/query'
import { useOwner } from '@/session'
import { DisclosureRow } from '@/ui/disclosure-row'
import { MetaLine } from '@/ui/list/item-card'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Suggestions } from '@/ui/suggestion/suggestions'
import { useDeviceDay } from '@/ui/use-device-day'
import { AddToCalendar } from '../components/add-to-calendar'
import { PlanForm } from '../components/plan-form'
import { PlanJobs } from '../components/plan-jobs'
import { countdownOf, isPlanned, type Plan } from '../model/countdown'
import { usePlanJobs } from '../use-plan-jobs'

const keptWords = {
  account: t('Saved in your account, for all your devices.'),
  device: t("Saved on this device. We'll sync it when you're online."),
  visitor: t('Saved on this device. Sign in to have it on your other devices too.'),
} as const

/** The plan in one line, which opens the form. */
function PlanRow({ owner, plan, today }: { owner: string; plan: Plan; today: IndiaDay }) {
  const [keptIn, setKeptIn] = useState<keyof typeof keptWords | null>(null)
  const { exam, examDay, minutes } = plan
  const { title, facts } = countdownOf(plan, today)
  return (
    <div>
      <DisclosureRow
        icon={CalendarDays}
        title={title}
        detail={<MetaLine facts={facts} />}
        action={isPlanned(plan) ? t('Change') : undefined}
        startsOpen={!isPlanned(plan)}
      >
        {(close) => (
          <PlanForm
            saved={{ exam, examDay: examDay ?? '', minutes }}
            today={today}
            onSaved={(place) => {
              setKeptIn(place !== null && owner === visitor ? 'visitor' : place)
              if (place !== null) close()
            }}
          />
        )}
      </DisclosureRow>
      <p role="status" className="text-detail text-muted">
        {keptIn && <span className="mt-2 block">{keptWords[keptIn]}</span>}
      </p>
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
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="mt-8 h-16 rounded-card" />
    </LoadingRegion>
  )
}

function StudyPlan({ owner, plan }: { owner: string; plan: Plan }) {
  const today = useDeviceDay()
  const jobs = usePlanJobs(owner, today)
  // As long as the page stands, so that a save moves nothing.
  const [hadPlan] = useState(() => isPlanned(plan))
  const row = <PlanRow key="plan" owner={owner} plan={plan} today={today} />
  const tasks = <Today key="today" owner={owner} />
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      {/* With a plan, the day's tasks come first. */}
      {hadPlan ? [tasks, row] : [row, tasks]}
      <PlanJobs jobs={jobs} />
      <DisclosureRow
        icon={CalendarPlus}
        title={t('Add to calendar')}
        detail={t('Google, Apple, Outlook and others')}
      >
        <AddToCalendar
          owner={owner}
          today={today}
          plan={plan}
          jobs={(jobs ?? []).filter(({ isSaved }) => isSaved)}
        />
      </DisclosureRow>
    </div>
  )
}

function LoadedPlan({ owner }: { owner: string }) {
  const { data: plan } = useQuery(preferencesQuery(owner))
  return plan ? <StudyPlan owner={owner} plan={plan} /> : <PlanSkeleton />
}

/** /plan: exam, date and minutes a day; what today holds, and the plan as a calendar (docs/decisions/052). */
export function PlanPage() {
  const owner = useOwner()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Study plan')} />
      <NoIndex />
      <h1 className="mb-6 text-page sm:text-page-wide">{t('Study plan')}</h1>
      {owner === null ? <PlanSkeleton /> : <LoadedPlan key={owner} owner={owner} />}
    </div>
  )
}
