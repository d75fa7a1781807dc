import { type IndiaDay, startOfIndiaDay } from '@/domain/india-day'
import type { Streak } from '@/domain/study/streak'
import { weekdayOf } from '@/domain/weekday'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'

/** `22 Nov 2026` */
export const shortDayOf = (day: IndiaDay): string => formatMediumDate(new Date(startOfIndiaDay(day)))

/** `Sunday, 22 Nov 2026` */
export const longDayOf = (day: IndiaDay): string => `${weekdayOf(day)}, ${shortDayOf(day)}`

/** What a streak comes to today, in one sentence. */
export function streakWords({ length, today }: Streak): string {
  if (today) return t('You practised today.')
  if (length === 0) return t('Answer one question today to start a streak.')
  return t('Answer one question today to make it {count, plural, one {# day} other {# days}}.', {
    count: length + 1,
  })
}

/** What the free day of this month is, in one sentence. */
export function freeDayWords({ length, mayMiss }: Streak): string {
  if (length === 0) return t('You may miss one day in each month without ending a streak.')
  return mayMiss
    ? t('You may miss one day this month without ending your streak.')
    : t('You have used the free day of this month. You get another one next month.')
}
