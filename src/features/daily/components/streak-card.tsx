import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import { paths } from '@/config/paths'
import type { IndiaDay } from '@/domain/india-day'
import { streakOf, type WeekDay, weekOf } from '@/domain/learning/streak'
import { visitor } from '@/lib/device/visitor'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { classNames } from '@/ui/class-names'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { daysOf, freeDayWords, streakWords } from '../model/day-words'
import { type QuizDays, quizDaysQuery } from '../quiz-days'

const stateWords = { done: 'taken', free: 'free day', none: 'not taken' } as const

function Day({ day: { name, state, isToday } }: { day: WeekDay }) {
  return (
    <li className="grid justify-items-center gap-1.5">
      <span aria-hidden className={classNames('text-tag', isToday ? 'font-semibold' : 'text-muted')}>
        {name.slice(0, 2)}
      </span>
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-full border',
          state === 'done'
            ? 'border-success-line bg-success-tint text-success'
            : isToday
              ? 'border-edge'
              : 'border-line text-muted',
        )}
      >
        {state === 'done' && <Check size={16} aria-hidden />}
        {state === 'free' && <Minus size={16} aria-hidden />}
        <span className="sr-only">
          {isToday ? 'Today' : name}: {isToday && state === 'none' ? 'not taken yet' : stateWords[state]}
        </span>
      </span>
    </li>
  )
}

function Week({ days, today }: { days: ReadonlySet<IndiaDay>; today: IndiaDay }) {
  return (
    <ol aria-label="The last seven days" className="mt-5 grid grid-cols-7 gap-1">
      {weekOf(days, today).map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </ol>
  )
}

function Streak({ days: { days, waits, isFromAccount }, today }: { days: QuizDays; today: IndiaDay }) {
  const streak = streakOf(days, today)
  return (
    <>
      <p className="mt-1.5 font-heading text-xl leading-tight font-semibold tabular-nums sm:text-2xl">
        {streak.length === 0 ? 'No streak yet' : daysOf(streak.length)}
      </p>
      <p className="mt-1.5 text-detail text-muted">
        {waits
          ? 'Your quiz is kept here. It counts for the day on which your account can be reached.'
          : streakWords(streak)}
      </p>
      <Week days={days} today={today} />
      <p className="mt-4 text-sm text-muted">{freeDayWords(streak)}</p>
      {!isFromAccount && (
        <p className="mt-2 text-sm text-muted">
          This is what your device knows. Your account could not be asked.
        </p>
      )}
    </>
  )
}

function StudentStreak({ owner, today }: { owner: string; today: IndiaDay }) {
  const { data, isError, isFetching, refetch } = useQuery(quizDaysQuery(owner))
  if (data) return <Streak days={data} today={today} />
  if (isError && !isFetching) {
    return (
      <div role="alert" className="mt-2">
        <p className="text-detail text-muted">Your streak could not be read.</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <LoadingRegion label="Loading streak">
      <Skeleton className="mt-2 h-7 w-32" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-5 h-14 w-full" />
    </LoadingRegion>
  )
}

/** The streak of a student and the last seven days; a visitor reads how to have one. */
export function StreakCard({ owner, today }: { owner: string; today: IndiaDay }) {
  const headingId = useId()
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="font-sans text-sm font-semibold tracking-normal text-muted">
          Streak
        </h2>
        {owner === visitor ? (
          <>
            <p className="mt-1.5">
              Days in a row are counted in your account. Sign in, and the quiz that you take today counts too.
            </p>
            <ButtonLink to={paths.login} state={{ from: paths.daily }} className="mt-4">
              Login
            </ButtonLink>
          </>
        ) : (
          <StudentStreak owner={owner} today={today} />
        )}
      </section>
    </Card>
  )
}
