import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { paths } from '@/config/paths'
import { dailyQuizQuery } from '@/content/daily-quizzes/queries'
import { mayRetry } from '@/content/quizzes/queries'
import { type IndiaDay, writeIndiaDay } from '@/domain/india-day'
import type { DayStanding } from '@/domain/study/suggest'
import { languagesOfQuestions } from '@/domain/test-layout'
import { languageNote } from '@/domain/text-language'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { longDayOf } from '../model/day-words'

function Ways({ day, standing: { first, running } }: { day: string; standing: DayStanding }) {
  const here = paths.dailyOf(day)
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
      {first && !running && (
        <ButtonLink to={paths.attemptResults(here, first.attemptId)} look="primary">
          {t('See Answers')}
        </ButtonLink>
      )}
      {(running || !first) && (
        <ButtonLink to={here} look="primary">
          {running ? t('Continue Quiz') : t('Start Quiz')}
        </ButtonLink>
      )}
    </div>
  )
}

function factsOf({ first, running }: DayStanding, questions: number): string {
  if (running)
    return t('You have answered {answered} of {total, plural, one {# question} other {# questions}}.', {
      answered: running.answered,
      total: running.total,
    })
  if (first) return t('Done. Your score: {percentage}%.', { percentage: first.percentage })
  return t('{count, plural, one {# question} other {# questions}}, no time limit', {
    count: questions,
  })
}

function Today({ day, standing }: { day: string; standing: DayStanding }) {
  const { data, error, isFetching, refetch } = useQuery(dailyQuizQuery(day))
  // What was begun or done is on the device: the quiz itself need not be asked for.
  if (data || standing.first || standing.running) {
    return (
      <>
        <p className="mt-2 text-muted">{factsOf(standing, data?.questions.length ?? 0)}</p>
        <p className="mt-1 text-sm text-muted empty:hidden">
          {data && languageNote('', languagesOfQuestions(data.questions))}
        </p>
        <Ways day={day} standing={standing} />
      </>
    )
  }
  if (data === null) {
    return (
      <p className="mt-2 text-muted">
        {t('There is no quiz for today. The quizzes of other days are below.')}
      </p>
    )
  }
  if (error && !isFetching) {
    return (
      <div role="alert">
        <p className="mt-2 text-muted">
          {toAppError(error).code === 'permission-denied'
            ? t("Today's quiz is not open yet: it opens at midnight in India.")
            : t('The quiz could not be loaded. Check your internet connection and try again.')}
        </p>
        {(mayRetry(error) || toAppError(error).code === 'permission-denied') && (
          <Button className="mt-4" onClick={() => void refetch()}>
            {t('Try Again')}
          </Button>
        )}
      </div>
    )
  }
  return (
    <LoadingRegion label={t("Loading today's quiz")}>
      <Skeleton className="mt-3 h-5 w-3/5" />
      <Skeleton className="mt-5 h-11 w-36 rounded-control" />
    </LoadingRegion>
  )
}

/** Today's quiz, and where the student stands with it. */
export function TodayCard({ today, standing }: { today: IndiaDay; standing: DayStanding }) {
  const headingId = useId()
  const day = writeIndiaDay(today)
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby={headingId}>
        <p className="text-sm font-semibold text-muted">{longDayOf(today)}</p>
        <h2 id={headingId} className="mt-1.5 text-xl sm:text-2xl">
          {t("Today's quiz")}
        </h2>
        <Today key={day} day={day} standing={standing} />
      </section>
    </Card>
  )
}
