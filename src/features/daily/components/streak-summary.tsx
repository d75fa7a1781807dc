import type { Streak } from '@/domain/study/streak'
import { t } from '@/language/text'
import { streakWords } from '../model/day-words'

/** How long a streak is and what today adds to it, in the same words wherever it is shown. */
export function StreakSummary({ streak }: { streak: Streak }) {
  return (
    <>
      <p className="mt-1.5 font-heading text-xl leading-tight font-semibold tabular-nums sm:text-2xl">
        {streak.length === 0
          ? t('No streak yet')
          : t('{count, plural, one {# day} other {# days}}', { count: streak.length })}
      </p>
      <p className="mt-1.5 text-detail text-muted">{streakWords(streak)}</p>
    </>
  )
}
