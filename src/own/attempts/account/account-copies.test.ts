import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { appErrorOf } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import { attemptOf } from '../testing/attempt-samples'
import { createAccountCopies } from './account-copies'
import { fieldsOf } from './stored-attempt'

const minute = 60_000
const owner = 'asha'
const document = {
  ...fieldsOf(attemptOf(paperOf(3), begunWith(paperOf(3)), 'x'), { clock: 1, follows: 0 }),
  id: 'x',
  updatedAt: 1,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await forgetOwner(owner)
})

test('the screens of ten minutes ask the account once, a later one and a page that starts ask again', async () => {
  const changedSince = vi.fn(async () => ({ attempts: [document], isFull: false }))
  const copies = createAccountCopies({ changedSince }, () => true)
  expect(await copies.refresh(owner)).toHaveLength(1)
  vi.setSystemTime(Date.now() + 9 * minute)
  expect(await copies.refresh(owner)).toHaveLength(1)
  expect(changedSince).toHaveBeenCalledTimes(1)
  await createAccountCopies({ changedSince }, () => true).refresh(owner)
  expect(changedSince).toHaveBeenCalledTimes(2)
  vi.setSystemTime(Date.now() + minute)
  await copies.refresh(owner)
  expect(changedSince).toHaveBeenCalledTimes(3)
})

test('what failed, and what a sign-out has forgotten, is asked for again at once', async () => {
  const changedSince = vi.fn(async () => ({ attempts: [document], isFull: false }))
  const copies = createAccountCopies({ changedSince }, () => true)
  changedSince.mockRejectedValueOnce(appErrorOf('unavailable'))
  await expect(copies.refresh(owner)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await copies.refresh(owner)).toHaveLength(1)
  await forgetOwner(owner)
  expect(await copies.refresh(owner)).toHaveLength(1)
  expect(changedSince).toHaveBeenCalledTimes(3)
})
