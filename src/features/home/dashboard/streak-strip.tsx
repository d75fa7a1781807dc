import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { type IndiaDay, readIndiaDay } from '@/domain/india-day'
import { type Streak, weekOf } from '@/domain/study/streak'
import { usePracticeDays, Week } from '@/features/daily'
import { t } from '@/language/text'
import type { AttemptSummary } from '@/own/attempts'
import type { Preferences } from '@/own/preferences/preferences'
import { preferencesQuery } from '@/own/preferences/query'
import { Card } from '@/ui/card'

/** `83 days to APPSC Group II`; null without a date, or after it. */
function examWords({ exam, examDay }: Preferences, today: IndiaDay): string | null {
  const days = (readIndiaDay(examDay ?? '') ?? -1) - today
  if (days < 0) return null
  return exam === ''
    ? t('{days, plural, =0 {Your exam is today} one {# day to your exam} other {# days to your exam}}', {
        days,
      })
    : t('{days, plural, =0 {Today: {exam}} one {# day to {exam}} other {# days to {exam}}}', { days, exam })
}

function todayWords({ length, today }: Streak): string {
  if (today) return t('You practised today.')
  return length === 0
    ? t('Answer one question to start a streak.')
    : t('Answer one question to extend your streak.')
}

/** The streak, the days to the exam, and the last seven days, by calendar day in India. */
export function StreakStrip({ userId, attempts }: { userId: string; attempts: readonly AttemptSummary[] }) {
  const practice = usePracticeDays(userId, attempts)
  const { data: preferences } = useQuery(preferencesQuery(userId))
  return (
    <Card className="min-h-44 p-5 sm:p-7">
      {practice && preferences && (
        <section aria-label={t('Streak')} className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4">
            <h2 className="text-lg leading-tight tabular-nums">
              {practice.streak.length === 0
                ? t('No streak yet')
                : t('{days}-day streak', { days: practice.streak.length })}
            </h2>
            <Link
              to={paths.history}
              className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-secondary hover:underline"
            >
              {t('My tests')}
            </Link>
          </div>
          <p className="mt-1 line-clamp-1 text-detail text-muted tabular-nums">
            {examWords(preferences, practice.today) ?? todayWords(practice.streak)}
          </p>
          <Week days={weekOf(practice.days, practice.today, practice.streak.free)} />
        </section>
      )}
    </Card>
  )
}
