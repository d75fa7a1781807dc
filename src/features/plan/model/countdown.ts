import { type IndiaDay, readIndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'

interface Countdown {
  readonly title: string
  /** The plan, or one sentence about what to do. */
  readonly facts: readonly string[]
}

export interface Plan {
  /** Empty for none. */
  readonly exam: string
  /** `2026-11-22`; null for none. */
  readonly examDay: string | null
  readonly minutes: number
}

/** Whether the student has named an exam or its day: minutes alone have a default. */
export const isPlanned = ({ exam, examDay }: Plan): boolean => exam !== '' || examDay !== null

/** What is left until the exam, and the plan in one line. */
export function countdownOf({ exam, examDay, minutes }: Plan, today: IndiaDay): Countdown {
  const day = examDay === null ? null : readIndiaDay(examDay)
  const date = day === null ? '' : formatMediumDate(new Date(startOfIndiaDay(day)))
  const daily = t('{minutes, plural, one {# minute} other {# minutes}} a day', { minutes })
  if (day === null && exam === '')
    return {
      title: t('Set your exam date'),
      facts: [t('Revision then brings back every question once before it.')],
    }
  if (day === null) return { title: exam, facts: [t('No exam date yet'), daily] }
  if (day < today)
    return {
      title: t('Your exam date has passed'),
      facts: [
        t('It was {date}. Set the date of your next exam, or remove the date, to continue revision.', {
          date,
        }),
      ],
    }
  if (day === today)
    return { title: t('Your exam is today'), facts: [t('Nothing is planned for today. All the best.')] }
  return {
    title: t('{left, plural, one {# day} other {# days}} left', { left: day - today }),
    facts: [exam, date, daily].filter(Boolean),
  }
}
