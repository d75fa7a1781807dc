import { counted } from '@/domain/counted'
import { type IndiaDay, readIndiaDay, startOfIndiaDay } from '@/domain/india-day'
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
      title: `${counted(minutes, 'minute')} a day`,
      text: 'With an exam date, revision brings every question back once more before it.',
    }
  const date = formatMediumDate(new Date(startOfIndiaDay(day)))
  if (day < today)
    return {
      title: 'Your exam date has passed',
      text: `It was ${date}. Choose the next one above when you know it; your mistake book and revision go on meanwhile.`,
    }
  if (day === today)
    return { title: 'Your exam is today', text: 'Nothing is planned for today. All the best.' }
  const left = day - today
  return {
    title: `${counted(left, 'day')} left`,
    text: `Until ${name} on ${date}. At ${counted(minutes, 'minute')} a day that is ${hoursOf(left * minutes)}.`,
  }
}
