import { paths } from '@/config/paths'
import { counted } from '@/domain/counted'
import { type IndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { formatMediumDate } from '@/lib/dates'
import type { NextTest } from './next-test'
import type { RevisionLeft } from './revision-left'

/** What is known of a student's day. */
export interface TodayFacts {
  readonly today: IndiaDay
  /** They have never answered anything, here or in the account. */
  readonly isNewcomer: boolean
  /** Null when there is nothing to revise at all, or nobody knows. */
  readonly revision: RevisionLeft | null
  readonly daily: {
    /** The score of today's, in percent; null before it is submitted. */
    readonly percentage: number | null
    /** A sitting of it that waits. */
    readonly running: { readonly answered: number; readonly total: number } | null
  }
  /** The title of a whole test that was submitted today; null for none. */
  readonly takenToday: string | null
  readonly nextTest: NextTest | null
  /** The open job whose deadline comes next. */
  readonly job: { readonly id: string; readonly title: string; readonly days: number } | null
  readonly hasExamDay: boolean
}

/** One thing of the day, with the way to it. */
export interface TodayLine {
  readonly kind: 'diagnosis' | 'revision' | 'daily' | 'test' | 'job' | 'plan'
  readonly title: string
  readonly detail: string
  readonly to: string
  /** It was really done today. */
  readonly isDone: boolean
}

/** As many as the panel has places for. */
const most = 4

/** `today`, `tomorrow`, `in 5 days` */
export function inDays(days: number): string {
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

function revisionLine({ revision, today }: TodayFacts): TodayLine[] {
  if (!revision) return []
  const { questions, minutes, done, next } = revision
  const line = { kind: 'revision', to: paths.revise, isDone: questions === 0 && done > 0 } as const
  if (questions > 0) {
    const about = `About ${counted(minutes, 'minute')}`
    return done === 0
      ? [{ ...line, title: `Revise ${counted(questions, 'question')}`, detail: about }]
      : [{ ...line, title: `Revise ${questions} more`, detail: `${about}, ${done} done` }]
  }
  const then =
    next === null
      ? null
      : next - today < 7
        ? `Next ${inDays(next - today)}`
        : `Next on ${formatMediumDate(new Date(startOfIndiaDay(next)))}`
  return done > 0
    ? [{ ...line, title: 'Revision is done', detail: counted(done, 'question') }]
    : [{ ...line, title: 'Nothing to revise today', detail: then ?? 'It is all known for now' }]
}

function dailyLine({ daily: { percentage, running } }: TodayFacts): TodayLine {
  const line = { kind: 'daily', to: paths.daily, isDone: percentage !== null } as const
  if (percentage !== null)
    return { ...line, title: 'Daily quiz is done', detail: `${Math.round(percentage)}% right` }
  return running
    ? { ...line, title: 'Finish the daily quiz', detail: `${running.answered} of ${running.total} answered` }
    : { ...line, title: 'Take the daily quiz', detail: 'Ten questions' }
}

function testLine({ takenToday, nextTest, isNewcomer }: TodayFacts): TodayLine[] {
  if (takenToday !== null)
    return [{ kind: 'test', title: takenToday, detail: 'Taken today', to: paths.history, isDone: true }]
  // The page asks a newcomer to begin with a test anyway.
  return nextTest && !isNewcomer ? [{ kind: 'test', ...nextTest, isDone: false }] : []
}

/**
 * What the day holds, four lines at most: what to revise, the daily quiz, the next test and the next last date of a job; a
 * newcomer begins with ten questions. Who has told no exam date is asked for it where there is a place left.
 */
export function todayLines(facts: TodayFacts): TodayLine[] {
  const { isNewcomer, job, hasExamDay } = facts
  const lines: TodayLine[] = [
    ...(isNewcomer
      ? [
          {
            kind: 'diagnosis' as const,
            title: 'Ten questions to begin',
            detail: 'See where you stand',
            to: paths.diagnosis,
            isDone: false,
          },
        ]
      : revisionLine(facts)),
    dailyLine(facts),
    ...testLine(facts),
    ...(job
      ? [
          {
            kind: 'job' as const,
            title: job.title,
            detail: `Last date ${inDays(job.days)}`,
            to: paths.job(job.id),
            isDone: false,
          },
        ]
      : []),
    ...(hasExamDay
      ? []
      : [
          {
            kind: 'plan' as const,
            title: 'Make your plan',
            detail: 'Your exam and its date',
            to: paths.plan,
            isDone: false,
          },
        ]),
  ]
  return lines.slice(0, most)
}
