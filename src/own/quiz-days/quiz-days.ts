import { queryOptions, skipToken } from '@tanstack/react-query'
import { type IndiaDay, indiaDayOf, writeIndiaDay } from '@/domain/india-day'
import { testKey } from '@/domain/sitting/test-ref'
import { visitor } from '@/lib/device/visitor'
import { queryClient } from '@/lib/query-client'
import { serverTime } from '@/lib/server-time'
import { knownAttemptsQuery } from '@/own/attempts'
import { isSessionOwner } from '@/session'
import { dayRepository } from './day-repository'
import { daysOnDevice } from './days-on-device'

/** Milliseconds that the server has to say what time it is. */
const patience = 1500

/** The days on which a student has taken the daily quiz. */
export interface QuizDays {
  readonly days: ReadonlySet<IndiaDay>
  /** A quiz was taken, and the account could not be reached to count it. */
  readonly waits: boolean
  /** The account was asked. */
  readonly isFromAccount: boolean
}

/** The day that it is in India by the server's time; by the device's when the server does not say. */
async function todayByServer(): Promise<IndiaDay> {
  return indiaDayOf((await serverTime(patience)) ?? Date.now())
}

/** Whether the quiz of that day has been submitted, on this device or, as far as it knows, on another. */
async function hasTaken(owner: string, day: IndiaDay): Promise<boolean> {
  const key = testKey({ kind: 'daily', day: writeIndiaDay(day) })
  const attempts = await queryClient.fetchQuery(knownAttemptsQuery(owner))
  return attempts.some((attempt) => attempt.testKey === key && attempt.status === 'submitted')
}

const yearOf = (day: IndiaDay) => Number(writeIndiaDay(day).slice(0, 4))

/** The days of this week, and the rest of the year: one document, in the first week of a year two. */
async function readDays(owner: string, today: IndiaDay): Promise<Set<IndiaDay>> {
  const years = new Set([yearOf(today), yearOf(today - 6)])
  const days = await Promise.all([...years].map((year) => dayRepository.ofYear(owner, year)))
  return new Set(days.flat())
}

/**
 * Counts a quiz for the day on which it reaches the account: the rules accept no other day, whatever the device's clock says.
 * @returns what the account has then. @throws AppError when it cannot be asked.
 */
async function readAndCount(owner: string): Promise<ReadonlySet<IndiaDay>> {
  const today = await todayByServer()
  const days = await readDays(owner, today)
  const isDue = (await daysOnDevice.waits(owner)) || (await hasTaken(owner, today))
  if (isDue && !days.has(today)) {
    await dayRepository.add(owner, today)
    days.add(today)
  }
  // Who has signed out meanwhile leaves nothing behind.
  if (isSessionOwner(owner)) {
    await daysOnDevice.keep(owner, days)
    if (isDue) await daysOnDevice.settle(owner)
  }
  return days
}

async function readQuizDays(owner: string): Promise<QuizDays> {
  try {
    return { days: await readAndCount(owner), waits: false, isFromAccount: true }
  } catch (error) {
    const known = await daysOnDevice.known(owner)
    const waits = await daysOnDevice.waits(owner)
    if (known === null && !waits) throw error
    return { days: known ?? new Set(), waits, isFromAccount: false }
  }
}

/** The days of a student, after counting what waits to be counted; nothing for a visitor. @throws AppError */
export function quizDaysQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['quiz-days', owner],
    queryFn: owner === null || owner === visitor ? skipToken : () => readQuizDays(owner),
    networkMode: 'always',
    retry: false,
    staleTime: 60_000,
  })
}

/** Says that the quiz of an attempt was just taken, and counts it as soon as the account can be reached. Never throws. */
export async function noteTaken(owner: string, attemptId: string): Promise<void> {
  if (owner === visitor) return
  if (await daysOnDevice.wait(owner, attemptId))
    await queryClient.invalidateQueries({ queryKey: quizDaysQuery(owner).queryKey })
}

/** Counts what was taken without a network, or before signing in. It asks nobody when nothing waits. Never throws. */
export async function countDailyQuiz(owner: string): Promise<void> {
  const known = await daysOnDevice.known(owner)
  const today = indiaDayOf(Date.now())
  const waits = await daysOnDevice.waits(owner)
  if (!waits && (known?.has(today) || !(await hasTaken(owner, today).catch(() => false)))) return
  await queryClient.fetchQuery({ ...quizDaysQuery(owner), staleTime: 0 }).catch(() => undefined)
}
