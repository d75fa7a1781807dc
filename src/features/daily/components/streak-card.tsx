import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { paths } from '@/config/paths'
import type { IndiaDay } from '@/domain/india-day'
import { weekOf } from '@/domain/study/streak'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import type { AttemptSummary } from '@/own/attempts'
import { type QuizDays, quizDaysQuery } from '@/own/quiz-days/quiz-days'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { freeDayWords } from '../model/day-words'
import { usePracticeDays } from '../use-practice-days'
import { StreakSummary } from './streak-summary'
import { Week } from './week'

/** How many of the last seven daily quizzes were taken. */
function QuizCount({ days: { days, waits, isFromAccount }, today }: { days: QuizDays; today: IndiaDay }) {
  return (
    <>
      <p className="text-detail tabular-nums">
        {t('Daily quizzes, last 7 days: {count}', {
          count: weekOf(days, today).filter(({ state }) => state === 'done').length,
        })}
      </p>
      {waits && (
        <p className="mt-2 text-sm text-muted">
          {t('Your quiz is saved here. It counts on the day when you are next online.')}
        </p>
      )}
      {!waits && !isFromAccount && (
        <p className="mt-2 text-sm text-muted">
          {t('You are offline. Showing what is saved on this device.')}
        </p>
      )}
    </>
  )
}

interface Props {
  owner: string
  today: IndiaDay
  attempts: readonly AttemptSummary[]
}

function StudentStreak({ owner, today, attempts }: Props) {
  const practice = usePracticeDays(owner, attempts)
  const { data, isError, isFetching, refetch } = useQuery(quizDaysQuery(owner))
  const hasFailed = isError && !isFetching
  if (!practice || (!data && !hasFailed)) {
    return (
      <LoadingRegion label={t('Loading streak')}>
        <Skeleton className="mt-2 h-7 w-32" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-5 h-14 w-full" />
      </LoadingRegion>
    )
  }
  return (
    <>
      <StreakSummary streak={practice.streak} />
      <p className="mt-1.5 text-sm text-muted">{freeDayWords(practice.streak)}</p>
      <Week days={weekOf(practice.days, practice.today, practice.streak.free)} />
      <div className="mt-5 border-t border-line pt-4">
        {data ? (
          <QuizCount days={data} today={today} />
        ) : (
          <div role="alert">
            <p className="text-detail text-muted">{t('Your daily quizzes could not be loaded.')}</p>
            <Button className="mt-3" onClick={() => void refetch()}>
              {t('Try Again')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** A student's streak, and the daily quizzes of the last seven days; a visitor reads how to have them. */
export function StreakCard(props: Props) {
  const headingId = useId()
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="font-sans text-sm font-semibold tracking-normal text-muted">
          {t('Streak')}
        </h2>
        {props.owner === visitor ? (
          <>
            <p className="mt-1.5">
              {t(
                'Your account counts the days on which you practise. Sign in, and the quiz that you take today counts too.',
              )}
            </p>
            <ButtonLink to={paths.login} state={{ from: paths.daily }} className="mt-4">
              {t('Login')}
            </ButtonLink>
          </>
        ) : (
          <StudentStreak {...props} />
        )}
      </section>
    </Card>
  )
}
