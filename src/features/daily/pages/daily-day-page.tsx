import { type Params, useParams, useSearchParams } from 'react-router-dom'
import { answersView } from '@/config/paths'
import { dailyQuizQuery } from '@/content/daily-quizzes/queries'
import { type IndiaDay, indiaDayOf, readIndiaDay, writeIndiaDay } from '@/domain/india-day'
import { QuizSkeleton, ShortTest } from '@/features/quizzes'
import { t } from '@/language/text'
import { queryClient } from '@/lib/query-client'
import { useToday } from '@/own/quiz-days/today'
import { useOwner } from '@/session'
import { AnswersOfDay } from '../components/answers-of-day'
import { CountedNote } from '../components/counted-note'
import { DayMessage } from '../components/day-message'
import { LoadedDay } from '../components/loaded-day'

const dayIn = ({ day = '' }: Params): IndiaDay | null => readIndiaDay(day)

function DayVisit({ day }: { day: IndiaDay }) {
  const owner = useOwner()
  const today = useToday()
  const [search] = useSearchParams()
  const attemptId = search.get('attempt')
  if (owner === null) return <QuizSkeleton />
  if (search.has(answersView)) {
    if (today === null) return <QuizSkeleton />
    // Whoever comes for today's answers takes the quiz first.
    if (day < today.today)
      return (
        <LoadedDay day={day}>
          {(paper) => (
            <div className="max-w-3xl">
              <AnswersOfDay key={owner} owner={owner} day={day} paper={paper} />
            </div>
          )}
        </LoadedDay>
      )
  }
  return (
    <>
      {attemptId !== null && <CountedNote owner={owner} day={day} attemptId={attemptId} />}
      <ShortTest test={{ kind: 'daily', day: writeIndiaDay(day) }}>
        {(begin) => <LoadedDay day={day}>{begin}</LoadedDay>}
      </ShortTest>
    </>
  )
}

/** /daily/{day}: the quiz of a day, its result with `?attempt=`, and the answers of a past day with `?answers`. */
export function DailyDayPage() {
  const day = dayIn(useParams())
  return (
    <div className="page-column py-6 sm:py-9">
      {day === null ? (
        <DayMessage title={t('This date does not exist')}>
          {t('Write the date like this: 2026-11-22.')}
        </DayMessage>
      ) : (
        <DayVisit key={day} day={day} />
      )}
    </div>
  )
}

DailyDayPage.readAhead = (params: Params) => {
  const day = dayIn(params)
  // What has not begun by the device's clock is left to the page.
  if (day !== null && day <= indiaDayOf(Date.now()))
    void queryClient.prefetchQuery(dailyQuizQuery(writeIndiaDay(day)))
}
