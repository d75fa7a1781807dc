import { type IndiaDay, indiaDayOf, writeIndiaDay } from '../india-day'
import type { QuestionCard } from '../learning/card'
import { weekdayOf } from '../weekday'

/** The times of an attempt, in milliseconds since 1970, and how many questions it answered. */
interface Worked {
  readonly startedAt: number
  readonly submittedAt: number | null
  readonly answered: number
}

/**
 * The calendar days in India on which a student answered at least one question: in a quiz, a test, a practice or a daily
 * quiz (when it was begun or submitted), or in revision.
 */
export function practiceDays(
  attempts: readonly Worked[],
  cards: Iterable<Pick<QuestionCard, 'reviews'>>,
): ReadonlySet<IndiaDay> {
  const answered = attempts.filter((attempt) => attempt.answered > 0)
  const reviews = [...cards].flatMap((card) => card.reviews.filter(({ result }) => result !== 'put-back'))
  const moments = [
    ...answered.flatMap(({ startedAt, submittedAt }) => [startedAt, submittedAt ?? startedAt]),
    ...reviews.map(({ at }) => at),
  ]
  return new Set(moments.map(indiaDayOf))
}

export interface Streak {
  /** Days with practice, back to the first of the streak. */
  readonly length: number
  /** Whether today is one of them. */
  readonly today: boolean
  /** Days without practice that the streak lives through: one in each calendar month at most. */
  readonly free: readonly IndiaDay[]
  /** Whether a day of this month may still be missed. */
  readonly mayMiss: boolean
}

/** `2026-11` */
const monthOf = (day: IndiaDay): string => writeIndiaDay(day).slice(0, 7)

/**
 * The streak that `days` come to: one day in each calendar month may be missed without ending it, and today is not missed
 * before it is over.
 * @param days of `practiceDays`; what lies after today does not count
 */
export function streakOf(days: ReadonlySet<IndiaDay>, today: IndiaDay): Streak {
  const isDone = days.has(today)
  const free: IndiaDay[] = []
  const months = new Set<string>()
  let missed: IndiaDay[] = []
  let length = 0
  for (let day = isDone ? today : today - 1; ; day--) {
    if (days.has(day)) {
      length += 1
      free.push(...missed)
      missed = []
      continue
    }
    if (months.has(monthOf(day))) break
    months.add(monthOf(day))
    missed.push(day)
  }
  const mayMiss = !free.some((day) => monthOf(day) === monthOf(today))
  return { length, today: isDone, free, mayMiss }
}

export interface WeekDay {
  readonly day: IndiaDay
  /** `Monday` */
  readonly name: string
  /** `free`: missed, and the streak goes on over it. */
  readonly state: 'done' | 'free' | 'none'
  readonly isToday: boolean
}

/** The last seven days, today the last of them. @param free days that a streak lives through */
export function weekOf(
  days: ReadonlySet<IndiaDay>,
  today: IndiaDay,
  free: readonly IndiaDay[] = [],
): WeekDay[] {
  return [6, 5, 4, 3, 2, 1, 0].map((ago) => {
    const day = today - ago
    const state = days.has(day) ? 'done' : free.includes(day) ? 'free' : 'none'
    return { day, name: weekdayOf(day), state, isToday: ago === 0 }
  })
}
