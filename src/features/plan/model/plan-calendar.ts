import { academy } from '@/config/academy'
import { paths } from '@/config/paths'
import type { CalendarEvent } from '@/domain/calendar'
import { type IndiaDay, indiaDayOf, startOfIndiaDay } from '@/domain/india-day'
import { t } from '@/language/text'

/** What can be put into a calendar. */
export interface CalendarAsk {
  readonly owner: string
  /** Of the site: `https://example.org`. */
  readonly origin: string
  /** Epoch milliseconds. */
  readonly now: number
  /** Empty for an exam without a name. */
  readonly exam: string
  /** Null for none; one that is past counts for none. */
  readonly examDay: IndiaDay | null
  /** Whether the exam itself is to be in it. */
  readonly withExam: boolean
  /** The plan of each day, until the day before the exam; null for a calendar without it. */
  readonly daily: {
    readonly minutes: number /** Minutes after midnight in India. */
    readonly time: number
  } | null
  readonly jobs: ReadonlyArray<{ readonly id: string; readonly title: string; readonly deadline: Date }>
}

/** Days that the daily plan goes on for while no exam date is set. */
export const daysWithoutExam = 90

const minuteMs = 60_000

function dailyEvent({ owner, origin, now, examDay, exam, daily }: CalendarAsk): CalendarEvent[] {
  if (!daily) return []
  const today = indiaDayOf(now)
  const isOver = startOfIndiaDay(today) + daily.time * minuteMs < now
  const first = isOver ? today + 1 : today
  const last = examDay !== null && examDay >= today ? examDay - 1 : first + daysWithoutExam - 1
  if (last < first) return []
  return [
    {
      kind: 'daily',
      uid: `daily-${owner}@${new URL(origin).hostname}`,
      title: exam === '' ? t('Study for your exam') : t('Study for {exam}', { exam }),
      text: t(
        '{minutes, plural, one {# minute} other {# minutes}}: revision, the daily quiz, the next test.',
        { minutes: daily.minutes },
      ),
      url: `${origin}${paths.home}`,
      first,
      last,
      ...daily,
    },
  ]
}

/** The events of a student's plan: the exam, the daily plan, and the last dates of jobs that are not past. */
export function planEvents(ask: CalendarAsk): CalendarEvent[] {
  const { owner, origin, now, exam, examDay, withExam, jobs } = ask
  const today = indiaDayOf(now)
  const host = new URL(origin).hostname
  const examEvent: CalendarEvent[] =
    withExam && examDay !== null && examDay >= today
      ? [
          {
            kind: 'day',
            uid: `exam-${owner}@${host}`,
            title: exam === '' ? t('Exam') : t('Exam: {exam}', { exam }),
            text: t('Your plan at {academy}.', { academy: academy.name }),
            url: `${origin}${paths.plan}`,
            day: examDay,
          },
        ]
      : []
  const deadlines = jobs.flatMap(({ id, title, deadline }): CalendarEvent[] => {
    const day = indiaDayOf(deadline.getTime())
    const uid = `job-${encodeURIComponent(id)}@${host}`
    const url = `${origin}${paths.job(id)}`
    return day < today
      ? []
      : [
          {
            kind: 'day',
            uid,
            title: t('Last date: {title}', { title }),
            text: t('Last date to apply.'),
            url,
            day,
          },
        ]
  })
  return [...examEvent, ...dailyEvent(ask), ...deadlines]
}

/** `19:00` as minutes after midnight; null for what is no time of the day. */
export function readTime(text: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  const time = Number(hours) * 60 + Number(minutes)
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60 ? time : null
}
