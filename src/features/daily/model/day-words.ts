import { type IndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { type Streak, weekdayOf } from '@/domain/learning/streak'
import { formatLongIndianDate, formatMediumDate } from '@/lib/dates'

/** `22 November 2026` */
export const dateOf = (day: IndiaDay): string => formatLongIndianDate(new Date(startOfIndiaDay(day)))

/** `Sunday, 22 November 2026` */
export const longDayOf = (day: IndiaDay): string => `${weekdayOf(day)}, ${dateOf(day)}`

/** `Sunday, 22 Nov 2026` */
export const shortDayOf = (day: IndiaDay): string =>
  `${weekdayOf(day)}, ${formatMediumDate(new Date(startOfIndiaDay(day)))}`

/** `5 days` */
export const daysOf = (length: number): string => (length === 1 ? '1 day' : `${length} days`)

/** What a streak comes to today, in one sentence. */
export function streakWords({ length, today }: Streak): string {
  if (today) return 'Today is counted. The next quiz opens at midnight in India.'
  if (length === 0) return "Today's quiz begins one."
  return `Today's quiz makes it ${daysOf(length + 1)}.`
}

/** What the free day of this month is, in one sentence. */
export function freeDayWords({ length, mayMiss }: Streak): string {
  if (length === 0) return 'One day in each month may be missed without ending a streak.'
  return mayMiss
    ? 'One day of this month may be missed: the streak goes on.'
    : 'The free day of this month is taken. There is another one next month.'
}
