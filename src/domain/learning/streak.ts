import { type IndiaDay, writeIndiaDay } from '../india-day'

export interface Streak {
  /** Days on which the daily quiz was taken, back to the first of the streak. */
  readonly length: number
  /** Whether today is one of them. */
  readonly today: boolean
  /** The first of them; null for none. */
  readonly first: IndiaDay | null
  /** Days without it that the streak lives through: one in each calendar month at most. */
  readonly free: readonly IndiaDay[]
  /** Whether a day of this month may still be missed. */
  readonly mayMiss: boolean
}

/** `2026-11` */
const monthOf = (day: IndiaDay): string => writeIndiaDay(day).slice(0, 7)

/**
 * The streak that `days` come to: one day in each calendar month may be missed without ending it, and today is not missed
 * before it is over.
 * @param days on which the daily quiz was taken; what lies after today does not count
 */
export function streakOf(days: ReadonlySet<IndiaDay>, today: IndiaDay): Streak {
  const isDone = days.has(today)
  const free: IndiaDay[] = []
  const months = new Set<string>()
  let missed: IndiaDay[] = []
  let length = 0
  let first: IndiaDay | null = null
  for (let day = isDone ? today : today - 1; ; day--) {
    if (days.has(day)) {
      length += 1
      first = day
      free.push(...missed)
      missed = []
      continue
    }
    if (months.has(monthOf(day))) break
    months.add(monthOf(day))
    missed.push(day)
  }
  const mayMiss = !free.some((day) => monthOf(day) === monthOf(today))
  return { length, today: isDone, first, free, mayMiss }
}

export interface WeekDay {
  readonly day: IndiaDay
  /** `Monday` */
  readonly name: string
  /** `free`: missed, and the streak goes on over it. */
  readonly state: 'done' | 'free' | 'none'
  readonly isToday: boolean
}

/** The first day of 1970 was a Thursday. */
const names = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const

export const weekdayOf = (day: IndiaDay): string => names[((day % 7) + 7) % 7] ?? ''

/** The last seven days, today the last of them. */
export function weekOf(days: ReadonlySet<IndiaDay>, today: IndiaDay): WeekDay[] {
  const { free } = streakOf(days, today)
  return [6, 5, 4, 3, 2, 1, 0].map((ago) => {
    const day = today - ago
    const state = days.has(day) ? 'done' : free.includes(day) ? 'free' : 'none'
    return { day, name: weekdayOf(day), state, isToday: ago === 0 }
  })
}
