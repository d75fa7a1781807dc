import * as z from 'zod/mini'
import { type IndiaDay, writeIndiaDay } from '@/domain/india-day'
import { createDeviceCopy, type DeviceKind } from '../device-copy'
import { type Account, createOwn } from '../engine'
import { dayRepository } from './repository'
import { todayInIndia } from './today'

/** A document of the account, `2026`: the days of that year on which the student took the daily quiz. */
interface YearCopy {
  readonly id: string
  readonly days: readonly IndiaDay[]
}

const yearOf = (day: IndiaDay): string => writeIndiaDay(day).slice(0, 4)
const partSchema = z.number()
const copySchema: z.ZodMiniType<YearCopy> = z.object({ id: z.string(), days: z.array(z.number()) })

/** A part is the day of a quiz that was taken. It counts for the day on which it reaches the account. */
export const quizDaysKind: DeviceKind<IndiaDay, YearCopy> = {
  area: 'quiz-days',
  keyOf: String,
  // Parts of one key are the same day.
  merge: (day) => day,
  writePart: (day) => day,
  readPart: (value) => partSchema.safeParse(value).data ?? null,
  readCopy: (value) => copySchema.safeParse(value).data ?? null,
}

const account: Account<IndiaDay, YearCopy> = {
  isDue: () => true,
  /** This week and the rest of the year: one document, in the first week of a year two. */
  async read(owner) {
    const today = await todayInIndia()
    const years = [...new Set([yearOf(today), yearOf(today - 6)])]
    return Promise.all(years.map(async (id) => ({ id, days: await dayRepository.ofYear(owner, id) })))
  },
  async send(owner, parts, copies) {
    // The rules accept no other day, whatever the device's clock says.
    const today = await todayInIndia()
    const days = copies.get(yearOf(today))?.days ?? []
    if (days.includes(today)) return { copies: [], sent: parts }
    await dayRepository.add(owner, today)
    return { copies: [{ id: yearOf(today), days: [...days, today] }], sent: parts }
  },
}

const own = createOwn(createDeviceCopy(quizDaysKind), account)

/** The days that the account has, as this device knows, and whether a quiz waits to be counted. Never throws. */
export async function knownQuizDays(owner: string) {
  const { pending, copies } = await own.read(owner)
  return {
    days: new Set([...copies.values()].flatMap(({ days }) => days)),
    waits: pending.size > 0,
    isRead: copies.size > 0,
  }
}

/** Notes that the quiz of `day` was taken; `syncQuizDays` counts it. Never throws. */
export const addQuizDay = (owner: string, day: IndiaDay) => own.add(owner, day)

/** Reads the account's days and counts what waits. @throws AppError when the account cannot be reached */
export const syncQuizDays = (owner: string) => own.sync(owner)
