import { counted } from '@/domain/counted'
import { type IndiaDay, readIndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'

interface Countdown {
  readonly title: string
  readonly text: string
}

export interface Plan {
  /** Empty for none. */
  readonly exam: string
  /** `2026-11-22`; null for none. */
  readonly examDay: string | null
  readonly minutes: number
}

/** `9 hours 40 minutes` */
function hoursOf(minutes: number): string {
  const parts = [
    minutes >= 60 && counted(Math.floor(minutes / 60), 'hour'),
    minutes % 60 > 0 && counted(minutes % 60, 'minute'),
  ]
  return parts.filter(Boolean).join(' ')
}

/** What is left until the exam, in words. */
export function countdownOf({ exam, examDay, minutes }: Plan, today: IndiaDay): Countdown {
  const name = exam === '' ? 'your exam' : exam
  const day = examDay === null ? null : readIndiaDay(examDay)
  if (day === null)
    return {
      title: t('{minutes, plural, one {# minute} other {# minutes}} a day', { minutes }),
      text: t('With an exam date, revision brings every question back once more before it.'),
    }
  const date = formatMediumDate(new Date(startOfIndiaDay(day)))
  if (day < today)
    return {
      title: t('Your exam date has passed'),
      text: t(
        'It was {date}. Choose the next one above when you know it; your mistake book and revision go on meanwhile.',
        { date },
      ),
    }
  if (day === today)
    return { title: t('Your exam is today'), text: t('Nothing is planned for today. All the best.') }
  const left = day - today
  return {
    title: t('{left, plural, one {# day} other {# days}} left', { left }),
    text: t(
      'Until {name} on {date}. At {minutes, plural, one {# minute} other {# minutes}} a day that is {hoursOf}.',
      { name, date, minutes, hoursOf: hoursOf(left * minutes) },
    ),
  }
}
