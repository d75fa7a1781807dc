import { dailyQuizQuery } from '@/content/daily-quizzes/queries'
import { indiaDayOf, writeIndiaDay } from '@/domain/india-day'
import { t } from '@/language/text'
import { queryClient } from '@/lib/query-client'
import { useAttempts } from '@/own/attempts'
import { type Today, useToday } from '@/own/quiz-days/today'
import { useOwner } from '@/session'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { PastDays } from '../components/past-days'
import { StreakCard } from '../components/streak-card'
import { TodayCard } from '../components/today-card'
import { standingOfDay } from '../model/day-standing'
import { shortDayOf } from '../model/day-words'

function Loading() {
  return (
    <LoadingRegion label={t('Loading daily quiz')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </LoadingRegion>
  )
}

/** Says so when the device's clock has another day than India. */
function ClockNote({ today: { today, deviceDay } }: { today: Today }) {
  if (deviceDay === null) return null
  return (
    <p
      role="status"
      className="mb-5 rounded-card border border-line bg-surface px-4 py-3 text-detail text-muted"
    >
      {t('In India it is {today}. This device says {deviceDay}. Check its date and time settings.', {
        today: shortDayOf(today),
        deviceDay: shortDayOf(deviceDay),
      })}
    </p>
  )
}

function Days({ owner, today }: { owner: string; today: Today }) {
  const attempts = useAttempts(owner)
  if (attempts === null) return <Loading />
  return (
    <>
      <ClockNote today={today} />
      <div className="grid gap-5 sm:gap-7">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-7">
          <TodayCard today={today.today} standing={standingOfDay(attempts, today.today)} />
          <StreakCard owner={owner} today={today.today} attempts={attempts} />
        </div>
        <PastDays today={today.today} attempts={attempts} />
      </div>
    </>
  )
}

/** /daily: today's quiz, the streak, yesterday's answers and the archive (docs/decisions/050). */
export function DailyPage() {
  const owner = useOwner()
  const today = useToday()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle
        title={t('Daily quiz')}
        description={t('Ten questions a day, the same for everybody, from midnight in India.')}
      />
      <div className="max-w-4xl">
        <h1 className="text-page sm:text-page-wide">{t('Daily quiz')}</h1>
        <p className="mt-2 mb-6 text-muted">
          {t('Ten questions a day, the same for everybody, from midnight in India.')}
        </p>
        {owner === null || today === null ? <Loading /> : <Days key={owner} owner={owner} today={today} />}
      </div>
    </div>
  )
}

DailyPage.readAhead = () => {
  // By the device's clock, which is mostly right; the page itself asks the server which day it is.
  void queryClient.prefetchQuery(dailyQuizQuery(writeIndiaDay(indiaDayOf(Date.now()))))
}
