import { counted } from '@/domain/counted'
import { type IndiaDay, startOfIndiaDay } from '@/domain/india-day'
import type { Streak } from '@/domain/study/streak'
import { weekdayOf } from '@/domain/weekday'
import { formatMediumDate } from '@/lib/dates'

/** `22 Nov 2026` */
export const shortDayOf = (day: IndiaDay): string => formatMediumDate(new Date(startOfIndiaDay(day)))

/** `Sunday, 22 Nov 2026` */
export const longDayOf = (day: IndiaDay): string => `${weekdayOf(day)}, ${shortDayOf(day)}`

/** What a streak comes to today, in one sentence. */
export function streakWords({ length, today }: Streak): string {
  if (today) return 'Today counts.'
  if (length === 0) return 'Answer one question today to start a streak.'
  return `Answer one question today to make it ${counted(length + 1, 'day')}.`
}

/** What the free day of this month is, in one sentence. */
export function freeDayWords({ length, mayMiss }: Streak): string {
  if (length === 0) return 'You may miss one day in each month without ending a streak.'
  return mayMiss
    ? 'You may miss one day this month. Your streak goes on.'
    : 'You have used the free day of this month. You get another one next month.'
}
