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
  const time = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (time.hours === 0) return t('{minutes, plural, one {# minute} other {# minutes}}', time)
  if (time.minutes === 0) return t('{hours, plural, one {# hour} other {# hours}}', time)
  return t(
    '{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}',
    time,
  )
}

/** What is left until the exam, in words. */
export function countdownOf({ exam, examDay, minutes }: Plan, today: IndiaDay): Countdown {
  const day = examDay === null ? null : readIndiaDay(examDay)
  if (day === null)
    return {
      title: t('{minutes, plural, one {# minute} other {# minutes}} a day', { minutes }),
      text: t('Set your exam date. Revision then brings back every question once before it.'),
    }
  const date = formatMediumDate(new Date(startOfIndiaDay(day)))
  if (day < today)
    return {
      title: t('Your exam date has passed'),
      text: t('It was {date}. Set the date of your next exam, or remove the date, to continue revision.', {
        date,
      }),
    }
  if (day === today)
    return { title: t('Your exam is today'), text: t('Nothing is planned for today. All the best.') }
  const left = day - today
  return {
    title: t('{left, plural, one {# day} other {# days}} left', { left }),
    text: [
      exam === '' ? t('Your exam is on {date}.', { date }) : t('{exam} is on {date}.', { exam, date }),
      t('At {minutes, plural, one {# minute} other {# minutes}} a day, you can study {time} until then.', {
        minutes,
        time: hoursOf(left * minutes),
      }),
    ].join(' '),
  }
}
