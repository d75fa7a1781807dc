import { queryOptions, skipToken } from '@tanstack/react-query'
import { type IndiaDay, indiaDayOf, writeIndiaDay } from '@/domain/india-day'
import { testKey } from '@/domain/sitting/test-ref'
import { visitor } from '@/lib/device/visitor'
import { queryClient } from '@/lib/query-client'
import { knownAttemptsQuery } from '@/own/attempts'
import { addQuizDay, knownQuizDays, syncQuizDays } from './sync'
import { todayInIndia } from './today'

/** The days on which a student has taken the daily quiz. */
export interface QuizDays {
  readonly days: ReadonlySet<IndiaDay>
  /** A quiz was taken, and the account could not be reached to count it. */
  readonly waits: boolean
  /** The account was read. */
  readonly isFromAccount: boolean
}

/** Whether the quiz of that day has been submitted, on this device or, as far as it knows, on another. */
async function hasTaken(owner: string, day: IndiaDay): Promise<boolean> {
  const key = testKey({ kind: 'daily', day: writeIndiaDay(day) })
  const attempts = await queryClient.fetchQuery(knownAttemptsQuery(owner))
  return attempts.some((attempt) => attempt.testKey === key && attempt.status === 'submitted')
}

async function readQuizDays(owner: string): Promise<QuizDays> {
  try {
    const today = await todayInIndia()
    if (await hasTaken(owner, today)) await noteDay(owner, today)
    await syncQuizDays(owner)
    return { ...(await knownQuizDays(owner)), isFromAccount: true }
  } catch (error) {
    const known = await knownQuizDays(owner)
    if (!known.isRead && !known.waits) throw error
    return { ...known, isFromAccount: false }
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

/** @returns whether the day still has to be counted */
async function noteDay(owner: string, day: IndiaDay): Promise<boolean> {
  if ((await knownQuizDays(owner)).days.has(day)) return false
  await addQuizDay(owner, day)
  return true
}

/** Notes that the quiz of `day` was just taken, and counts it as soon as the account can be reached. Never throws. */
export async function noteTaken(owner: string, day: IndiaDay): Promise<void> {
  if (owner !== visitor && (await noteDay(owner, day)))
    await queryClient.invalidateQueries({ queryKey: quizDaysQuery(owner).queryKey })
}

/** Counts a quiz that was taken offline or before signing in. It reads nothing when none waits. Never throws. */
export async function countDailyQuiz(owner: string): Promise<void> {
  const { days, waits } = await knownQuizDays(owner)
  const today = indiaDayOf(Date.now())
  if (!waits && (days.has(today) || !(await hasTaken(owner, today).catch(() => false)))) return
  await queryClient.fetchQuery({ ...quizDaysQuery(owner), staleTime: 0 }).catch(() => undefined)
}
