import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { type IndiaDay, indiaDayOf, writeIndiaDay } from '@/domain/india-day'
import { testKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { visitor } from '@/lib/device/visitor'
import { useAttempts, useStoredAttempt } from '@/own/attempts'
import { noteTaken, quizDaysQuery } from '@/own/quiz-days/quiz-days'
import { type Today, useToday } from '@/own/quiz-days/today'
import { usePracticeDays } from '../use-practice-days'

/** Milliseconds after its submission in which a result was just made, and is not an older one that is read again. */
const justNow = 10 * 60_000

/** Lets a quiz that was just taken on its own day be counted, now or when the account can be reached. */
function useNoteTaken(owner: string, day: IndiaDay, attemptId: string, today: IndiaDay | undefined): void {
  const key = testKey({ kind: 'daily', day: writeIndiaDay(day) })
  const { data: attempt } = useStoredAttempt(owner, key, attemptId)
  const at = attempt?.sitting.status === 'submitted' ? attempt.sitting.submittedAt : null
  useEffect(() => {
    if (at === null || indiaDayOf(at) !== day) return
    if (day === today || Math.abs(Date.now() - at) < justNow) void noteTaken(owner, day)
  }, [owner, day, today, at])
}

function StudentsNote({ owner, day, today }: { owner: string; day: IndiaDay; today: Today }) {
  // `noteTaken` refetches when there is something to count.
  const { data } = useQuery({ ...quizDaysQuery(owner), refetchOnMount: false })
  const practice = usePracticeDays(owner, useAttempts(owner))
  if (!data || !practice) return null
  if (data.waits) return t('Saved on this device. It counts on the day when you are next online.')
  if (!data.days.has(day) || day !== today.today) return null
  return t('Counted for today: your streak is {count, plural, one {# day} other {# days}}.', {
    count: practice.streak.length,
  })
}

function Words({ owner, day, today }: { owner: string; day: IndiaDay; today: Today }) {
  if (owner === visitor && day === today.today) {
    return (
      <Trans
        message={'<a>Log in</a> today, and this quiz counts for a streak.'}
        parts={{
          a: (
            <Link
              to={paths.login}
              state={{ from: paths.daily }}
              className="font-semibold text-secondary underline"
            />
          ),
        }}
      />
    )
  }
  if (owner !== visitor) return <StudentsNote owner={owner} day={day} today={today} />
  return null
}

/** Above the result of a daily quiz: what it means for the streak. */
export function CountedNote({ owner, day, attemptId }: { owner: string; day: IndiaDay; attemptId: string }) {
  const today = useToday()
  useNoteTaken(owner, day, attemptId, today?.today)
  return (
    <p role="status" className="mb-4 text-detail text-muted empty:hidden">
      {today && <Words owner={owner} day={day} today={today} />}
    </p>
  )
}
