import { type IndiaDay, indiaDayOf, startOfIndiaDay } from '@/domain/india-day'

/** What an attempt tells about when somebody was at work; moments in milliseconds since 1970. */
interface Worked {
  startedAt: number
  submittedAt: number | null
  answered: number
}

export interface PracticeDay {
  day: IndiaDay
  /** `Monday` */
  name: string
  active: boolean
  isToday: boolean
}

/** The calendar days in India on which a test or quiz was begun or submitted with at least one answer. */
export function practiceDays(attempts: readonly Worked[]): ReadonlySet<IndiaDay> {
  return new Set(
    attempts
      .filter(({ answered }) => answered > 0)
      .flatMap(({ startedAt, submittedAt }) =>
        submittedAt === null ? [startedAt] : [startedAt, submittedAt],
      )
      .map(indiaDayOf),
  )
}

/**
 * Days in a row that end today, or yesterday while today is not over: only a whole day without practice ends them.
 * @param now milliseconds since 1970
 */
export function daysInARow(days: ReadonlySet<IndiaDay>, now: number): { length: number; today: boolean } {
  const day = indiaDayOf(now)
  const today = days.has(day)
  const last = today ? day : day - 1
  let length = 0
  while (days.has(last - length)) length += 1
  return { length, today }
}

/** The last seven days, today the last of them. @param now milliseconds since 1970 */
export function lastSevenDays(days: ReadonlySet<IndiaDay>, now: number): PracticeDay[] {
  const today = indiaDayOf(now)
  const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' })
  return [6, 5, 4, 3, 2, 1, 0].map((ago) => {
    const day = today - ago
    return { day, name: weekday.format(startOfIndiaDay(day)), active: days.has(day), isToday: ago === 0 }
  })
}
