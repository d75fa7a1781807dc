import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { archiveDays } from '@/content/daily-quizzes/schema'
import { type IndiaDay, writeIndiaDay } from '@/domain/india-day'
import type { DayStanding } from '@/domain/study/suggest'
import { t } from '@/language/text'
import type { AttemptSummary } from '@/own/attempts'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { standingOfDay } from '../model/day-standing'
import { longDayOf } from '../model/day-words'

const wordsOf = ({ first, running }: DayStanding): string => {
  if (running)
    return t('{answered} of {total} answered', { answered: running.answered, total: running.total })
  return first ? `${first.percentage}%` : ''
}

/** Where the row of a day leads: to its result, else into its quiz. */
function placeOf(day: IndiaDay, { first, running }: DayStanding): string {
  const here = paths.dailyOf(writeIndiaDay(day))
  return first && !running ? paths.attemptResults(here, first.attemptId) : here
}

function Yesterday({ day, standing }: { day: IndiaDay; standing: DayStanding }) {
  const { first, running } = standing
  const address = writeIndiaDay(day)
  return (
    <Card className="p-5 sm:p-7">
      <p className="text-sm font-semibold text-muted">{longDayOf(day)}</p>
      <h2 className="mt-1.5 text-xl">{t("Yesterday's quiz")}</h2>
      <p className="mt-2 text-muted">
        {first
          ? t('Your score: {percentage}%.', { percentage: first.percentage })
          : t('See the answers and explanations, even if you did not take it.')}
      </p>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <ButtonLink to={first && !running ? placeOf(day, standing) : paths.dailyAnswers(address)}>
          {t('See Answers')}
        </ButtonLink>
        {!first && (
          <ButtonLink to={paths.dailyOf(address)}>
            {running ? t('Continue Quiz') : t('Take the quiz')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** Yesterday's quiz with its answers, and the quizzes of the last thirty days. */
export function PastDays({ today, attempts }: { today: IndiaDay; attempts: readonly AttemptSummary[] }) {
  const days = Array.from({ length: archiveDays }, (_, index) => today - 1 - index)
  return (
    <>
      <Yesterday day={today - 1} standing={standingOfDay(attempts, today - 1)} />
      <section>
        <h2 className="text-xl">
          {t('The last {count, plural, one {# day} other {# days}}', { count: archiveDays })}
        </h2>
        <p className="mt-1.5 text-muted">{t('The quizzes of past days are for practice.')}</p>
        <ol className="mt-4 grid gap-x-4 sm:grid-cols-2">
          {days.map((day) => {
            const standing = standingOfDay(attempts, day)
            return (
              <li key={day} className="border-t border-line">
                <Link
                  to={placeOf(day, standing)}
                  className="flex min-h-13 items-center gap-3 py-2 hover:bg-raised sm:px-2"
                >
                  <span className="min-w-0 flex-1">{longDayOf(day)}</span>
                  <span className="text-sm whitespace-nowrap text-muted tabular-nums">
                    {wordsOf(standing)}
                  </span>
                  <ChevronRight size={18} aria-hidden className="flex-none text-muted" />
                </Link>
              </li>
            )
          })}
        </ol>
      </section>
    </>
  )
}
