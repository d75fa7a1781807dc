import { indianDay } from '@/lib/dates'

const dayMs = 24 * 60 * 60_000

/** What an attempt tells about when somebody was at work; moments in milliseconds since 1970. */
interface Worked {
  startedAt: number
  submittedAt: number | null
  answered: number
}

export interface WeekDay {
  /** `YYYY-MM-DD`, a calendar day in India. */
  day: string
  /** `Monday` */
  name: string
  active: boolean
  isToday: boolean
}

/** The calendar day `count` days after `day`, both `YYYY-MM-DD`; a negative count goes back. */
function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** The calendar days in India on which a test or quiz was begun or submitted with at least one answer. */
export function activeDays(attempts: readonly Worked[]): ReadonlySet<string> {
  return new Set(
    attempts
      .filter(({ answered }) => answered > 0)
      .flatMap(({ startedAt, submittedAt }) =>
        submittedAt === null ? [startedAt] : [startedAt, submittedAt],
      )
      .map((moment) => indianDay(new Date(moment))),
  )
}

/**
 * Days in a row that end today, or yesterday while today is not over: a streak is lost only by a whole day without
 * practice. @param now milliseconds since 1970
 */
export function streakOf(days: ReadonlySet<string>, now: number): { length: number; today: boolean } {
  const day = indianDay(new Date(now))
  const today = days.has(day)
  let length = 0
  while (days.has(addDays(day, -length - (today ? 0 : 1)))) length += 1
  return { length, today }
}

/** The last seven days, today the last of them. @param now milliseconds since 1970 */
export function weekOf(days: ReadonlySet<string>, now: number): WeekDay[] {
  const today = indianDay(new Date(now))
  const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' })
  return [-6, -5, -4, -3, -2, -1, 0].map((offset) => {
    const day = addDays(today, offset)
    return { day, name: weekday.format(Date.parse(day)), active: days.has(day), isToday: offset === 0 }
  })
}
