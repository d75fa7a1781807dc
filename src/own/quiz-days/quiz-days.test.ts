import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type IndiaDay, readIndiaDay, startOfIndiaDay, writeIndiaDay } from '@/domain/india-day'
import { appErrorOf } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import { queryClient } from '@/lib/query-client'
import { setSignedIn, student } from '../../../tests/testing/signed-in'
import { createDeviceCopy } from '../device-copy'
import { createOwn } from '../engine'
import { countDailyQuiz, quizDaysQuery } from './quiz-days'
import { dayRepository } from './repository'
import { account, addQuizDay, knownQuizDays, quizDaysKind, syncQuizDays } from './sync'

const owner = student.id
const dayOf = (text: string): IndiaDay => readIndiaDay(text) ?? 0

/** The account of the student. Its rules accept the server's day only. */
const inAccount = new Set<IndiaDay>()
let serverDay: IndiaDay = 0
let isReachable = true
const add = vi.fn(async (_: string, day: IndiaDay) => {
  demandNetwork()
  if (day !== serverDay) throw appErrorOf('permission-denied')
  inAccount.add(day)
})
const demandNetwork = () => {
  if (!isReachable) throw appErrorOf('unavailable')
}

/** @param ofServer the server's day, when the device's clock says another */
function itIs(text: string, ofServer = text): void {
  vi.setSystemTime(startOfIndiaDay(dayOf(text)) + 10 * 3_600_000)
  serverDay = dayOf(ofServer)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // The server says no time: the day is that of the device's clock.
  vi.stubGlobal('navigator', { onLine: false })
  vi.spyOn(dayRepository, 'ofYear').mockImplementation(async (_, year) => {
    demandNetwork()
    return [...inAccount].filter((day) => writeIndiaDay(day).startsWith(year))
  })
  vi.spyOn(dayRepository, 'add').mockImplementation(add)
  add.mockClear()
  setSignedIn(true)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  inAccount.clear()
  isReachable = true
  queryClient.clear()
  await forgetOwner(owner)
})

const daysOfAccount = () => [...inAccount].map(writeIndiaDay).sort()

test('a quiz that another device has counted does not count for a day without a quiz', async () => {
  itIs('2026-11-22')
  inAccount.add(dayOf('2026-11-22'))
  isReachable = false
  await addQuizDay(owner, dayOf('2026-11-22'))
  await countDailyQuiz(owner)
  itIs('2026-11-23')
  isReachable = true
  expect(await queryClient.fetchQuery(quizDaysQuery(owner))).toMatchObject({ waits: false })
  expect(daysOfAccount()).toEqual(['2026-11-22'])
  expect(add).not.toHaveBeenCalled()
})

test('a quiz that is refused because the day has changed counts at the next sync', async () => {
  itIs('2026-11-22', '2026-11-23')
  await addQuizDay(owner, dayOf('2026-11-22'))
  await expect(syncQuizDays(owner)).rejects.toMatchObject({ code: 'permission-denied' })
  expect((await knownQuizDays(owner)).waits).toBe(true)
  itIs('2026-11-23')
  await syncQuizDays(owner)
  expect((await knownQuizDays(owner)).waits).toBe(false)
  expect(daysOfAccount()).toEqual(['2026-11-23'])
})

test.each([
  { counted: [], after: ['2027-01-01'] },
  { counted: ['2026-12-31'], after: ['2026-12-31'] },
])('a quiz of 31 December reaches an account with $counted on 1 January', async ({ counted, after }) => {
  for (const day of counted) inAccount.add(dayOf(day))
  itIs('2026-12-31')
  await addQuizDay(owner, dayOf('2026-12-31'))
  itIs('2027-01-01')
  await syncQuizDays(owner)
  expect(daysOfAccount()).toEqual(after)
  expect((await knownQuizDays(owner)).waits).toBe(false)
})

test('a quiz that was counted last year does not count again long after that year', async () => {
  inAccount.add(dayOf('2026-12-20'))
  itIs('2026-12-20')
  await addQuizDay(owner, dayOf('2026-12-20'))
  itIs('2027-02-01')
  await syncQuizDays(owner)
  expect(daysOfAccount()).toEqual(['2026-12-20'])
})

test('a day that the account has in the future does not take the place of today', async () => {
  inAccount.add(dayOf('2026-11-25'))
  itIs('2026-11-22')
  await addQuizDay(owner, dayOf('2026-11-22'))
  await syncQuizDays(owner)
  expect(daysOfAccount()).toEqual(['2026-11-22', '2026-11-25'])
})

test('two tabs that send the same quiz count one day', async () => {
  itIs('2026-11-22')
  const otherTab = createOwn(createDeviceCopy(quizDaysKind), account)
  await addQuizDay(owner, dayOf('2026-11-22'))
  itIs('2026-11-23')
  await Promise.all([syncQuizDays(owner), otherTab.sync(owner)])
  expect(daysOfAccount()).toEqual(['2026-11-23'])
  itIs('2026-11-24')
  await Promise.all([syncQuizDays(owner), otherTab.sync(owner)])
  expect(daysOfAccount()).toEqual(['2026-11-23'])
  expect((await knownQuizDays(owner)).waits).toBe(false)
})
