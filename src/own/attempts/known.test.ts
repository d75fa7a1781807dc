import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { appErrorOf } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import { setSignedIn, student } from '../../../tests/testing/signed-in'
import { attemptRepository } from './account/attempt-repository'
import { fieldsOf, recordOf, summaryOf } from './account/stored-attempt'
import { mergeKnown, readAllKnown } from './known'
import { attemptOf } from './testing/attempt-samples'

const minute = 60_000
const document = {
  ...fieldsOf(attemptOf(paperOf(3), begunWith(paperOf(3)), 'x'), { clock: 1, follows: 0 }),
  id: 'x',
  updatedAt: 1,
}
const spy = () =>
  vi.spyOn(attemptRepository, 'changedSince').mockResolvedValue({ attempts: [document], isFull: false })
let changedSince = spy()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  changedSince = spy()
  setSignedIn(true)
})
afterEach(async () => {
  vi.useRealTimers()
  await forgetOwner(student.id)
})

test('the screens of ten minutes read the account once, a later one and a new page read it again', async () => {
  const page = new QueryClient()
  await Promise.all([readAllKnown(student.id, page), readAllKnown(student.id, page)])
  vi.setSystemTime(Date.now() + 9 * minute)
  expect((await readAllKnown(student.id, page)).known).toHaveLength(1)
  expect(changedSince).toHaveBeenCalledTimes(1)
  await readAllKnown(student.id, new QueryClient())
  expect(changedSince).toHaveBeenCalledTimes(2)
  vi.setSystemTime(Date.now() + minute)
  await readAllKnown(student.id, page)
  expect(changedSince).toHaveBeenCalledTimes(3)
})

test('a read that failed is made again by the next screen', async () => {
  const page = new QueryClient()
  changedSince.mockRejectedValueOnce(appErrorOf('unavailable'))
  await expect(readAllKnown(student.id, page)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await readAllKnown(student.id, page)).toMatchObject({ complete: true, known: [{ isHere: false }] })
})

/** Lets time pass, in which the device answers. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    for (let step = 0; step < 20; step++) await new Promise((resolve) => setImmediate(resolve))
  }
}
const after = <T>(seconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), seconds * 1000))

test('slow pages of the account are read to the end', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  let page = 0
  changedSince.mockImplementation(() => {
    page += 1
    const attempts = [{ ...document, id: `x${page}`, updatedAt: page }]
    return after(12, { attempts, isFull: page < 3 })
  })
  const reading = readAllKnown(student.id, new QueryClient())
  await pass(40)
  expect(await reading).toMatchObject({ complete: true, known: { length: 3 } })
})

test('a page of the account that does not come is given up, and the next screen reads it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const page = new QueryClient()
  changedSince.mockImplementationOnce(() => new Promise(() => {}))
  const failure = readAllKnown(student.id, page).catch((error: unknown) => error)
  await pass(16)
  const next = readAllKnown(student.id, page)
  await pass(1)
  expect(await failure).toMatchObject({ code: 'timeout' })
  expect(changedSince).toHaveBeenCalledTimes(2)
  expect(await next).toMatchObject({ complete: true, known: { length: 1 } })
})

function attempt(id: string, startedAt: number, isOver: boolean) {
  return attemptOf(paperOf(2), begunWith(paperOf(2), isOver ? [{ type: 'submit' }] : [], startedAt), id)
}
const here = (id: string, startedAt: number, isOver: boolean) => recordOf(attempt(id, startedAt, isOver))
const there = (id: string, startedAt: number, isOver: boolean) => ({
  ...fieldsOf(attempt(id, startedAt, isOver), { clock: startedAt, follows: 0 }),
  id,
  updatedAt: startedAt,
})

test('each attempt is known once, the latest start first, and one that is over as over', () => {
  const known = mergeKnown(
    [here('both', 3000, false), here('device', 1000, true)],
    [there('both', 3000, true), there('account', 2000, false), there('device', 1000, false)],
  )
  expect(known.map(({ record, isHere }) => [record.id, record.status, isHere])).toEqual([
    ['both', 'submitted', false],
    ['account', 'in_progress', false],
    ['device', 'submitted', true],
  ])
})

test('the summary of an attempt is the same from the device and from the account', () => {
  expect(summaryOf(there('a', 1000, true))).toEqual(summaryOf(here('a', 1000, true)))
})
