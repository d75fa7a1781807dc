/** A calendar day in India, counted from 1970-01-01. */
export type IndiaDay = number

const dayMs = 24 * 60 * 60_000
/** India's clocks are ahead of UTC by this, summer and winter. */
const ahead = 5.5 * 60 * 60_000

/** @param at epoch milliseconds */
export const indiaDayOf = (at: number): IndiaDay => Math.floor((at + ahead) / dayMs)

/** The first moment of a day in India, in epoch milliseconds. */
export const startOfIndiaDay = (day: IndiaDay): number => day * dayMs - ahead

/** `2026-11-22` */
export const writeIndiaDay = (day: IndiaDay): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** `2026-11-22 18:30 (India)`. @param at epoch milliseconds */
export const writeIndiaTime = (at: number): string =>
  `${new Date(at + ahead).toISOString().slice(0, 16).replace('T', ' ')} (India)`

/** The day that `2026-11-22` says; null when it is no day of the calendar. */
export function readIndiaDay(text: string): IndiaDay | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const at = Date.parse(text)
  const day = at / dayMs
  return Number.isNaN(at) || writeIndiaDay(day) !== text ? null : day
}
