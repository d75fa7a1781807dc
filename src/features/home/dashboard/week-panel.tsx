import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { weekOf } from '@/domain/study/streak'
import { StreakSummary, usePracticeDays, Week } from '@/features/daily'
import type { AttemptSummary } from '@/own/attempts'
import { Card } from '@/ui/card'

const words = { done: 'practised', free: 'free day', none: 'no practice' } as const

/** The streak and the last seven days, by calendar day in India. */
export function WeekPanel({ userId, attempts }: { userId: string; attempts: readonly AttemptSummary[] }) {
  const headingId = useId()
  const practice = usePracticeDays(userId, attempts)
  return (
    <Card className="min-h-66 p-5 sm:p-7">
      <section aria-labelledby={headingId} className="flex h-full flex-col">
        <h2 id={headingId} className="font-sans text-sm font-semibold tracking-normal text-muted">
          Streak
        </h2>
        {practice && (
          <>
            <StreakSummary streak={practice.streak} />
            <Week days={weekOf(practice.days, practice.today, practice.streak.free)} words={words} />
          </>
        )}
        <Link
          to={paths.history}
          className="mt-3 -mb-3 inline-flex min-h-11 items-center self-start text-sm font-semibold text-secondary hover:underline"
        >
          My tests
        </Link>
      </section>
    </Card>
  )
}
