import { type IndiaDay, indiaDayOf, writeIndiaDay } from '../india-day'
import { shortHash } from '../question/print'

/**
 * Marks a student's row on the board of a week: the student's own device finds it, and nobody reads the uid from it. Of
 * two students, one pair in four thousand million has the same sign.
 * @param week its Monday, `2026-11-23`
 */
export const boardSign = (week: string, uid: string): string =>
  shortHash(`${week}/${uid}`) + shortHash(`${uid}/${week}`)

/** The Monday of the week in India to which a moment belongs, `2026-11-23`. @param at epoch milliseconds */
export function weekOf(at: number): string {
  const day: IndiaDay = indiaDayOf(at)
  // Day 0 is a Thursday.
  return writeIndiaDay(day - ((day + 3) % 7))
}
