import * as z from 'zod/mini'
import { type IndiaDay, writeIndiaDay } from '@/domain/india-day'
import type { AccountKind } from '../account-kind'
import { createDeviceCopy, type DeviceKind } from '../device-copy'
import { createOwn } from '../engine'
import { dayRepository } from './repository'
import { todayInIndia } from './today'

/** A document of the account, `2026`: the days of that year on which the student took the daily quiz. */
interface YearCopy {
  readonly id: string
  readonly days: readonly IndiaDay[]
}

const yearOf = (day: IndiaDay): string => writeIndiaDay(day).slice(0, 4)
const yearSchema: z.ZodMiniType<YearCopy> = z.object({ id: z.string(), days: z.array(z.number()) })

/** A part is the day of a quiz that was taken. It counts for the day on which it reaches the account. */
export const quizDaysKind: DeviceKind<IndiaDay, YearCopy> = {
  area: 'quiz-days',
  keyOf: (value) => (typeof value === 'number' ? String(value) : value.id),
  // Parts of one key are the same day.
  merge: (day) => day,
  part: z.number(),
  copy: yearSchema,
}

const daysOf = (copies: ReadonlyMap<string, YearCopy>): ReadonlySet<IndiaDay> =>
  new Set([...copies.values()].flatMap(({ days }) => days))

export const account: AccountKind<IndiaDay, YearCopy> = {
  /** The years of this week and of what is pending: one document, in the first week of a year two. */
  async read(owner, { pending }) {
    const today = await todayInIndia()
    const years = new Set([today, today - 6, ...pending.values()].map(yearOf))
    return Promise.all([...years].map(async (id) => ({ id, days: await dayRepository.ofYear(owner, id) })))
  },
  async plan(parts, copies, closed) {
    const known = daysOf(copies)
    const open = parts.filter((day) => !known.has(day))
    if (open.length === 0) return { writes: [], left: [] }
    // The rules accept no other day, whatever the device's clock says.
    const today = await todayInIndia()
    const id = yearOf(today)
    if (closed.has(id)) return { writes: [], left: open }
    const copy = { id, days: [...(copies.get(id)?.days ?? []), today] }
    return { writes: known.has(today) ? [] : [{ copy, parts: open }], left: [] }
  },
  // The planned day is the last.
  write: (owner, { days }) => dayRepository.add(owner, Number(days.at(-1))),
}

const own = createOwn(createDeviceCopy(quizDaysKind), account)

/** The days that the account has, as this device knows, and whether a quiz waits to be counted. Never throws. */
export async function knownQuizDays(owner: string) {
  const { pending, copies } = await own.read(owner)
  return {
    days: daysOf(copies),
    waits: pending.size > 0,
    isRead: copies.size > 0,
  }
}

/** Notes that the quiz of `day` was taken; `syncQuizDays` counts it. Never throws. */
export const addQuizDay = (owner: string, day: IndiaDay) => own.add(owner, day)

/** Reads the account's days and counts what waits. @throws AppError when the account cannot be reached */
export const syncQuizDays = (owner: string) => own.sync(owner)
