import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dailyQuizQuery } from '@/content/daily-quizzes/queries'
import { archiveDays } from '@/content/daily-quizzes/schema'
import { paperOfDaily } from '@/content/papers/papers'
import { type IndiaDay, writeIndiaDay } from '@/domain/india-day'
import type { Paper } from '@/domain/paper'
import { QuizError, QuizSkeleton } from '@/features/quizzes'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { useToday } from '@/own/quiz-days/today'
import { shortDayOf } from '../model/day-words'
import { DayMessage } from './day-message'

function Loaded({ day, children }: { day: IndiaDay; children: (paper: Paper) => ReactNode }) {
  const address = writeIndiaDay(day)
  const { data, error, isFetching, refetch } = useQuery(dailyQuizQuery(address))
  if (data) return children(paperOfDaily(data))
  if (data === null) {
    return (
      <DayMessage title={t('No quiz for this day')}>
        {t('There is no daily quiz for {date}.', { date: shortDayOf(day) })}
      </DayMessage>
    )
  }
  if (error === null || isFetching) return <QuizSkeleton />
  const { code, message } = toAppError(error)
  if (code === 'permission-denied') return <NotYet day={day} />
  return <QuizError test={{ kind: 'daily', day: address }} message={message} onRetry={() => void refetch()} />
}

function NotYet({ day }: { day: IndiaDay }) {
  return (
    <DayMessage title={t('Not open yet')}>
      {t('This quiz opens on {date}, at midnight in India.', { date: shortDayOf(day) })}
    </DayMessage>
  )
}

/** Reads the quiz of a day and shows it, or says why it cannot be taken: its day has not come, or is long over. */
export function LoadedDay({ day, children }: { day: IndiaDay; children: (paper: Paper) => ReactNode }) {
  const today = useToday()
  if (today === null) return <QuizSkeleton />
  if (day > today.today) return <NotYet day={day} />
  if (day < today.today - archiveDays) {
    return (
      <DayMessage title={t('No longer here')}>
        {t(
          'You can take the quizzes of the last {count, plural, one {# day} other {# days}}. This one was on {date}.',
          { count: archiveDays, date: shortDayOf(day) },
        )}
      </DayMessage>
    )
  }
  return <Loaded day={day}>{children}</Loaded>
}
