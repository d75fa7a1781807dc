import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { appErrorOf } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import { setSignedIn, student } from '../../../tests/testing/signed-in'
import { attemptRepository } from './account/attempt-repository'
import { fieldsOf } from './account/stored-attempt'
import { readAllKnown } from './known'
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
